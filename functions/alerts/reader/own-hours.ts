import type { Claim } from './claims.ts';
import { allFrom } from './marks.ts';
import { labelBefore } from './said-of-else.ts';
import { areOfOthers, mayBePartOfAll } from './values/hours-of-else.ts';
import { otherHoursLabels } from './words/labels-of-else.ts';

/** The claims without hours of somebody's work or of a part, and without those that others beside them outdo. */
export function withOwnHours(text: string, claims: readonly Claim[]): readonly Claim[] {
  const hours = claims.filter(({ field }) => field === 'hours');
  if (hours.length === 0) return claims;
  const gone = new Set(
    hours.filter(
      ({ label, value, start }) =>
        typeof value === 'number' &&
        // `Nächste Wartung: 5500 h`
        (areOfOthers(text, value, start) ||
          (label === '' && otherHoursLabels.test(labelBefore(text, start) ?? ''))),
    ),
  );
  const told = hours.filter((claim) => !gone.has(claim));
  const parts = new Set(told.filter(({ start }) => mayBePartOfAll(text, start)));
  const whole = told.filter((claim) => !parts.has(claim)).sort((one, other) => one.start - other.start);
  for (const part of parts)
    if (allFrom(whole, part.start - besideParts, part.end + besideParts).length > 0) gone.add(part);
  return gone.size === 0 ? claims : claims.filter((claim) => !gone.has(claim));
}

/** Characters between the beginnings of the hours of one machine. */
const besideParts = 160;
