import { Camera, MapPinned, Timer } from 'lucide-react';
import { SplitAuthPage } from '../../components/templates/split-auth-page.tsx';
import { type Benefit, Benefits, Preview } from './benefits.tsx';
import { CodeStep } from './code-step.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { firstStep } from './sign-in-step.ts';
import { type SignInPageProps, useSignInSteps } from './use-sign-in-steps.ts';

/** `/tech/login`: technicians get their account from their company, so there is no sign-up. */
export function TechnicianLoginPage(props: SignInPageProps) {
  const { current, onNext, onKeep, onBack } = useSignInSteps(props);
  return (
    <SplitAuthPage title="Technician login" aside={<TechnicianBenefits />}>
      {current.step === 'otp' ? (
        <CodeStep current={current} submitLabel="Continue" onKeep={onKeep} onBack={onBack} />
      ) : (
        <>
          <IdentifyStep
            current={current.step === 'login' ? current : firstStep}
            onKeep={onKeep}
            onNext={onNext}
            onUnknown={(loginType) => unknown[loginType]}
          />
          <div className="step-notes">
            <p className="step-note">No account yet? Ask your company’s owner for an account.</p>
            <p className="step-note">
              Do you order service? <a href="/login">Customer login</a>
            </p>
          </div>
        </>
      )}
    </SplitAuthPage>
  );
}

function TechnicianBenefits() {
  return (
    <Benefits
      title="Jobs for the machines you know"
      benefits={benefits}
      preview={
        <Preview
          fault="Fuel supply pump, low voltage"
          machine="Komatsu PC210LC-11, 14 mi away"
          answer={{
            initials: 'RC',
            main: 'Ridgeline Construction',
            more: 'Booked you for tomorrow',
            time: '8:00 AM',
          }}
        />
      }
    />
  );
}

const benefits: readonly Benefit[] = [
  {
    icon: MapPinned,
    title: 'Jobs near you',
    text: 'We alert you to machines you service, with fault codes and distance.',
  },
  {
    icon: Timer,
    title: 'You say when',
    text: 'Offer a time that works for you. The customer books it or asks for another.',
  },
  {
    icon: Camera,
    title: 'Done on the spot',
    text: 'Questions, photos, notes and hours from your phone, at the machine.',
  },
];

const unknown = {
  phone: 'No technician has this number. Ask your company’s owner for an account.',
  email: 'No technician has this email. Ask your company’s owner for an account.',
} as const;
