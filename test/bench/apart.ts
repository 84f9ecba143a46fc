import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a bench in its own process: the table's client keeps the first database it saw, and a million rows need memory.
 * `file` is in this folder, `name` is its export.
 */
export function apart<T>(file: string, name: string): Promise<T> {
  const child = fork(fileURLToPath(new URL('./one-bench.ts', import.meta.url)), [file, name], {
    execArgv: [...process.execArgv, '--max-old-space-size=8192'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as T));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}, and measured nothing.`)));
  });
}
