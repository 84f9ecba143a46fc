import { type Claim, claimOf } from './claims.ts';
import { type Line, lineText, mayHave } from './lines.ts';
import { allIn, type Source } from './marks.ts';
import type { RecordNumbers } from './tables.ts';
import { type FoundSeverity, isSeverityAlone, severityIn } from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/*
 * Lists of faults without a heading, whose lines are made alike: a code, its words and how bad it is, one after the other (`E14-2; Oil
 * leak; high`), perhaps behind a time of day or the part that reports it (`15:05 E14-2 Oil leak High`, `Engine: E14-2 Oil leak, High`);
 * or the words first (`Oil leak (E14-2): High`). One such line alone may be anything; two are a list.
 */

interface CodedLine {
  readonly line: Line;
  readonly code: Place;
  readonly description: Place;
  readonly severity: FoundSeverity;
}

interface Place {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The claims, in which each line of such a list is a record of its own fault. */
export function withCodedLines(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  numbers: RecordNumbers,
): readonly Claim[] {
  const coded = lines.flatMap((line) => codedLine(source, line) ?? []);
  // `T76; Boom sensor; high`: where nothing else is the machine, it may be that.
  if (coded.length < fewest || !claims.some(({ field }) => field === 'model')) return claims;
  const inOrder = claims.toSorted((one, other) => one.start - other.start);
  const own = coded.map(({ line }) => allIn(inOrder, line.start, line.end));
  if (own.some((each) => each.some(({ field, row, group }) => row > 0 || group > 0 || named.has(field))))
    return claims;
  // As they stand in running text they have all been read.
  const isRead = coded.every(
    ({ code, severity }, index) =>
      own[index]?.some(
        ({ field, start, end }) => field === 'code' && start === code.start && end === code.end,
      ) && own[index]?.some(({ field, start }) => field === 'severity' && start === severity.start),
  );
  if (isRead) return claims;
  const replaced = new Set(own.flatMap((each) => each.filter(({ field }) => !times.has(field))));
  const told = claims.filter((claim) => !replaced.has(claim));
  for (const { code, description, severity } of coded) {
    numbers.row += 1;
    const record = { group: 0, row: numbers.row };
    told.push(claimOf({ field: 'code', ...code, confidence: 0.9 }, '', record));
    told.push(claimOf({ field: 'description', ...description, confidence: 0.8 }, '', record));
    const { severity: value, start, end } = severity;
    told.push(claimOf({ field: 'severity', value, start, end, confidence: 0.75 }, '', record));
  }
  return told;
}

const fewest = 2;
const longest = 160;
/** What else names a machine: such a line is of one of several. */
const named = new Set<Claim['field']>(['brand', 'model', 'serial', 'place', 'point']);
const times = new Set<Claim['field']>(['time', 'clock']);

function codedLine({ text, scan }: Source, line: Line): CodedLine | undefined {
  if (line.role !== 'body' || !mayHave(line, may.severity) || line.end - line.start > longest)
    return undefined;
  const said = lineText(text, line);
  const lead = clockBefore.exec(said)?.[0].length ?? 0;
  const part = partBefore.exec(said.slice(lead))?.[0].length ?? 0;
  for (const form of forms) {
    const found = form.exec(said.slice(lead + part));
    const { code, words, grade } = found?.groups ?? {};
    if (!found?.indices?.groups || !code || !words || !grade) continue;
    const place = (name: string, value: string): Place => {
      const [start, end] = found.indices?.groups?.[name] ?? [0, 0];
      const from = line.start + lead + part;
      return { value, start: from + start, end: from + end };
    };
    const at = place('grade', grade);
    const severity = isSeverityAlone(scan, at.start, at.end) ? severityIn(scan, at.start, at.end) : undefined;
    if (!severity) continue;
    // `E14-2 Coolant level Low`: how low it is.
    if (ofMeasure.test(words) && text[at.start - 1] === ' ' && /[\p{L})\]]/u.test(text[at.start - 2] ?? ''))
      return undefined;
    return { line, code: place('code', code), description: place('words', words), severity };
  }
  return undefined;
}

/** `15:05 `, `[3:05 PM] `, `15:05 - ` */
const clockBefore = /^[\s•*-]{0,4}\[?\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?\]?(?:\s?[-–|,;])?\s/i;
/** `Engine: `, `ECU ` */
const partBefore =
  /^(?:(?!unit|asset|machine|equipment|vehicle|fleet|model|serial|code|fault|alarm|alert|error|event)\p{L}{3,14}(?: \p{L}{3,10})?:\s|(?:engine|transmission|hydraulics?|chassis|aftertreatment|boom|cab|[A-Z]C[MU]|[A-Z]{2}CU)\s(?=[A-Z]{0,3}-?\d))/iu;
const ofMeasure = /(?:pressure|temp|temperature|level|voltage|speed|flow)$/i;
const codes = '[A-Z]{1,3}\\d{2,5}-\\d{1,3}|[A-Z]-?\\d{2,5}|[A-Z]{1,3}-\\d{3,5}|\\d{2,6}-\\d{1,2}';
const words = '(?<words>\\p{L}[^\\n;|()[\\]\\t]{2,70}?)';
const grade = '[([]?(?<grade>\\p{L}{3,14})[)\\]]?\\.?$';
const forms = [
  // `E14-2; Oil leak; high`, `E14-2 Oil leak High`
  new RegExp(
    `^(?<code>${codes})(?:\\s?[;,|]\\s?|\\s[-–—]\\s|:?\\s)${words}(?:\\s?[;,|:.]\\s?|\\s[-–—]\\s|\\s)${grade}`,
    'du',
  ),
  // `Oil leak (E14-2): High`, `Oil leak E14-2: High`
  new RegExp(`^${words}\\s[([]?(?<code>${codes})[)\\]]?(?:\\s?[;,|:]\\s?|\\s[-–—]\\s|\\s)${grade}`, 'du'),
];
