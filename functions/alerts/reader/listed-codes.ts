import { withLabel } from './claims.ts';
import type { Found } from './found-in-line.ts';
import { isPair } from './label-lines.ts';
import { readValue } from './labelled-values.ts';
import { type Line, mayHave } from './lines.ts';
import type { Source } from './marks.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { namesBrand } from './values/machines.ts';
import { may } from './vocabulary.ts';
import type { Label } from './words/labels.ts';

/*
 * Codes one below another.
 */

/** Below a line that begins with a code beyond doubt, others are in a list of them: `E360-2: Oil pressure low`. */
export function listOfCodes(found: Found, line: Line): Label | undefined {
  const [first] = found.claims;
  return first?.field === 'code' && first.label === '' && first.start - line.start < 3
    ? unlabelledCodes
    : undefined;
}

export function namesMaker({ scan }: Source, line: Line): boolean {
  return mayHave(line, may.brand) && namesBrand(scan, line.start, line.end);
}

const unlabelledCodes: Label = { phrase: '', field: 'code', trust: 0.6 };

function isListed(source: Source, line: Line, code: { code: string; end: number }): boolean {
  const { text } = source;
  return (
    /\p{L}.{0,3}\d|\d[-.]\d/u.test(code.code) &&
    !namesMaker(source, line) &&
    /^\s?(?:[:|–—-]\s{1,3}|\s{2,8}|\t)["“„(]?\p{L}{2}/u.test(
      text.slice(code.end, Math.min(line.end, code.end + 14)),
    )
  );
}

/** A line below the first of a list under `Codes:` that begins with a code, too. */
export function readListed(
  source: Source,
  label: Label,
  line: Line,
  before: Line | undefined,
): Found | undefined {
  if (line.paragraph !== before?.paragraph || line.role !== before.role || isPair(source, line))
    return undefined;
  const code = labelledCodeAt(source.text, line.start, line.end);
  if (!code || (label === unlabelledCodes && !isListed(source, line, code))) return undefined;
  // `P2463: soot (Low)` tells how bad it is as well.
  const whole = label !== unlabelledCodes && line.end - line.start <= 24 && !mayHave(line, may.severity);
  const value = readValue(label, source, line.start, line.end, whole);
  if (value.claims.length === 0) return undefined;
  return {
    claims: value.claims.map((claim) => withLabel(claim, label.phrase)),
    covered: [[line.start, Math.min(value.end, line.end)]],
  };
}
