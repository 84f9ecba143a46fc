import { formatPhoneNumber } from '#schema/phone.ts';
import { track } from '../../lib/analytics.ts';
import { browserZone, deviceId } from '../../lib/device.ts';
import { publicApi } from '../../lib/public-api.ts';
import { signIn } from '../../lib/session.ts';
import { surface } from '../../lib/surface.ts';
import { CodeForm } from './code-form.tsx';
import type { SignInStep } from './sign-in-step.ts';

interface CodeStepProps {
  readonly current: Extract<SignInStep, { step: 'otp' }>;
  readonly submitLabel: string;
  readonly onKeep: (step: SignInStep) => void;
  readonly onBack: () => void;
}

/** The code for an existing account. */
export function CodeStep({ current, submitLabel, onKeep, onBack }: CodeStepProps) {
  const { recipient, loginNonce } = current;
  const { userType } = surface();
  const waitFor = (seconds: number) => onKeep({ ...current, resendAt: Date.now() + seconds * 1000 });
  return (
    <CodeForm
      lead={current.known ? 'You already have an account.' : undefined}
      sentTo={current.loginType === 'phone' ? formatPhoneNumber(current.value) : current.value}
      submitLabel={submitLabel}
      resendAt={current.resendAt}
      onCode={async (code) => {
        const verified = await publicApi.auth.otpVerify.mutate({
          email: recipient,
          code,
          loginNonce,
          userType,
          device: deviceId(),
          timeZone: browserZone(),
        });
        await signIn(verified.email, verified.passkey);
        track('login');
      }}
      onResend={async () => {
        const sent = await publicApi.auth.otpSend.mutate({
          email: recipient,
          loginNonce,
          userType,
          device: deviceId(),
        });
        waitFor(sent.resendAfterSeconds);
      }}
      onResendLater={waitFor}
      onBack={onBack}
    />
  );
}
