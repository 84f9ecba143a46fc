/** How a person is looked up, and where the code goes. */
export type LoginType = 'phone' | 'email';

/** The step of a sign-in (document 1 section 2, Login), with the input of its next call. */
export type SignInStep =
  | { readonly step: 'login'; readonly loginType: LoginType; readonly value: string }
  | {
      readonly step: 'otp';
      readonly loginType: LoginType;
      /** For display: as typed, or in E.164. */
      readonly value: string;
      /** The recipient that `otpSend` and `otpVerify` take. */
      readonly recipient: string;
      readonly loginNonce: string;
      /** Milliseconds since 1970. */
      readonly resendAt: number;
      /** The person meant to sign up, but has an account. */
      readonly known?: boolean;
    }
  | {
      readonly step: 'signup';
      readonly details: SignUpDetails;
      /** The phone number or address without an account, as typed; empty if none was looked up. */
      readonly unknown: string;
      /** The code that was sent for these details, for when the person comes back from its step. */
      readonly sent?: SentCode;
    }
  | ({ readonly step: 'signup-verification'; readonly details: SignUpDetails } & SentCode);

interface SentCode {
  readonly authId: string;
  /** Milliseconds since 1970. */
  readonly resendAt: number;
}

export type SignUpDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
};

export const firstStep: Extract<SignInStep, { step: 'login' }> = {
  step: 'login',
  loginType: 'phone',
  value: '',
};

export const nobody: SignUpDetails = { firstName: '', lastName: '', companyName: '', phone: '', email: '' };

export const stepTitles: Readonly<Record<SignInStep['step'], string>> = {
  login: 'Login or Sign up',
  otp: 'Login',
  signup: 'Sign up',
  'signup-verification': 'Sign up',
};

/**
 * The step stored in a history entry, or the first one. Steps are kept there so that the browser's Back button works, and
 * so that a phone that drops the page while the person reads the message comes back to the code.
 */
export function stepOf(state: unknown, beginning: SignInStep = firstStep): SignInStep {
  if (typeof state !== 'object' || state === null || !('step' in state)) return beginning;
  const found = state as Record<string, unknown>;
  const type = found.loginType === 'email' ? 'email' : 'phone';
  const texts = (...names: readonly string[]) => names.every((name) => typeof found[name] === 'string');
  switch (found.step) {
    case 'login':
      return texts('value') ? (state as SignInStep) : beginning;
    case 'otp':
      return texts('value', 'recipient', 'loginNonce')
        ? (state as SignInStep)
        : { step: 'login', loginType: type, value: '' };
    case 'signup':
      return isDetails(found.details) && texts('unknown') ? (state as SignInStep) : beginning;
    case 'signup-verification':
      return isDetails(found.details) && texts('authId') ? (state as SignInStep) : beginning;
    default:
      return beginning;
  }
}

function isDetails(value: unknown): value is SignUpDetails {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Record<string, unknown>;
  return ['firstName', 'lastName', 'companyName', 'phone', 'email'].every(
    (name) => typeof found[name] === 'string',
  );
}
