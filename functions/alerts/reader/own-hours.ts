import type { Claim } from './claims.ts';
import { gapBetween } from './marks.ts';
import { areOfOthers, mayBePartOfAll } from './values/hours-of-else.ts';

/** The claims without hours of somebody's work or of a part, and without those that others beside them outdo. */
export function withOwnHours(text: string, claims: readonly Claim[]): readonly Claim[] {
  const hours = claims.filter(({ field }) => field === 'hours');
  if (hours.length === 0) return claims;
  const gone = new Set(
    hours.filter(({ value, start }) => typeof value === 'number' && areOfOthers(text, value, start)),
  );
  const parts = hours.filter((claim) => !gone.has(claim) && mayBePartOfAll(text, claim.start));
  const whole = hours.filter((claim) => !gone.has(claim) && !parts.includes(claim));
  for (const part of parts) if (whole.some((other) => gapBetween(part, other) <= besideParts)) gone.add(part);
  return gone.size === 0 ? claims : claims.filter((claim) => !gone.has(claim));
}

/** Characters between the hours of one machine. */
const besideParts = 160;
