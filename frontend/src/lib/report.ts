import { siteConfig } from './config.ts';

/** What failed, as whoever gathers failures hears of it: what the browser or our own code says, nothing that was typed. */
export interface Failure {
  /** What was being done: `sign-in`, `sign-out`, `session`, `page` or `uncaught`. */
  readonly where: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Logs a failure that the page goes on without, or that it can't tell anybody of, and reports it: as an event of the window,
 * like `track`'s, so that whoever gathers them is no part of the pages.
 */
export function reportFailure(where: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the web app logs
  console.error(`${where}:`, error);
  announce(where, error);
}

/** Reports, too, what nobody has caught; the browser logs it itself. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => announce('uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => announce('uncaught', reason));
}

/** The share of visits that report, of 1 (document 2 section 9). */
export function sampleRate(environment: string): number {
  return environment === 'production' ? 0.5 : 1;
}

export function failureOf(where: string, error: unknown): Failure {
  if (!(error instanceof Error)) return { where, name: typeof error, message: '', stack: '' };
  // The API's words may repeat what was typed.
  const answered = 'data' in error;
  return {
    where,
    name: error.name,
    message: answered ? '' : error.message,
    stack: answered ? '' : (error.stack ?? ''),
  };
}

/** A visit reports all of its failures or none, for one often follows from another. */
const lot = Math.random();

function announce(where: string, error: unknown): void {
  if (lot >= rate()) return;
  window.dispatchEvent(new CustomEvent('ironcall:failure', { detail: failureOf(where, error) }));
}

function rate(): number {
  try {
    return sampleRate(siteConfig().environment);
  } catch {
    // The configuration itself is what failed.
    return 1;
  }
}
