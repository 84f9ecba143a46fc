import type { Claim } from './claims.ts';
import { firstIn, type Source, type Span, spanOver } from './marks.ts';

/** The model of a message about one machine. */
export type ModelClaim = Claim & { readonly field: 'model' };

/** Nothing else has been read there. */
export function isFree({ marks }: Source, { start, end }: Span, claims: readonly Claim[]): boolean {
  return (
    !claims.some((claim) => claim.start < end && start < claim.end && claim.field !== 'description') &&
    !firstIn(marks.dates, start, end) &&
    !spanOver(marks.dates, start, 40) &&
    !firstIn(marks.hours, start, end) &&
    !firstIn(marks.codes, start, end) &&
    !spanOver(marks.addresses, start, 200) &&
    !spanOver(marks.points, start, 60)
  );
}
