import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Brand } from '../../components/brand.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Benefits } from './benefits.tsx';
import { CodeStep } from './code-step.tsx';
import { IdentifyStep } from './identify-step.tsx';
import { type SignInStep, stepOf, stepTitles } from './sign-in-step.ts';

// A sign-up is rare, and its company search is most of its weight.
const SignUpStep = lazy(async () => ({ default: (await import('./sign-up-step.tsx')).SignUpStep }));
const ActivateStep = lazy(async () => ({ default: (await import('./activate-step.tsx')).ActivateStep }));

/** `/login`: each step is a history entry of its own. Once signed in, the guard of the route leads on. */
export function LoginPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const current = stepOf(location.state);
  usePageTitle(stepTitles[current.step]);

  const onNext = (step: SignInStep) => void navigate('/login', { state: step });
  /** Keeps in this entry what was typed or sent, for whoever comes back to it. */
  const onKeep = (step: SignInStep) => void navigate('/login', { state: step, replace: true });
  const onBack = () => void navigate(-1);

  return (
    <Box sx={page}>
      <Benefits />
      <Box component="main" id="main" tabIndex={-1} sx={main}>
        <Box sx={{ display: { lg: 'none' }, mb: { xs: 4, md: 6 } }}>
          <Brand size={28} />
        </Box>
        <Typography variant="h1" sx={{ mb: 3 }}>
          {stepTitles[current.step]}
        </Typography>
        <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
          {current.step === 'login' && <IdentifyStep current={current} onKeep={onKeep} onNext={onNext} />}
          {current.step === 'otp' && <CodeStep current={current} onKeep={onKeep} onBack={onBack} />}
          {current.step === 'signup' && (
            <SignUpStep current={current} onKeep={onKeep} onNext={onNext} onBack={onBack} />
          )}
          {current.step === 'signup-verification' && (
            <ActivateStep current={current} onKeep={onKeep} onBack={onBack} />
          )}
        </Suspense>
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(400px, 5fr) 7fr' },
} as const;

const main = {
  outline: 'none',
  width: '100%',
  maxWidth: 448,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 3, md: 8, lg: 0 },
  pb: 6,
  alignSelf: { lg: 'center' },
} as const;
