import { type Claim, claimOf } from './claims.ts';
import { tidy } from './fault-descriptions.ts';
import { type Line, mayHave } from './lines.ts';
import { allIn, type Source, type Span } from './marks.ts';
import { firstWordFrom } from './scan.ts';
import type { RecordNumbers } from './tables.ts';
import { type FoundSeverity, isGradeWord, isSeverityAlone, severityIn } from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/*
 * Lists of faults that say first how bad each is: `Low: Fuel level sensor (SPN 96 FMI 3)`, below it `Critical: Oil pressure fault
 * (SPN 100 FMI 1)`; and between a fault's words and its code: `Oil pressure fault, Critical, SPN 100 FMI 1`. Read one word after the
 * other, a severity before a code is taken for what is said of the fault before it.
 */

/** A line, or a clause of one, that tells of one fault: how bad it is, then its code. */
interface GradedLine {
  readonly line: Span;
  readonly severity: FoundSeverity;
  readonly title: Span;
}

/** The claims, in which each line of such a list is a record of its own fault. */
export function withGradedLines(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  numbers: RecordNumbers,
): readonly Claim[] {
  const inLists = gradedLines(source, lines, claims);
  const graded = inLists.length < fewest ? gradedClauses(source, lines, claims) : inLists;
  if (graded.length < fewest) return claims;
  const told: Claim[] = [];
  const byLine = new Map<GradedLine, number>();
  for (const each of graded) {
    numbers.row += 1;
    byLine.set(each, numbers.row);
  }
  const ofLine = lineFinder(graded);
  for (const claim of claims) {
    const own = claim.row === 0 ? ofLine(claim.start) : undefined;
    if (!own) told.push(claim);
    else if (claim.field === 'code')
      told.push({ ...claim, row: byLine.get(own) ?? 0, confidence: Math.max(claim.confidence, sureCode) });
    else if (claim.field === 'time') told.push({ ...claim, row: byLine.get(own) ?? 0 });
    else if (!replaced.has(claim.field)) told.push(claim);
  }
  for (const [{ severity, title }, row] of byLine) {
    const group = told.find((claim) => claim.row === row)?.group ?? 0;
    const { severity: value, start, end } = severity;
    told.push(claimOf({ field: 'severity', value, start, end, confidence: 0.75 }, '', { group, row }));
    told.push(
      claimOf(
        { field: 'description', value: source.text.slice(title.start, title.end), ...title, confidence: 0.7 },
        '',
        { group, row },
      ),
    );
  }
  return told;
}

const fewest = 2;
/** How sure a code is that the form of its line tells. */
const sureCode = 0.9;
/** What is said of the fault is told by the line's form. */
const replaced = new Set<Claim['field']>(['severity', 'description', 'fault']);
const named = new Set<Claim['field']>(['brand', 'model', 'unit', 'serial', 'type']);
/** Characters of such a line, at the most. */
const longest = 240;

function lineFinder(graded: readonly GradedLine[]): (at: number) => GradedLine | undefined {
  let index = 0;
  return (at) => {
    while (index > 0 && (graded[index]?.line.start ?? 0) > at) index -= 1;
    while (index + 1 < graded.length && (graded[index + 1]?.line.start ?? 0) <= at) index += 1;
    const own = graded[index];
    return own && own.line.start <= at && at < own.line.end ? own : undefined;
  };
}

/** The lines with a severity before their only code, where no line of their list has its severity elsewhere. */
function gradedLines(source: Source, lines: readonly Line[], claims: readonly Claim[]): GradedLine[] {
  const rated = lines.filter(
    (line) => line.role === 'body' && mayHave(line, may.severity) && line.end - line.start <= longest,
  );
  if (rated.length < fewest) return [];
  const codes = claims
    .filter(({ field, row }) => field === 'code' && row === 0)
    .sort((one, other) => one.start - other.start);
  const found = rated.flatMap((line) => gradedLine(source, line, codes, claims) ?? []);
  const openly = found.filter(({ isLed }) => !isLed);
  // `Low oil pressure SPN 100 FMI 1`: without a mark, only where others say what nothing but a severity is.
  const isGraded = openly.length === 0 || openly.some(({ isGrade }) => isGrade);
  return isGraded ? found : found.filter(({ isLed }) => isLed);
}

function gradedLine(
  source: Source,
  line: Line,
  codes: readonly Claim[],
  claims: readonly Claim[],
): (GradedLine & { isLed: boolean; isGrade: boolean }) | undefined {
  const { text } = source;
  const [code, other] = allIn(codes, line.start, line.end);
  if (!code || other) return undefined;
  const found = gradeAtStart(source, line, code.start) ?? gradeBeforeCode(source, line, code.start);
  if (!found) return undefined;
  const { severity, from, to, isLed, isGrade } = found;
  // `Volvo A40G, Fuel level sensor (SPN 96 FMI 3)`: the machine's name before the fault.
  const name = claims.reduce(
    (end, claim) =>
      named.has(claim.field) && claim.start >= from && claim.end <= to ? Math.max(end, claim.end) : end,
    from,
  );
  const behind = behindCode.exec(text.slice(code.end, line.end));
  const title =
    wordsOf(text, name, to) ?? (behind ? wordsOf(text, code.end + behind[0].length, line.end) : undefined);
  // `High: code P0237`: no words but those which the code is called by.
  if (!title || text.slice(title.start, title.end).toLowerCase() === code.label) return undefined;
  return { line, severity, title, isLed, isGrade };
}

function wordsOf(text: string, from: number, to: number): Span | undefined {
  const title = tidy(text, from, to);
  return title && /\p{L}{3}/u.test(text.slice(title.start, title.end)) ? title : undefined;
}

interface Grade {
  readonly severity: FoundSeverity;
  /** The words between the severity and the code, or before the severity. */
  readonly from: number;
  readonly to: number;
  /** True where a mark sets it apart. */
  readonly isLed: boolean;
  readonly isGrade: boolean;
}

/** `Critical: Oil pressure fault (SPN 100 FMI 1)`, `[High] Boost sensor P0237`, `Low, P0463, Fuel level sensor`. */
function gradeAtStart({ text, scan }: Source, line: Line, code: number): Grade | undefined {
  const lead = leads.exec(text.slice(line.start, Math.min(code, line.start + 40)));
  if (!lead) return undefined;
  const [all, bracketed, marked, plain] = lead;
  const word = bracketed ?? marked ?? plain ?? '';
  const start = line.start + all.indexOf(word);
  const severity = isSeverityAlone(scan, start, start + word.length)
    ? severityIn(scan, start, start + word.length)
    : undefined;
  if (!severity) return undefined;
  const from = line.start + all.length;
  // What stands between is nothing but the code's own bracket: told right as it is.
  if (!/\p{L}{3}/u.test(text.slice(from, code)) && !/[,\t]/.test(all)) return undefined;
  return { severity, from, to: code, isLed: plain === undefined, isGrade: isGradeWord(scan, line.from) };
}

const leads =
  /^(?:[[(]\s?(\p{L}[\p{L} ]{1,20})\s?[\])]:?\s{1,3}|(\p{L}{3,16}(?: \p{L}{3,12})?)(?:\s?[:,|]\s{1,3}|\s{1,3}[-–—]\s{1,3}|\t)|(\p{L}{3,16})\s(?=\p{Lu}\p{L}))/u;

/** `Oil pressure fault, Critical, SPN 100 FMI 1` */
function gradeBeforeCode({ text, scan }: Source, line: Line, code: number): Grade | undefined {
  const from = Math.max(line.start, code - 40);
  const found = before.exec(text.slice(from, code));
  const word = found?.[1];
  if (!found || word === undefined) return undefined;
  const start = from + found.index + found[0].indexOf(word);
  const severity = isSeverityAlone(scan, start, start + word.length)
    ? severityIn(scan, start, start + word.length)
    : undefined;
  return severity && { severity, from: line.start, to: from + found.index, isLed: true, isGrade: true };
}

const before = /(?:,|\s[-–—|]|\s[([])\s?(\p{L}{3,16}(?: \p{L}{3,12})?)(?:,|\s[-–—|]|[)\]]:?)\s{1,3}[[(]?$/u;
const behindCode = /^[\])]?(?:,\s|\s[-–—|]\s|:\s|\t)/;

/**
 * `SPN 100 FMI 1 oil pressure is critical, SPN 94 FMI 18 fuel pressure is high and SPN 96 FMI 3 …`: clauses of one sentence that are
 * made alike, at least one of which says what no measure is.
 */
function gradedClauses(source: Source, lines: readonly Line[], claims: readonly Claim[]): GradedLine[] {
  const { text, scan } = source;
  const rated = lines.filter((line) => line.role === 'body' && mayHave(line, may.severity));
  if (rated.length === 0) return [];
  const told = claims
    .filter(({ field, row }) => row === 0 && (field === 'code' || field === 'description'))
    .sort((one, other) => one.start - other.start);
  return rated.flatMap((line) => {
    const parts = allIn(told, line.start, line.end);
    const codes = parts.filter(({ field }) => field === 'code');
    if (codes.length < fewest) return [];
    let isGrade = false;
    const clauses = codes.flatMap((code) => {
      const said = parts.find(({ field, start }) => field === 'description' && start >= code.end);
      const rating =
        said && said.start - code.end <= 4 ? ratesItself.exec(text.slice(said.start, said.end)) : null;
      if (!said || !rating?.[1]) return [];
      const start = said.start + rating.index + rating[0].length - rating[1].length;
      const severity = isSeverityAlone(scan, start, said.end) ? severityIn(scan, start, said.end) : undefined;
      const title = severity && wordsOf(text, said.start, said.start + rating.index);
      if (!severity || !title) return [];
      isGrade ||= isGradeWord(scan, firstWordFrom(scan, severity.start)) || severity.end < said.end;
      return [{ line: { start: code.start, end: said.end }, severity, title }];
    });
    return isGrade && clauses.length === codes.length ? clauses : [];
  });
}

const ratesItself =
  / (?:is|are|was|were|ist|war|est|es|é|è|är|er)(?: (?:rated|marked|flagged|graded))? (\p{L}{3,16}(?: \p{L}{5,10})?)$/u;
