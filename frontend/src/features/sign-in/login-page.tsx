import Box from '@mui/material/Box';
import { CalendarClock, MessagesSquare, Wrench } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SplitAuthPage } from '../../components/templates/split-auth-page.tsx';
import { Benefit, Benefits } from './benefits.tsx';
import { CodeStep } from './code-step.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { stepTitles } from './sign-in-step.ts';
import { useSignInSteps } from './use-sign-in-steps.ts';

// A sign-up is rare, and its company search is most of its weight.
const SignUpStep = lazy(async () => ({ default: (await import('./sign-up-step.tsx')).SignUpStep }));
const ActivateStep = lazy(async () => ({ default: (await import('./activate-step.tsx')).ActivateStep }));

/** `/login`: whoever has an account gets a code; whoever has none goes on to the sign-up. */
export function LoginPage() {
  const { current, onNext, onKeep, onBack } = useSignInSteps();
  return (
    <SplitAuthPage title={stepTitles[current.step]} aside={<CustomerBenefits />}>
      <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
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
        {current.step === 'otp' && <CodeStep current={current} onKeep={onKeep} onBack={onBack} />}
        {current.step === 'signup' && (
          <SignUpStep current={current} onKeep={onKeep} onNext={onNext} onBack={onBack} />
        )}
        {current.step === 'signup-verification' && (
          <ActivateStep current={current} onKeep={onKeep} onBack={onBack} />
        )}
      </Suspense>
    </SplitAuthPage>
  );
}

/** What a sign-up brings (document 1 section 1). */
function CustomerBenefits() {
  return (
    <Benefits title="On-site repair of heavy equipment">
      <Benefit icon={Wrench} title="250+ technicians">
        A wide technician network for all brands.
      </Benefit>
      <Benefit icon={CalendarClock} title="You choose who comes">
        Compare technicians by availability, rates and reviews.
      </Benefit>
      <Benefit icon={MessagesSquare} title="You know where the job stands">
        Chat with technicians in real time for job updates.
      </Benefit>
    </Benefits>
  );
}

const nobody = { firstName: '', lastName: '', companyName: '', phone: '', email: '' };
