import type { Runtime } from '../runtime.ts';

/** What became of a thing to do: it is done, it goes on later, or it waits until the agenda is taken up again. */
export type Outcome<What> = 'done' | 'waits' | { readonly what: What; readonly due: number };

/** Things to do at their time by the runtime's clock, kept on disk: after `kill -9` they are all still there. */
export interface Agenda<What> {
  /** Replaces what is there under the key. */
  put(key: string, what: What, due: number): void;
  get(key: string): { readonly what: What; readonly due: number } | undefined;
  entries(): IterableIterator<[string, { readonly what: What; readonly due: number }]>;
  /** Arms everything that is there: at the start, and when what waited may go on. */
  takeUp(): void;
  stop(): void;
}

/** Thrown by `run` where another try may fare better. */
export class Unreachable extends Error {}

export interface AgendaOptions<What> {
  /** Of the kept entries. */
  readonly name: string;
  /**
   * Does one thing. What it throws ends that thing, but for `Unreachable`, after which it is tried again. It may be run
   * again after a crash too, so that what it does must take effect once by itself.
   */
  readonly run: (what: What) => Promise<Outcome<What>>;
  /** What becomes of a thing that stays unreachable. */
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
    // What the end of the runtime cut off is taken up by the next one.
    if (stopped) return;
    const now = kept.get(key);
    // It was put anew while it ran.
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
