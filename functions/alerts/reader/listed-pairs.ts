import { type Claim, claimOf } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, overlap, type Source } from './marks.ts';
import { hasBits } from './scan.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { severityBefore } from './values/severity-words.ts';
import { may } from './vocabulary.ts';

/*
 * SPN and FMI as two numbers, of which each alone may be anything: `100/1 Oil pressure` over `96/3 Fuel sender`, `Active SPN/FMI:` over
 * them, `Critical: Oil pressure (100/1)`. What one of a list is, or its heading says, the others are as well.
 */

/** A line with such a pair, and where it stands. */
interface PairLine {
  readonly line: Line;
  readonly pair: { readonly code: string; readonly start: number; readonly end: number };
  readonly isKnown: boolean;
}

/** The claims, with the codes of such lists. */
export function withListedPairs(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  const found: PairLine[] = [];
  let run: PairLine[] = [];
  let isUnderHeading = false;
  const close = () => {
    if (isUnderHeading || (run.length > 1 && run.some(({ isKnown }) => isKnown)))
      found.push(...run.filter(({ isKnown }) => !isKnown));
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const pair = pairOf(source, line, claims);
    if (!pair || run[0]?.line.paragraph !== line.paragraph || !isWrittenAlike(run[0], pair)) {
      close();
      const above = lines[index - 1];
      isUnderHeading = above !== undefined && pair !== undefined && isHeading(source, above);
    }
    if (pair) run.push(pair);
    else {
      const graded = gradedPair(source, line);
      if (graded) found.push(graded);
    }
  }
  close();
  if (found.length === 0) return claims;
  const kept = claims.filter(
    (claim) => claim.row > 0 || !found.some(({ pair }) => claim.field !== 'place' && overlap(claim, pair)),
  );
  return [...kept, ...found.flatMap((each) => claimsOf(source, each, kept))];
}

function pairOf(source: Source, line: Line, claims: readonly Claim[]): PairLine | undefined {
  const { text, marks } = source;
  if (line.role !== 'body' || !has(line, sign.digit)) return undefined;
  const at = line.start + (ownLabel.exec(text.slice(line.start, line.start + 16))?.[0].length ?? 0);
  const shown = shapeOfPair.exec(text.slice(at, Math.min(line.end, at + 12)))?.[0];
  const code = shown === undefined ? undefined : labelledCodeAt(text, at, line.end);
  if (!code || code.code !== shown || firstIn(marks.dates, at, at + 1) || firstIn(marks.hours, at, at + 1))
    return undefined;
  const isKnown = claims.some(({ field, start }) => field === 'code' && start === at);
  return { line, pair: code, isKnown };
}

function isWrittenAlike({ pair: one }: PairLine, { pair: other }: PairLine): boolean {
  return /\D/.exec(one.code)?.[0] === /\D/.exec(other.code)?.[0];
}

/** A number, a mark, and a failure mode up to 31 (SAE J1939-73). */
const shapeOfPair = /^[1-9]\d{1,5}[/.](?:[12]?\d|3[01])(?![\p{L}\d/.%])/u;
const ownLabel = /^(?:DTC|SPN|code|fault)s?\s?[:#]?\s/i;

/** `Active SPN/FMI:` */
function isHeading({ text }: Source, { start, end }: Line): boolean {
  return end - start < 40 && headsPairs.test(text.slice(start, end));
}

const headsPairs = /(?:^|\s)SPN\s?[/.&+-]\s?FMI(?:\s\p{L}{2,12}){0,2}\s?:?$/iu;

/** `Critical: Oil pressure (100/1)`: how bad it is, a part, and the pair in brackets. */
function gradedPair({ text, scan }: Source, line: Line): PairLine | undefined {
  if (line.role !== 'body' || !has(line, sign.bracket) || !mayHave(line, may.severity)) return undefined;
  const shown = bracketedPair.exec(text.slice(Math.max(line.start, line.end - 16), line.end))?.[1];
  const graded = shown === undefined ? undefined : severityBefore(scan, line.start, line.end);
  if (shown === undefined || !graded) return undefined;
  const start = line.end - 1 - shown.length;
  if (!hasBits(scan, graded.next, start, may.part | may.trouble)) return undefined;
  return { line, pair: { code: shown, start, end: line.end - 1 }, isKnown: false };
}

const bracketedPair = /[([]([1-9]\d{1,5}[/.](?:[12]?\d|3[01]))[)\]]$/;

function claimsOf(source: Source, { line, pair }: PairLine, claims: readonly Claim[]): Claim[] {
  const { code: value, start, end } = pair;
  const isTold = (field: Claim['field']) =>
    claims.some((claim) => claim.field === field && claim.start >= line.start && claim.start < line.end);
  const told = describe(source, end, line.end, false).claims.filter(({ field }) => !isTold(field));
  return [
    claimOf({ field: 'code', value, start, end, confidence: 0.7 }, ''),
    ...told.map((claim) => claimOf(claim, '')),
  ];
}
