import { type Claim, claimOf } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import type { Source } from './marks.ts';

/**
 * `3) SR-118   (make not set)`, below `1) SR-204   Bobcat S650` and `2) SR-311   Dynapac CA2500D`: in a digest a line that
 * begins as those of two other machines do names one, though nothing else is known of it.
 */
export function namesLikeOthers({ text }: Source, lines: readonly Line[], claims: readonly Claim[]): Claim[] {
  const units = claims.filter((claim) => claim.field === 'unit' && claim.confidence >= 0.5);
  if (units.length < 2) return [];
  const series = new Map<string, Set<string>>();
  const starts = new Map(
    units.map((claim) => [claim.start, typeof claim.value === 'string' ? claim.value : '']),
  );
  for (const line of lines) {
    const name = starts.get(line.start);
    const prefix = name ? nameAtStart.exec(`${name} `)?.[1] : undefined;
    if (!name || prefix === undefined) continue;
    const known = series.get(prefix) ?? new Set<string>();
    series.set(prefix, known.add(name));
  }
  const found: Claim[] = [];
  for (const line of lines) {
    if (line.role !== 'body' || !has(line, sign.digit) || starts.has(line.start)) continue;
    const match = nameAtStart.exec(`${text.slice(line.start, Math.min(line.end, line.start + 24))} `);
    const known = series.get(match?.[1] ?? '');
    const name = match?.[0];
    if (name === undefined || known === undefined || known.size < 2 || known.has(name)) continue;
    const end = line.start + name.length;
    if (claims.some((claim) => claim.start < end && claim.end > line.start && claim.confidence >= 0.5))
      continue;
    found.push(claimOf({ field: 'unit', value: name, start: line.start, end, confidence: 0.6 }, ''));
  }
  return found;
}

/** A name that a series has, with what sets it apart from what comes next. */
const nameAtStart = /^(\p{Lu}{1,5}[- ]?)\d{1,5}(?=\s{2}|\t|\s?[(|·•/,;:]|\s[–—-]\s|\s$)/u;
