import { renderToString } from 'react-dom/server';
import { OrderServiceDocument } from './app/order-service-document.tsx';
import { SignInDocument } from './app/sign-in-document.tsx';
import { SplitAuthBlank } from './components/templates/split-auth-page.tsx';
import { orderServiceTitle } from './features/order-service/order-service-page.tsx';
import { firstStep, stepTitles } from './features/sign-in/sign-in-step.ts';
import { titleOf } from './lib/page-title.ts';
import type { Surface } from './lib/surface.ts';

/** What a document holds before any script has run, which its script takes over. */
export interface DrawnPage {
  readonly title: string;
  readonly markup: string;
}

/** `/login` and `/tech/login` (`login.tsx`). Runs at build time, as all of this. */
export function signInPage(userType: Surface['userType']): DrawnPage {
  return {
    title: titleOf(userType === 'technician' ? 'Technician login' : stepTitles.login),
    markup: renderToString(
      <SignInDocument userType={userType} first={firstStep} onCodeSent={() => undefined} />,
    ),
  };
}

/** `/order-service` (`order-service.tsx`), where nobody has said anything yet. */
export function orderServicePage(): DrawnPage {
  const first = { key: '', answers: {}, isSent: false };
  return {
    title: titleOf(orderServiceTitle),
    markup: renderToString(<OrderServiceDocument first={first} onFinal={nothing} onSignIn={nothing} />),
  };
}

const nothing = () => undefined;

/** Its sign-up, of which no more stands before it is known what is ordered. */
export function orderSignUpPage(): DrawnPage {
  return { title: titleOf(stepTitles.signup), markup: renderToString(<SplitAuthBlank />) };
}
