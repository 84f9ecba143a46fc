import { lazy, Suspense } from 'react';
import { SplitAuthPage } from '../../components/templates/split-auth-page.tsx';
import { BriefBenefits } from './benefits.tsx';
import { CodeStep } from './code-step.tsx';
import { CustomerBenefits, customerBenefits } from './customer-benefits.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { nobody, stepTitles } from './sign-in-step.ts';
import { type SignInPageProps, useSignInSteps } from './use-sign-in-steps.ts';

// Few people sign up.
const SignUpStep = lazy(async () => ({ default: (await import('./sign-up-step.tsx')).SignUpStep }));
const ActivateStep = lazy(async () => ({ default: (await import('./activate-step.tsx')).ActivateStep }));

/** `/login`: sends a code to people who have an account, and takes the others to the sign-up. */
export function LoginPage(props: SignInPageProps) {
  const { current, onNext, onKeep, onBack } = useSignInSteps(props);
  return (
    <SplitAuthPage title={stepTitles[current.step]} aside={<CustomerBenefits />}>
      {current.step === 'login' && (
        <IdentifyStep
          current={current}
          onKeep={onKeep}
          onNext={onNext}
          onUnknown={(loginType, unknown) => {
            onNext({ step: 'signup', unknown, details: { ...nobody, [loginType]: unknown } });
            return undefined;
          }}
        />
      )}
      {current.step === 'otp' && (
        <CodeStep current={current} submitLabel="Continue" onKeep={onKeep} onBack={onBack} />
      )}
      <Suspense>
        {current.step === 'signup' && (
          <SignUpStep
            current={current}
            lead={
              <>
                <BriefBenefits benefits={customerBenefits} />
                <p className="step-lead">
                  There is no account for <strong>{current.unknown}</strong> yet. Tell us who you are and
                  we’ll send a code to your work email.
                </p>
              </>
            }
            submitLabel="Continue"
            onKeep={onKeep}
            onNext={onNext}
            onBack={onBack}
          />
        )}
        {current.step === 'signup-verification' && (
          <ActivateStep current={current} submitLabel="Activate" onKeep={onKeep} onBack={onBack} />
        )}
      </Suspense>
    </SplitAuthPage>
  );
}
