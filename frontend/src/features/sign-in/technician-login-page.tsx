import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Camera, MapPinned, Timer } from 'lucide-react';
import { SplitAuthPage } from '../../components/templates/split-auth-page.tsx';
import { Benefit, Benefits } from './benefits.tsx';
import { CodeStep } from './code-step.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

/** `/tech/login`: technicians are given their account by their company, so nobody signs up here. */
export function TechnicianLoginPage() {
  const { current, onNext, onKeep, onBack } = useSignInSteps();
  return (
    <SplitAuthPage title="Technician login" aside={<TechnicianBenefits />}>
      {current.step === 'otp' ? (
        <CodeStep current={current} onKeep={onKeep} onBack={onBack} />
      ) : (
        <>
          <IdentifyStep
            current={current.step === 'login' ? current : { step: 'login', loginType: 'phone', value: '' }}
            onKeep={onKeep}
            onNext={onNext}
            onUnknown={(loginType) => unknown[loginType]}
          />
          <Typography color="textSecondary" sx={{ mt: 3 }}>
            No account yet? Ask your company’s owner for an account.
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Do you order service?{' '}
            <Link href="/login" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              Customer login
            </Link>
          </Typography>
        </>
      )}
    </SplitAuthPage>
  );
}

function TechnicianBenefits() {
  return (
    <Benefits title="Jobs for the machines that you know">
      <Benefit icon={MapPinned} title="Jobs near you">
        You are alerted to machines that you serve, with their fault codes and the distance.
      </Benefit>
      <Benefit icon={Timer} title="You say when">
        Offer the time that suits you. The customer books it, or asks for another.
      </Benefit>
      <Benefit icon={Camera} title="Done on the spot">
        Questions, photos, notes and hours from your phone, at the machine.
      </Benefit>
    </Benefits>
  );
}

const unknown = {
  phone: 'No technician has this number. Ask your company’s owner for an account.',
  email: 'No technician has this email. Ask your company’s owner for an account.',
} as const;
