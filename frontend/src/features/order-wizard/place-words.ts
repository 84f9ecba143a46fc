import { addressLines } from '../../lib/address-words.ts';
import type { Draft } from './draft.ts';

/** `Boone Quarry, 27 Depot Road, Minot, ND 58701` */
export function placeWords({ address, jobsiteName }: Pick<Draft, 'address' | 'jobsiteName'>): string {
  if (address === null) return 'No place is chosen yet.';
  return [jobsiteName.trim(), ...addressLines(address)].filter(Boolean).join(', ');
}
