/** What failed, in the words of the browser or our own code, and nothing that was typed. */
export interface Failure {
  /** What was being done: `sign-in`, `sign-out`, `session`, `page` or `uncaught`. */
  readonly where: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Logs a failure that the page survives or can't tell anybody about, and dispatches it as a window event, as `track`
 * does. `rum.ts` sends both.
 */
export function reportFailure(where: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the web app logs
  console.error(`${where}:`, error);
  announce(where, error);
}

/** Also reports uncaught errors; the browser logs those itself. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => announce('uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => announce('uncaught', reason));
}

export function failureOf(where: string, error: unknown): Failure {
  if (!(error instanceof Error)) return { where, name: typeof error, message: '', stack: '' };
  // The API's message may repeat what was typed.
  const answered = 'data' in error;
  return {
    where,
    name: error.name,
    message: answered ? '' : error.message,
    stack: answered ? '' : (error.stack ?? ''),
  };
}

function announce(where: string, error: unknown): void {
  window.dispatchEvent(new CustomEvent('ironcall:failure', { detail: failureOf(where, error) }));
}
