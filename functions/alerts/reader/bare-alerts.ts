import { type Claim, placeFields } from './claims.ts';
import { lineEnd, lineStart } from './line-edges.ts';
import { unmistakableCodeAt } from './values/fault-codes.ts';

/**
 * An alert that is laid out without labels: a machine with its model, its code and its place, each on a short line that says hardly
 * anything else (`Kobelco SK140`, `SPN 3719 FMI 16`, `41.5528, -83.6602`). What somebody writes above or below it is a comment.
 */
export function isBareAlert(text: string, claims: readonly Claim[]): boolean {
  const sure = claims.filter(({ confidence }) => confidence >= leastSure);
  const lineOf = (is: (claim: Claim) => boolean) => {
    const own = sure.find((claim) => is(claim) && fillsLine(text, claim, sure));
    return own && lineStart(text, own.start);
  };
  const lines = [
    lineOf(({ field }) => field === 'model'),
    lineOf(({ field, start }) => codeFields.has(field) && unmistakableCodeAt(text, start) !== undefined),
    lineOf(({ field }) => placeFields.has(field)),
  ];
  return !lines.includes(undefined) && new Set(lines).size === lines.length;
}

const leastSure = 0.5;
const codeFields: ReadonlySet<Claim['field']> = new Set<Claim['field']>(['code', 'spn']);
/** Characters of such a line, and of what on it no claim has. */
const [longest, mostOver] = [90, 8];

function fillsLine(text: string, { start }: Claim, claims: readonly Claim[]): boolean {
  const [from, to] = [lineStart(text, start), lineEnd(text, start)];
  if (to - from > longest) return false;
  const told = claims
    .filter((claim) => claim.start >= from && claim.end <= to)
    .sort((one, other) => one.start - other.start);
  let covered = 0;
  let at = from;
  for (const claim of told) {
    covered += Math.max(0, claim.end - Math.max(at, claim.start));
    at = Math.max(at, claim.end);
  }
  return to - from - covered <= mostOver;
}
