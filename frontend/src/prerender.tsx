import { renderToString } from 'react-dom/server';
import { SignInDocument } from './app/sign-in-document.tsx';
import { firstStep, stepTitles } from './features/sign-in/sign-in-step.ts';
import { titleOf } from './lib/page-title.ts';
import type { Surface } from './lib/surface.ts';

/** What `/login` and `/tech/login` hold before any script has run; `login.tsx` takes it over. Runs at build time. */
export function signInPage(userType: Surface['userType']): {
  readonly title: string;
  readonly markup: string;
} {
  return {
    title: titleOf(userType === 'technician' ? 'Technician login' : stepTitles.login),
    markup: renderToString(
      <SignInDocument userType={userType} first={firstStep} onCodeSent={() => undefined} />,
    ),
  };
}
