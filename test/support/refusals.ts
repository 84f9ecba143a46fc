import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws if a role denied a function of the stack with that state anything, even if the function coped:
 * `infra/row-rights.ts`, or a grant on a bucket, lacks something that the code needs.
 */
export function requireNoRefusals(stateDirectory: string): void {
  const log = readFileSync(join(stateDirectory, 'logs/runtime.log'), 'utf8');
  const refused = log.split('\n').filter((line) => line.includes(' error User: arn:aws:sts::'));
  if (refused.length > 0) throw new Error(['Functions lack rights:', ...new Set(refused)].join('\n'));
}
