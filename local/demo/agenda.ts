import type { Runtime } from '../runtime.ts';

/** The result of an entry: done, continued later, or waiting until the agenda is resumed. */
export type Outcome<What> = 'done' | 'waits' | { readonly what: What; readonly due: number };

/** Things to do at a time of the runtime's clock, stored on disk, so that they survive `kill -9`. */
export interface Agenda<What> {
  /** Replaces any entry with the same key. */
  put(key: string, what: What, due: number): void;
  get(key: string): { readonly what: What; readonly due: number } | undefined;
  entries(): IterableIterator<[string, { readonly what: What; readonly due: number }]>;
  /** Schedules every entry: at the start, and when waiting entries may continue. */
  takeUp(): void;
  stop(): void;
}

/** Thrown by `run` if another try may work. */
export class Unreachable extends Error {}

export interface AgendaOptions<What> {
  /** Name of the stored entries. */
  readonly name: string;
  /**
   * Runs one entry. An exception ends the entry, except `Unreachable`, after which it is tried again. It may also run
   * again after a crash, so it must be idempotent.
   */
  readonly run: (what: What) => Promise<Outcome<What>>;
  /** What to do with an entry that stays unreachable. */
  readonly givenUp: 'dropped' | 'waits';
  readonly onFailed: (key: string, error: unknown) => void;
}

export function createAgenda<What>(
  runtime: Pick<Runtime, 'clock' | 'durable'>,
  { name, run, givenUp, onFailed }: AgendaOptions<What>,
): Agenda<What> {
  const kept = runtime.durable<Kept<What>>(name);
  const armed = new Map<string, { cancel(): void }>();
  const running = new Set<string>();
  let stopped = false;

  const arm = (key: string, due: number): void => {
    armed.get(key)?.cancel();
    armed.set(
      key,
      runtime.clock.at(due, () => take(key)),
    );
  };
  const put = (key: string, what: What, due: number, tries = 0): void => {
    kept.put(key, { what, due, tries });
    if (!running.has(key)) arm(key, due);
  };

  const take = async (key: string): Promise<void> => {
    armed.delete(key);
    const entry = stopped || running.has(key) ? undefined : kept.get(key);
    if (entry === undefined) return;
    running.add(key);
    const done = runtime.clock.hold();
    let outcome: Outcome<What>;
    let tries = 0;
    try {
      outcome = await run(entry.what);
    } catch (error) {
      tries = entry.tries + 1;
      const isUnreachable = error instanceof Unreachable;
      const again = isUnreachable && tries <= mostTries;
      if (!again && !stopped) onFailed(key, error);
      if (again) outcome = { what: entry.what, due: runtime.clock.now() + retryAfterMs };
      else outcome = isUnreachable && givenUp === 'waits' ? 'waits' : 'done';
    } finally {
      running.delete(key);
      done();
    }
    // The next start resumes what shutdown interrupted.
    if (stopped) return;
    const now = kept.get(key);
    // It was replaced while it ran.
    if (now !== undefined && (now.due !== entry.due || now.tries !== entry.tries)) arm(key, now.due);
    else if (outcome === 'done') kept.delete(key);
    else if (outcome !== 'waits') put(key, outcome.what, outcome.due, tries);
  };

  return {
    put,
    get: (key) => kept.get(key),
    entries: () => kept.entries(),
    takeUp() {
      for (const [key, { due }] of kept.entries()) if (!running.has(key)) arm(key, due);
    },
    stop() {
      stopped = true;
      for (const task of armed.values()) task.cancel();
      armed.clear();
    },
  };
}

interface Kept<What> {
  readonly what: What;
  readonly due: number;
  readonly tries: number;
}

const mostTries = 5;
const retryAfterMs = 5_000;
