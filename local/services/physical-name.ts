import type { Resource } from '../runtime.ts';

/** The name that a resource gets when its template leaves it open: the same at every start, since kept state names it. */
export function physicalName(
  { stack, logicalId }: Pick<Resource, 'stack' | 'logicalId'>,
  given?: string,
): string {
  return given ?? `${stack}-${logicalId}`;
}
