import { type LucideIcon, Mail, Phone } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parsePhoneNumber } from '#schema/phone.ts';
import { BusyButton } from '../../components/light/busy-button.tsx';
import { PhoneField, TextField } from '../../components/light/text-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { emailProblem, parseEmail, phoneProblem } from '../../lib/typed-contact.ts';
import { useForm } from '../../lib/use-form.ts';
import { useBusy } from '../../lib/use-one-at-a-time.ts';
import { askForCode } from './ask-for-code.ts';
import type { LoginType, SignInStep } from './sign-in-step.ts';

type LoginStep = Extract<SignInStep, { step: 'login' }>;

interface IdentifyStepProps {
  readonly current: LoginStep;
  readonly onKeep: (step: SignInStep) => void;
  readonly onNext: (step: SignInStep) => void;
  /** No account has this phone or email. Returns the message for the field. */
  readonly onUnknown: (loginType: LoginType, typed: string) => string | undefined;
}

/**
 * Asks for a phone or email and sends a code to its account. Prerendered with both fields; CSS shows the chosen one.
 */
export function IdentifyStep({ current, onKeep, onNext, onUnknown }: IdentifyStepProps) {
  const [loginType, setLoginType] = useState<LoginType>(current.loginType);
  const [busy, during] = useBusy();
  const { formRef, ...form } = useForm(
    {
      phone: current.loginType === 'phone' ? current.value : '',
      email: current.loginType === 'email' ? current.value : '',
    },
    ({ phone, email }) =>
      loginType === 'phone' ? { phone: phoneProblem(phone) } : { email: emailProblem(email) },
  );

  const fieldOf = (type: LoginType) => formRef.current?.querySelector<HTMLInputElement>(`[name="${type}"]`);
  // What was chosen and typed before this script ran is only in the DOM.
  const takeOver = useRef(() => {
    const chosen = formRef.current?.querySelector<HTMLInputElement>('[name="login-type"]:checked');
    const type = chosen?.value === 'email' ? 'email' : 'phone';
    const field = fieldOf(type);
    setLoginType(type);
    if (field && field.value !== form.values[type]) form.set(type, field.value);
    // Don't move the focus if it is already in the form.
    if (!formRef.current?.contains(document.activeElement)) field?.focus();
  });
  useLayoutEffect(() => takeOver.current(), []);

  const choose = (type: LoginType, byPointer: boolean) => {
    flushSync(() => {
      setLoginType(type);
      form.setErrors({});
    });
    // With the arrow keys, the person is still choosing.
    if (byPointer) fieldOf(type)?.focus();
  };
  const submit = form.onSubmit(({ phone, email }) =>
    during(async () => {
      const value = loginType === 'phone' ? parsePhoneNumber(phone) : parseEmail(email);
      if (value === undefined) return;
      try {
        const next = await askForCode(loginType, value);
        onKeep({ step: 'login', loginType, value: loginType === 'phone' ? phone : email });
        if (next !== undefined) onNext(next);
        else {
          const problem = onUnknown(loginType, loginType === 'phone' ? phone : value);
          if (problem !== undefined) form.setErrors({ [loginType]: problem });
        }
      } catch (error) {
        const { code, message } = apiFailure(error);
        if (code === 'ACCOUNT_DEACTIVATED' || code === 'UNAUTHORIZED') {
          form.setErrors({ [loginType]: 'Your account has been deactivated.' });
        } else if (code === 'CONFLICT') form.setErrors({ [loginType]: message });
        else if (code === 'CODES_CLOSED') form.setErrors({ [loginType]: messageOf(error) });
        else toast.error(messageOf(error));
      }
    }),
  );

  return (
    // `dialog`: a submit before the script runs does nothing.
    <form className="step" method="dialog" noValidate ref={formRef} onSubmit={submit}>
      <LoginTypeChoice
        value={loginType}
        onChange={choose}
        options={[
          { value: 'phone', label: 'Phone', icon: Phone },
          { value: 'email', label: 'Email', icon: Mail },
        ]}
      />
      <div className="by-phone">
        <PhoneField
          {...form.field('phone')}
          onChange={(text) => form.set('phone', text)}
          label="Phone number"
          hint="We’ll text you a 6-digit code."
        />
      </div>
      <div className="by-email">
        <TextField
          {...form.field('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint="We’ll email you a 6-digit code."
        />
      </div>
      <BusyButton type="submit" main busy={busy}>
        Continue
      </BusyButton>
    </form>
  );
}

interface LoginTypeChoiceProps {
  readonly value: LoginType;
  readonly onChange: (type: LoginType, byPointer: boolean) => void;
  readonly options: readonly {
    readonly value: LoginType;
    readonly label: string;
    readonly icon: LucideIcon;
  }[];
}

/** Two radio buttons side by side. */
function LoginTypeChoice({ value, onChange, options }: LoginTypeChoiceProps) {
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">Get your code by</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name="login-type"
            value={option.value}
            checked={value === option.value}
            onChange={({ nativeEvent }) =>
              onChange(option.value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
            }
          />
          <option.icon size={18} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
