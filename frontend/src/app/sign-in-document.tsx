import { LoginPage } from '../features/sign-in/login-page.tsx';
import { TechnicianLoginPage } from '../features/sign-in/technician-login-page.tsx';
import type { SignInPageProps } from '../features/sign-in/use-sign-in-steps.ts';
import type { Surface } from '../lib/surface.ts';

interface SignInDocumentProps extends SignInPageProps {
  readonly userType: Surface['userType'];
}

/** The whole of `/login` and `/tech/login`. */
export function SignInDocument({ userType, ...props }: SignInDocumentProps) {
  return userType === 'technician' ? <TechnicianLoginPage {...props} /> : <LoginPage {...props} />;
}
