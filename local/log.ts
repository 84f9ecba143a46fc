import { createWriteStream, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './runtime.ts';

export interface Log {
  readonly write: Runtime['log'];
  readonly path: string;
  close(): Promise<void>;
}

/** Everything goes to a file; warnings and errors also to the terminal. */
export function openLog(
  directory: string,
  { now, show }: { now: () => number; show: (level: 'warn' | 'error', message: string) => void },
): Log {
  const path = join(directory, 'runtime.log');
  keepSmall(path);
  const file = createWriteStream(path, { flags: 'a' });
  let closed = false;
  return {
    path,
    write(level, message) {
      if (closed) return;
      file.write(`${new Date(now()).toISOString()} ${level.padEnd(5)} ${message}\n`);
      if (level !== 'info') show(level, message);
    },
    close() {
      closed = true;
      return new Promise((resolve) => file.end(() => resolve()));
    },
  };
}

const largestFile = 10 * 1024 * 1024;

/** Moves the log aside once it has grown large. */
function keepSmall(path: string): void {
  try {
    if (statSync(path).size > largestFile) renameSync(path, `${path}.1`);
  } catch {
    // There is no log yet.
  }
}
