import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './components/light/light.css';
import './components/templates/split-auth-page.css';
import './features/sign-in/sign-in.css';
import { reloadForNewVersion } from './app/new-version.ts';
import { SignInDocument } from './app/sign-in-document.tsx';
import { Toaster } from './components/light/toaster.tsx';
import { firstStep, type SignInStep, stepOf } from './features/sign-in/sign-in-step.ts';
import { loadConfig } from './lib/config.ts';
import { keepRedirectUrl, landing, parseRedirectUrl } from './lib/redirect-url.ts';
import { reportFailure, reportUncaught } from './lib/report.ts';
import { sendEvents } from './lib/rum.ts';
import { isSignedIn, onSessionChange, takeRefusal, watchSession } from './lib/session.ts';
import { surface } from './lib/surface.ts';
import { toast } from './lib/toasts.ts';
import { parseEmail } from './lib/typed-contact.ts';

void start();

/** The sign-in: a document of its own. Its form is prerendered, so someone may be typing in it already. */
async function start(): Promise<void> {
  reloadForNewVersion();
  sendEvents();
  reportUncaught();
  keepWanted();
  beginAsInvited();
  render();
  try {
    await loadConfig();
  } catch {
    toast.warning('Ironcall cannot be reached', {
      body: 'Check your connection, then try again.',
      action: { label: 'Try again', onClick: () => location.reload() },
    });
    return;
  }
  leadOn();
  onSessionChange(leadOn);
  addEventListener('pageshow', leadOn);
  watchSession();
  const refusal = takeRefusal();
  // Nobody may be watching.
  const duration = 24 * 60 * 60_000;
  if (refusal === 'refused') toast.info('Please sign in again.', { duration });
  if (refusal === 'deactivated') toast.error('Your account has been deactivated.', { duration });
}

/** Stores a `redirect_url` for after sign-in, whoever it is. */
function keepWanted(): void {
  const asked = new URLSearchParams(location.search).get('redirect_url');
  const wanted = parseRedirectUrl(asked, location.origin, surface());
  if (wanted !== undefined) keepRedirectUrl(wanted);
}

/** An invitation's link contains the invited email: it moves from the link into the form. */
function beginAsInvited(): void {
  const email = parseEmail(new URLSearchParams(location.search).get('email') ?? '');
  if (email === undefined || history.state !== null) return;
  const step: SignInStep = { step: 'login', loginType: 'email', value: email };
  history.replaceState(step, '', location.pathname);
}

/** People who are signed in have no business here. */
function leadOn(): void {
  if (isSignedIn()) location.replace(landing());
}

function render(): void {
  const root = elementById('root');
  const pageOf = (first: SignInStep) => (
    <StrictMode>
      <SignInDocument userType={surface().userType} first={first} onCodeSent={loadLanding} />
    </StrictMode>
  );
  // The prerendered HTML is the first step, as for a first visit.
  if (history.state === null) {
    hydrateRoot(root, pageOf(firstStep), {
      onRecoverableError: (error) => reportFailure('page', error),
    });
  } else createRoot(root).render(pageOf(stepOf(history.state)));
  createRoot(elementById('notifications')).render(<Toaster />);
}

/** While the person reads the code, so that the first page is ready once it is typed. */
function loadLanding(): void {
  import('./app/pages.tsx').then(
    ({ preloadPage }) => preloadPage(new URL(landing(), location.origin).pathname),
    // Failures surface where the page is shown.
    () => undefined,
  );
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page lacks #${id}.`);
  return element;
}
