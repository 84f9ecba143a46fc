import { createHash } from 'node:crypto';
import type { Resource } from '../runtime.ts';

/**
 * An id for a resource, like those that CloudFormation generates, but the same at every start, because stored state
 * and the browser's tokens refer to it.
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

/**
 * The name of a resource that has none in its template: the same at every start, because stored state refers to it.
 */
export function physicalName(
  { stack, logicalId }: Pick<Resource, 'stack' | 'logicalId'>,
  given?: string,
): string {
  return given ?? `${stack}-${logicalId}`;
}
