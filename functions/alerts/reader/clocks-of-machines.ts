import { type Claim, claimOf } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { clockAt, clockText, joinClock } from './values/dates.ts';

/**
 * The times that one line gives to several machines by their names, each its own: `got them 13/05/2026, Sally 08:20, Roly
 * 08:55 (BST)`, `All alarms 21 Oct 2026: EX-04 15:30, EX-09 16:12`.
 */
export function withOwnClocks(
  source: Source,
  groups: readonly Claim[][],
  lines: readonly Line[],
): readonly Claim[][] {
  if (groups.length < 2) return groups;
  const names = namesOf(groups);
  if (names.size < 2) return groups;
  let told = groups;
  for (const line of lines) {
    if (line.role !== 'body' || !has(line, sign.digit) || line.end - line.start > longest) continue;
    const clocks = clocksOn(source, line, names);
    if (clocks.size < 2) continue;
    told = told.map((claims, group) => {
      const clock = clocks.get(group);
      const isOther = ({ field, start }: Claim) =>
        (field === 'time' || field === 'clock') && start >= line.start && start < line.end;
      return clock ? [...claims.filter((claim) => !isOther(claim)), clock] : claims;
    });
  }
  return told;
}

const longest = 300;
const mostNames = 40;

/** The machines by their owner's names, without those that two have. */
function namesOf(groups: readonly Claim[][]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const twice = new Set<string>();
  for (const [group, claims] of groups.slice(0, mostNames).entries())
    for (const { field, value, confidence } of claims) {
      if (field !== 'unit' || confidence < 0.5 || typeof value !== 'string' || value.length < 2) continue;
      if ((names.get(value) ?? group) !== group) twice.add(value);
      names.set(value, group);
    }
  for (const name of twice) names.delete(name);
  return names;
}

/** The clock behind each name on a line, by the number of its machine. */
function clocksOn(
  { text, marks }: Source,
  line: Line,
  names: ReadonlyMap<string, number>,
): ReadonlyMap<number, Claim> {
  const words = text.slice(line.start, line.end);
  const found: { group: number; clock: NonNullable<ReturnType<typeof clockAt>>; start: number }[] = [];
  for (const [name, group] of names) {
    const at = words.indexOf(name);
    if (at < 0 || partOfWord.test(words.charAt(at - 1))) continue;
    const next = at + name.length;
    const lead = beforeClock.exec(words.slice(next, next + 14))?.[0].length;
    const start = line.start + next + (lead ?? 0);
    const clock = lead === undefined ? null : clockAt(text, start);
    if (clock && clock.end <= line.end) found.push({ group, clock, start });
  }
  // `(BST)`, behind the last of them.
  const zone = found.map(({ clock }) => clock.zone).find((each) => each !== '') ?? '';
  const day = firstIn(marks.dates, line.start, line.end)?.iso.slice(0, 10);
  return new Map(
    found.map(({ group, clock, start }) => {
      const span = { start, end: clock.end, confidence: 0.85 };
      const value = day === undefined ? clockText(clock) : joinClock(day, clock.clock, zone);
      return [group, claimOf({ field: day === undefined ? 'clock' : 'time', value, ...span }, 'name')];
    }),
  );
}

const partOfWord = /[\p{L}\p{N}-]/u;
const beforeClock =
  /^(?:\s?[:=@(–-]|,?\s(?:at|um|à|a las|alle|às|om|kl\.?|klo|o|v|saat))?\s{0,2}(?=\d{1,2}[:.h]\d\d)/i;
