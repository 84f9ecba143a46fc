import { renderToString } from 'react-dom/server';
import { OrderServiceDocument } from './app/order-service-document.tsx';
import { SignInDocument } from './app/sign-in-document.tsx';
import { SplitAuthBlank } from './components/templates/split-auth-page.tsx';
import { orderServiceTitle } from './features/order-service/order-service-page.tsx';
import { firstStep, stepTitles } from './features/sign-in/sign-in-step.ts';
import { titleOf } from './lib/page-title.ts';
import type { Surface } from './lib/surface.ts';

/** What a document contains before its script runs and takes over. */
export interface DrawnPage {
  readonly title: string;
  readonly markup: string;
}

/** `/login` and `/tech/login` (`login.tsx`). All of this runs at build time. */
export function signInPage(userType: Surface['userType']): DrawnPage {
  return {
    title: titleOf(userType === 'technician' ? 'Technician login' : stepTitles.login),
    markup: renderToString(
      <SignInDocument userType={userType} first={firstStep} onCodeSent={() => undefined} />,
    ),
  };
}

/** `/order-service` (`order-service.tsx`), before anyone has said anything. */
export function orderServicePage(): DrawnPage {
  const first = { key: '', answers: {}, isSent: false };
  return {
    title: titleOf(orderServiceTitle),
    markup: renderToString(<OrderServiceDocument first={first} onFinal={nothing} onSignIn={nothing} />),
  };
}

const nothing = () => undefined;

/** Its sign-up; the rest depends on the order. */
export function orderSignUpPage(): DrawnPage {
  return { title: titleOf(stepTitles.signup), markup: renderToString(<SplitAuthBlank />) };
}
