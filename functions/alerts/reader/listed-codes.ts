import { type Claim, type ValueClaim, withLabel } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import type { Found } from './found-in-line.ts';
import { isPair } from './label-lines.ts';
import { readValue } from './labelled-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { namesBrand } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt } from './words/labels.ts';

/*
 * Codes one below another, and words right below a code that say what it means.
 */

/** True where a line's last claim is a code, with nothing after it but columns of figures. */
export function endsWithCode({ text }: Source, line: Line, claims: readonly Claim[], from: number): boolean {
  let end = 0;
  for (let at = from; at < claims.length; at += 1) {
    const claim = claims[at];
    if (claim?.field === 'description' || claim?.field === 'fault') return false;
    if (claim?.field === 'code' || claim?.field === 'fmi') end = Math.max(end, claim.end);
  }
  const rest = text.slice(end, Math.min(line.end, end + 90));
  return end > 0 && (/^[\s.:,;)\]*`–-]{0,4}$/.test(rest) || /^ {2,}[\d., %-]{1,80}$/.test(rest));
}

export function tellsNothing(claims: readonly Claim[], from: number): boolean {
  for (let at = from; at < claims.length; at += 1) if (claims[at]?.field !== 'severity') return false;
  return true;
}

/** `Motordrehzahlsignal unplausibel` right below `SPN 190 FMI 2`: words without a label, which are what the code means. */
export function describedBelow(source: Source, above: Line | undefined, line: Line): readonly ValueClaim[] {
  const length = line.end - line.start;
  if (!above || line.role !== 'body' || length < 6 || length > 110 || isPair(source, line)) return [];
  // A blank line sets them apart where the code has its line for itself.
  const gap = source.text.slice(above.end, line.start).split('\n').length;
  if (gap > 3 || (gap > 2 && above.end - above.start > 24) || has(line, sign.tab) || namesMaker(source, line))
    return [];
  const words = source.text.slice(line.start, line.end);
  if (!/^["“„«(（]?\p{L}/u.test(words) || !/\p{L}{2}[\s,]|\p{Lo}{4}/u.test(words) || notMeant.test(words))
    return [];
  for (const list of [source.marks.dates, source.marks.hours, source.marks.points, source.marks.addresses])
    if (firstIn(list, line.start, line.end)) return [];
  // `Meaning AFT 1 SCR conversion efficiency low`
  const named = labelAt(source.scan, line.from, line.end);
  // `Fault          Fuel rail pressure high`
  const isSet = named !== undefined && source.text.startsWith('  ', named.end);
  if (isSet && named.label.field !== 'description' && named.label.field !== 'fault') return [];
  const begin = isSet || named?.label.field === 'description' ? named.end : line.start;
  return describe(source, begin, line.end, false, true).claims.map((claim) =>
    claim.field === 'description' ? { ...claim, confidence: 0.5 } : claim,
  );
}

const notMeant =
  /^(?:please|location|position|standort|click|call|view|see|open|this|that|these|your|our|we|you|he|she|they|i|it|if|dear|hi|hello|thanks|thank|regards|best|sent|bitte|veuillez|por favor|per favore|via|at|in|on|near|from)\b|[?]|\b(?:is|are|was|were|has|have|will|can|should)\s(?:at|in|on|been|to|be|parked|down|still)\b|^[\p{L} ]{2,24}(?:\(\d{1,3}\))?\s?[:=：]\s/iu;

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
  const whole = label !== unlabelledCodes && line.end - line.start <= 24;
  const value = readValue(label, source, line.start, line.end, whole);
  if (value.claims.length === 0) return undefined;
  return {
    claims: value.claims.map((claim) => withLabel(claim, label.phrase)),
    covered: [[line.start, Math.min(value.end, line.end)]],
  };
}
