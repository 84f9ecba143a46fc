import { type Claim, claimOf } from './claims.ts';
import { lineStart } from './line-edges.ts';
import type { Line } from './lines.ts';
import { isApart, lineOf } from './lines-of-all.ts';
import type { Source } from './marks.ts';
import { notTheFaultsTime, ofReport } from './told-times.ts';

/*
 * The only time or day that a digest tells, apart from its machines: `Date: 12 Nov 2026` below rows that have a time of day each,
 * `Detected 2026-11-12 06:12 MST.` below a table, `(all times 12 Nov 2026, MST)`.
 */

/** With that time for each machine that has none of its own. */
export function withTimeOfAll(
  source: Source,
  groups: readonly (readonly Claim[])[],
  lines: readonly Line[],
): readonly (readonly Claim[])[] {
  if (groups.length < 2) return groups;
  const told = new Map(groups.flatMap((claims) => claims.filter(isTime)).map((time) => [time.start, time]));
  const [time, ...others] = told.size === 0 ? loneDate(source) : told.values();
  if (!time || others.length > 0) return groups;
  const line = lineOf(lines, time.start);
  if (line?.role !== 'body' || !isApart(line, groups, lines, source.text)) return groups;
  return groups.map((claims) => (claims.some(isTime) ? claims : [...claims, time]));
}

/** The only date in a text, where nobody has claimed it, and nothing says that it is of something else. */
function loneDate({ text, marks }: Source): readonly Claim[] {
  const [date, ...others] = marks.dates;
  if (!date || others.length > 0 || date.ofSending) return [];
  const before = text.slice(lineStart(text, date.start), date.start);
  if (notTheFaultsTime.test(before) || ofReport.test(before)) return [];
  return [claimOf({ ...date, field: 'time', value: date.iso, confidence: 0.55 }, '')];
}

function isTime({ field, confidence }: Claim): boolean {
  return field === 'time' && confidence >= 0.5;
}
