import { useLocation, useNavigate } from 'react-router-dom';
import { surface } from '../../lib/surface.ts';
import { type SignInStep, stepOf } from './sign-in-step.ts';

/** The steps of a sign-in, each a history entry of its own. Once signed in, the guard of the route leads on. */
export function useSignInSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const { login } = surface();
  return {
    current: stepOf(location.state),
    onNext: (step: SignInStep) => void navigate(login, { state: step }),
    /** Keeps in this entry what was typed or sent, for whoever comes back to it. */
    onKeep: (step: SignInStep) => void navigate(login, { state: step, replace: true }),
    onBack: () => void navigate(-1),
  };
}
