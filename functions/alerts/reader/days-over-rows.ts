import { type Claim, claimOf } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { dateAt, joinClock } from './values/dates.ts';

/*
 * Lines that are nothing but a day, over rows that begin with a time of day each: `Wednesday, 16 September 2026`, below it `22:10 EX-1
 * …`, then the next day. Each row is of the day above it, whatever machine it tells of.
 */

/** A line that is a day, as ISO 8601 has it. */
interface DayLine {
  readonly start: number;
  readonly end: number;
  readonly day: string;
}

/** The claims with the day of each such row beside its time of day. */
export function withDaysOver(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  const clocks = new Set(
    claims.flatMap(({ field, group, start }) => (field === 'clock' && group === 0 ? [start] : [])),
  );
  if (clocks.size < fewestRows) return claims;
  const days = lines.flatMap((line) => dayOf(source, line) ?? []);
  const [first] = days;
  if (!first || days.length < 2) return claims;
  const rows = lines.filter(
    ({ start, end }) => start > first.start && firstIn(source.marks.codes, start, end) !== undefined,
  );
  // A row without a time of day of its own has what stands above it as it is.
  if (rows.length < fewestRows || !rows.every(({ start }) => clocks.has(start))) return claims;
  const ofRows = new Set(rows.map(({ start }) => start));
  return claims.flatMap((claim) => {
    if (claim.field === 'time')
      return days.some(({ start, end }) => claim.start >= start && claim.start < end) ? [] : [claim];
    const day = claim.field === 'clock' && ofRows.has(claim.start) ? dayAbove(days, claim.start) : undefined;
    return day === undefined || claim.field !== 'clock' ? [claim] : [onDay(claim, day)];
  });
}

/** One row by itself may be told anywhere. */
const fewestRows = 2;

function onDay(clock: Claim & { readonly field: 'time' | 'clock' }, day: string): Claim {
  const [told = '', zone = ''] = clock.value.split(/ (.*)/);
  const [hour = 0, minute = 0, second = 0] = told.split(':').map(Number);
  const { start, end } = clock;
  return claimOf(
    { field: 'time', value: joinClock(day, { hour, minute, second }, zone), start, end, confidence: 0.7 },
    '',
  );
}

function dayAbove(days: readonly DayLine[], at: number): string | undefined {
  return days.findLast(({ start }) => start < at)?.day;
}

function dayOf({ text, order }: Source, line: Line): DayLine | undefined {
  const { start, end } = line;
  if (end - start > 48 || !has(line, sign.digit)) return undefined;
  const words = text.slice(start, end);
  const lead = beforeDay.exec(words)?.[0].length ?? 0;
  const found = dateAt(words, lead, order);
  return found && !found.hasTime && /^[\s:.)-]{0,3}$/.test(words.slice(found.end))
    ? { start, end, day: found.iso }
    : undefined;
}

const beforeDay = /^(?:\p{L}{2,12}\s?:\s{1,3})?(?:\p{L}{2,12}\.?,?\s(?=\d|\p{L}{3,12}\.?\s\d))?/u;
