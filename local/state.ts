import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ABORT, open } from 'lmdb';
import type { DurableMap } from './runtime.ts';
import { StartFailure } from './start-failure.ts';
import { isStateFile } from './state-file.ts';

/** What the runtime keeps between runs, in one directory. */
export interface State {
  readonly durable: <T>(name: string) => DurableMap<T>;
  readonly atomically: (writes: () => void) => void;
  readonly directory: (name: string) => string;
  close(): Promise<void>;
}

/** Raise this when the shape of stored state changes, so that older state is refused rather than misread. */
const stateLayout = 2;

/**
 * Opens the stored state, creating it if needed. A returned write is with the operating system: it survives the
 * process, but a power failure may lose it. Waiting for the disk would take most of the runtime's time.
 *
 * @throws StartFailure if the state has another layout or cannot be read
 */
export function openState(stateDirectory: string): State {
  mkdirSync(stateDirectory, { recursive: true });
  checkLayout(stateDirectory);
  const opened = openRoot(join(stateDirectory, 'runtime.lmdb'));
  let closed = false;
  /** Work that outlives the runtime must not touch memory that is no longer mapped. */
  const root = (): typeof opened => {
    if (closed) throw new Error('The runtime has stopped, and its state is closed.');
    return opened;
  };

  return {
    durable<T>(name: string): DurableMap<T> {
      return {
        get: (key) => root().get([name, key]) as T | undefined,
        put: (key, value) => root().putSync([name, key], value),
        delete: (key) => {
          root().removeSync([name, key]);
        },
        *entries({ prefix = '', reverse = false, limit } = {}) {
          const [first, last] = [
            [name, prefix],
            [name, `${prefix}${beyondEveryKey}`],
          ];
          // Read all at once, so that the caller may write while iterating.
          const range = root().getRange({
            start: reverse ? last : first,
            end: reverse ? first : last,
            reverse,
            limit,
          });
          const found = [...range].map(({ key, value }): [string, T] => [key[1] ?? '', value as T]);
          // A range excludes its end, which in reverse is the key that equals the prefix.
          if (reverse && (limit === undefined || found.length < limit)) {
            const exact = root().get(first) as T | undefined;
            if (exact !== undefined) found.push([prefix, exact]);
          }
          yield* found;
        },
      };
    },
    atomically(writes) {
      let failure: { error: unknown } | undefined;
      root().transactionSync(() => {
        try {
          writes();
        } catch (error) {
          failure = { error };
          return ABORT;
        }
      });
      if (failure) throw failure.error;
    },
    directory(name) {
      const path = join(stateDirectory, name);
      mkdirSync(path, { recursive: true });
      return path;
    },
    close() {
      closed = true;
      return opened.close();
    },
  };
}

/** Marks the state as that of an unfinished first start. */
export function beginState(stateDirectory: string): void {
  mkdirSync(stateDirectory, { recursive: true });
  if (readdirSync(stateDirectory).length === 0) writeFileSync(unfinished(stateDirectory), '');
}

export function finishState(stateDirectory: string): void {
  rmSync(unfinished(stateDirectory), { force: true });
}

/** Whether the state is from a first start that broke off, so nobody has used it. */
export function brokeOff(stateDirectory: string): boolean {
  return existsSync(unfinished(stateDirectory));
}

/** Deletes all stored state. */
export function forgetState(stateDirectory: string): void {
  rmSync(stateDirectory, { recursive: true, force: true });
}

function unfinished(stateDirectory: string): string {
  return join(stateDirectory, 'unfinished');
}

const beyondEveryKey = '\uffff';

function openRoot(path: string) {
  if (!isStateFile(path)) throw unreadable(path, 'it is truncated, or not a state file');
  try {
    return open<unknown, string[]>({
      path,
      cache: false,
      noSync: true,
      // The product's data is in the database's own file. What is stored here is small, and a small map starts
      // faster.
      encoder: { structuredClone: true },
    } as Parameters<typeof open>[0]);
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : String(error));
  }
}

function unreadable(path: string, reason: string): StartFailure {
  return new StartFailure(
    `The stored state in ${path} cannot be read: ${reason}.`,
    'Start over with: npm start -- --fresh',
  );
}

function checkLayout(stateDirectory: string): void {
  const path = join(stateDirectory, 'layout.json');
  if (!existsSync(path)) {
    writeFileSync(path, `${JSON.stringify({ layout: stateLayout })}\n`);
    return;
  }
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    found = undefined;
  }
  const layout =
    typeof found === 'object' && found !== null && 'layout' in found ? found.layout : 'an unknown layout';
  if (layout === stateLayout) return;
  throw new StartFailure(
    `The state in ${stateDirectory} was written by another version of the runtime (layout ${String(layout)}, this one reads ${stateLayout}).`,
    'Start over with: npm start -- --fresh',
  );
}
