import { track } from '../../lib/analytics.ts';
import { browserZone, deviceId } from '../../lib/device.ts';
import { publicApi } from '../../lib/public-api.ts';
import { signIn } from '../../lib/session.ts';
import { parseEmail } from '../../lib/typed-contact.ts';
import { CodeForm } from './code-form.tsx';
import type { SignInStep } from './sign-in-step.ts';

interface ActivateStepProps {
  readonly current: Extract<SignInStep, { step: 'signup-verification' }>;
  readonly submitLabel: string;
  readonly onKeep: (step: SignInStep) => void;
  readonly onBack: () => void;
}

/** The code for a sign-up, sent to the work email. */
export function ActivateStep({ current, submitLabel, onKeep, onBack }: ActivateStepProps) {
  const { details, authId } = current;
  const email = parseEmail(details.email) ?? details.email;
  return (
    <CodeForm
      sentTo={email}
      submitLabel={submitLabel}
      resendAt={current.resendAt}
      onCode={async (code) => {
        const activated = await publicApi.auth.activate.mutate({
          email,
          code,
          authId,
          device: deviceId(),
          timeZone: browserZone(),
        });
        await signIn(activated.email, activated.passkey);
        track('signup');
      }}
      onResend={async () => {
        const made = await publicApi.auth.createAccount.mutate(details);
        onKeep({ ...current, authId: made.authId, resendAt: Date.now() + made.resendAfterSeconds * 1000 });
      }}
      onResendLater={(seconds) => onKeep({ ...current, resendAt: Date.now() + seconds * 1000 })}
      onBack={onBack}
    />
  );
}
