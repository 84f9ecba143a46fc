import { type Claim, claimOf } from './claims.ts';
import type { Line } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { isNumberedName } from './values/owners-names.ts';

/**
 * The claims with the code that stands in a mail's subject (`[HIGH] CAT 320 GC / EX-320-7 / 1127-16`, `Premiertrak 400X:
 * P1-1180`), where the message below tells of a fault in words and of no code: they say what the code means.
 */
export function withCodeOfSubject(
  { text, marks }: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  const subject = lines.find((line) => line.role === 'subject');
  if (!subject || subject.end - subject.start > 160 || claims.some((claim) => ofCode.has(claim.field)))
    return claims;
  if (!claims.some((claim) => told.has(claim.field) && claim.start > subject.end)) return claims;
  const isNamed = claims.some((claim) => claim.field === 'unit' && claim.confidence >= 0.5);
  for (const part of text.slice(subject.start, subject.end).matchAll(lastParts)) {
    const start = subject.start + part.index + part[0].length - (part[1] ?? '').length;
    const code = labelledCodeAt(text, start, subject.end);
    const end = start + (part[1] ?? '').length;
    if (code?.end !== end || !marked.test(code.code) || (isNumberedName(code.code) && !isNamed)) continue;
    const isOther = claims.some(
      (claim) =>
        claim.start < end && start < claim.end && claim.field !== 'unit' && claim.field !== 'severity',
    );
    if (isOther || firstIn(marks.dates, start, end) || firstIn(marks.hours, start, end)) continue;
    const found = claimOf({ field: 'code', value: code.code, start, end, confidence: 0.5 }, '');
    return [...claims.filter((claim) => claim.start >= end || claim.end <= start).map(asDescription), found];
  }
  return claims;
}

const ofCode = new Set<Claim['field']>(['code', 'spn', 'mid']);
const told = new Set<Claim['field']>(['fault', 'description']);

/** A part of a subject that is one word, behind a mark. */
const lastParts =
  /(?:^|\s[/|·•–—-]\s|[:,]\s|[([])([A-Z\d][A-Z\d./:-]{2,14})(?=\s?[)\]]|\s[/|·•–—-]\s|,\s|\s*$)/g;

/** Figures with a mark between, or letters and figures: a mere number may count anything. */
const marked = /\d[-.:/]\d|[A-Z].{0,2}\d{3}/;

function asDescription(claim: Claim): Claim {
  return claim.field === 'fault' && claim.label === ''
    ? claimOf({ ...claim, field: 'description' }, '', { group: claim.group, row: claim.row })
    : claim;
}
