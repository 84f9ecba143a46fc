import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What a bench measures, in a process of its own: the table's client stays with the database that it first saw, and a million
 * rows want memory of their own. `file` stands beside this one, `name` is what it exports.
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
