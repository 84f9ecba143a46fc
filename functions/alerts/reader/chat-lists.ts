import { type Claim, claimOf, tellsFault } from './claims.ts';
import type { Line } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { labelNamed } from './words/labels.ts';

/** A message of a chat that is an item of a list, and where its stamp stands. */
export interface ListedMessage {
  readonly line: Line;
  readonly stamp: number;
  /** Its number or mark as an item says that it tells of a machine of its own. */
  readonly isItem: boolean;
}

/**
 * A list that somebody types into a chat, a message for each machine: `[07/07/26 18:33] Taller Obra: 1. Retro R-12, Case 570ST,
 * …`. Each line begins behind its stamp, its speaker (whose name may be a word for a place) and its number, as that of any
 * list; answers the lines,
 * with their stamps, which are told of what the lines tell (`withStamps`).
 */
export function withoutSpeakers(source: Source, lines: readonly Line[]): readonly ListedMessage[] {
  const { text, scan } = source;
  const listed: ListedMessage[] = [];
  for (const line of lines) {
    if (line.role !== 'body' || !isStampStart(text.charCodeAt(line.start))) continue;
    const lead = leadOfMessage.exec(text.slice(line.start, Math.min(line.end, line.start + 72)));
    if (!lead?.[1] || line.start + lead[0].length >= line.end) continue;
    const speaker = line.start + lead[0].length - (lead[2]?.length ?? 0) - lead[1].length;
    const name = lead[1].replace(/[:\s]+$/, '');
    const last = speaker + name.lastIndexOf(' ') + 1;
    const isLabel = labelNamed(scan, last, speaker + name.length) !== undefined;
    if (!isLabel && !lead[2]) continue;
    listed.push({ line, stamp: line.start, isItem: lead[2] !== undefined });
    line.start += lead[0].length;
    while (line.from < line.to && (scan.starts[line.from] ?? 0) < line.start) line.from += 1;
  }
  return listed;
}

/**
 * When the messages of such a list were sent that tell a fault. The lines begin with their stamps again, where the machines
 * are cut apart.
 */
export function withStamps(
  { marks }: Source,
  listed: readonly ListedMessage[],
  claims: readonly Claim[],
): readonly Claim[] {
  if (listed.length === 0) return claims;
  // `fault came in 06:38 GMT 8 Dec 2026`: where somebody says so, it is not when another wrote of it.
  const isSaid = claims.some(
    ({ field, value, confidence }) =>
      field === 'time' && confidence >= 0.74 && typeof value === 'string' && value.includes('T'),
  );
  const stamps = listed.flatMap(({ line, stamp, isItem }): Claim[] => {
    const date = isSaid && !isItem ? undefined : firstIn(marks.dates, stamp, line.start);
    const told = claims.filter((claim) => claim.start >= line.start && claim.start < line.end);
    line.start = stamp;
    if (!date || !tellsFault(told) || told.some(({ field }) => field === 'time')) return [];
    const { iso, start, end } = date;
    return [claimOf({ field: 'time', value: iso, start, end, confidence: 0.72 }, '')];
  });
  return [...claims, ...stamps];
}

function isStampStart(code: number): boolean {
  return code === 91 || code === 40 || (code >= 48 && code <= 57);
}

const leadOfMessage =
  /^[[(]?\d[\d/.,: -]{4,20}(?:[ap]\.?m\.?)?[\])]?\s?[-–]?\s?(\p{L}[\p{L}.' -]{0,24}:\s{1,3})((?:\d{1,2}[.)]|[-•*])\s{1,3})?/iu;
