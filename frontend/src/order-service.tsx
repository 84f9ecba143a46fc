import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import './components/light/light.css';
import './components/templates/conversation-page.css';
import './components/templates/split-auth-page.css';
import './features/order-service/order-service.css';
import './features/sign-in/sign-in.css';
import { reloadForNewVersion } from './app/new-version.ts';
import { OrderServiceDocument, type OrderServiceDocumentProps } from './app/order-service-document.tsx';
import { OrderConfirmPage, OrderSignUpPage, signUp } from './app/order-sign-up-page.tsx';
import { Toaster } from './components/light/toaster.tsx';
import {
  type Conversation,
  keepConversation,
  keptConversation,
} from './features/order-service/kept-conversation.ts';
import { stepOf } from './features/sign-in/sign-in-step.ts';
import { loadConfig } from './lib/config.ts';
import { isEmbedded, tellFramingSite } from './lib/embedding.ts';
import { orderOf, readAnswers, writeAnswers } from './lib/order-answers.ts';
import { keepPendingOrder } from './lib/pending-order.ts';
import { randomId } from './lib/random-id.ts';
import { landing } from './lib/redirect-url.ts';
import { reportFailure, reportUncaught } from './lib/report.ts';
import { sendEvents } from './lib/rum.ts';
import { isSignedIn, onSessionChange, watchSession } from './lib/session.ts';
import { toast } from './lib/toasts.ts';

/**
 * `/order-service` and its sign-up: documents of their own, like the sign-in, since most visitors are here for the
 * first time.
 */
sendEvents();
reportUncaught();
createRoot(elementById('notifications')).render(<Toaster />);
if (isEmbedded()) void showFramed();
else {
  reloadForNewVersion();
  if (isSignUp()) void showSignUp();
  else void showConversation();
}

async function showConversation(): Promise<void> {
  renderConversation({
    first: keptConversation(),
    onFinal: () => location.assign(signUpPath),
    onSignIn: send,
  });
  if (!(await configured())) return;
  leadOn();
  onSessionChange(leadOn);
  addEventListener('pageshow', leadOn);
  watchSession();
}

/** People who are signed in order in the app. */
function leadOn(): void {
  if (isSignedIn()) location.replace('/orders');
}

/** In another site's frame: nothing is stored, nobody is signed in, and only that site can navigate the window. */
async function showFramed(): Promise<void> {
  document.documentElement.classList.add('embedded');
  renderConversation({
    first: { key: randomId(), answers: {}, isSent: false },
    onFinal: ({ answers }) => {
      const url = `${location.origin}${signUpPath}?${writeAnswers(answers)}`;
      if (!tellFramingSite({ type: 'navigate', url })) open(url, '_blank', 'noopener');
    },
    // The link is hidden there.
    onSignIn: () => undefined,
  });
  if (!(await configured())) return;
  const { body } = document;
  new ResizeObserver(() => tellFramingSite({ type: 'height', height: body.offsetHeight })).observe(body);
}

async function showSignUp(): Promise<void> {
  const conversation = { ...keptConversation(), ...broughtHere() };
  const order = orderOf(conversation.answers);
  if (order === undefined) {
    location.replace('/order-service');
    return;
  }
  keepConversation(conversation);
  if (!(await configured())) return;
  // By signing in here, the person sent the order. Someone already signed in has only followed a link.
  const goOn = () => location.replace(landing());
  if (!isSignedIn()) {
    render(
      <OrderSignUpPage
        order={order}
        first={stepOf(history.state, signUp)}
        onSend={() => send(conversation)}
        onCodeSent={loadOrders}
      />,
    );
    onSessionChange(goOn);
  } else if (conversation.isSent) goOn();
  else {
    const confirm = () => {
      send(conversation);
      goOn();
    };
    render(<OrderConfirmPage order={order} onSend={confirm} />);
  }
  watchSession();
}

/** From now on, the next sign-in places the order. An incomplete one is ignored. */
function send(conversation: Conversation): void {
  const { key, answers } = conversation;
  if (orderOf(answers) === undefined) return;
  keepPendingOrder({ key, answers: writeAnswers(answers) });
  keepConversation({ ...conversation, isSent: true });
}

/** An order sent along by another site. Removed from the address, which others can read. */
function broughtHere(): Partial<Conversation> {
  const answers = readAnswers(location.search);
  if (answers.typed === undefined) return {};
  history.replaceState(history.state, '', location.pathname);
  return { key: randomId(), answers, isSent: false };
}

function renderConversation(props: OrderServiceDocumentProps): void {
  const page = <OrderServiceDocument {...props} />;
  // The prerendered HTML is a conversation that hasn't begun.
  if (isSignUp() || Object.keys(props.first.answers).length > 0) render(page);
  else {
    const onRecoverableError = (error: unknown) => reportFailure('page', error);
    hydrateRoot(elementById('root'), <StrictMode>{page}</StrictMode>, { onRecoverableError });
  }
}

function render(page: ReactNode): Root {
  const root = createRoot(elementById('root'));
  root.render(<StrictMode>{page}</StrictMode>);
  return root;
}

async function configured(): Promise<boolean> {
  try {
    await loadConfig();
    return true;
  } catch {
    toast.warning('Ironcall cannot be reached', {
      body: 'Check your connection, then try again.',
      action: { label: 'Try again', onClick: () => location.reload() },
    });
    return false;
  }
}

/** While the person reads the code. */
function loadOrders(): void {
  import('./app/pages.tsx').then(
    ({ preloadPage }) => preloadPage(new URL(landing(), location.origin).pathname),
    // Failures surface where the page is shown.
    () => undefined,
  );
}

function isSignUp(): boolean {
  return /\/sign-up\/?$/.test(location.pathname);
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page lacks #${id}.`);
  return element;
}

const signUpPath = '/order-service/sign-up';
