import type { Claim } from './claims.ts';

/** Of each machine's claims those that no other has: what stands over several is told of each of them, in claims of its own. */
export function ownClaims(groups: readonly (readonly Claim[])[]): readonly (readonly Claim[])[] {
  const owners = new Map<string, number>();
  for (const group of groups)
    for (const place of new Set(group.map(placeOf))) owners.set(place, (owners.get(place) ?? 0) + 1);
  return groups.map((group) => group.filter((claim) => owners.get(placeOf(claim)) === 1));
}

function placeOf({ field, start, end }: Claim): string {
  return `${field} ${start} ${end}`;
}
