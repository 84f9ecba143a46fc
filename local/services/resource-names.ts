import { createHash } from 'node:crypto';
import type { Resource } from '../runtime.ts';

/**
 * An id for a resource as CloudFormation would make one up, but the same at every start: kept state and the browser's
 * stored tokens name it.
 */
export function stableId(
  resource: Pick<Resource, 'stack' | 'logicalId'>,
  length: number,
  alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789',
): string {
  let id = '';
  for (let round = 0; id.length < length; round++) {
    const digest = createHash('sha256').update(`${resource.stack}/${resource.logicalId}/${round}`).digest();
    for (const byte of digest) id += alphabet[byte % alphabet.length];
  }
  return id.slice(0, length);
}

/** The name that a resource gets when its template leaves it open: the same at every start, since kept state names it. */
export function physicalName(
  { stack, logicalId }: Pick<Resource, 'stack' | 'logicalId'>,
  given?: string,
): string {
  return given ?? `${stack}-${logicalId}`;
}
