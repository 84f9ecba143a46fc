import type { Severity } from '#schema/severity.ts';
import { letter } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may, numberOf } from '../vocabulary.ts';
import { lampWords, plainWords } from '../words/severities.ts';

/** A severity that a text states in words, and where. */
export interface FoundSeverity {
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

/** The severity that a labelled value states: its first plain word, else its first lamp or colour. Numbers alone state none. */
export function severityIn(scan: Scan, from: number, to: number): FoundSeverity | undefined {
  let lamp: FoundSeverity | undefined;
  let stop = false;
  for (let word = firstWordFrom(scan, from); word < scan.count && endOf(scan, word) <= to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.severity) === 0) continue;
    const number = scan.words[word] ?? -1;
    const place = { start: startOf(scan, word), end: endOf(scan, word) };
    const plain = plainOf.get(number);
    if (number === stopWord) stop = true;
    // `Stop lamp: off` and `red stop`: the lamp's colour says how bad, and `stop` that it is the worst.
    if (plain && !isDenied(scan, word)) return { severity: plain, ...place };
    const colour = lampOf.get(number);
    if (colour && !lamp) lamp = { severity: colour, ...place };
  }
  return lamp && stop ? { ...lamp, severity: 'critical' } : lamp;
}

/** True where a stretch is a severity and nothing else: `High`, `high severity`, `(Medium)`, `Level: critical`. */
export function isSeverityAlone(scan: Scan, from: number, to: number): boolean {
  let stated = false;
  let count = 0;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.shapes[word] ?? 0) & letter) === 0) continue;
    if (endOf(scan, word) > to) return false;
    count += 1;
    const number = scan.words[word] ?? -1;
    if (((scan.bits[word] ?? 0) & may.severity) !== 0) stated = true;
    else if (!nouns.has(number)) return false;
  }
  return stated && count <= 4;
}

/** `no warning`, `not critical`. */
function isDenied(scan: Scan, word: number): boolean {
  return (
    word > 0 && deniers.has(scan.words[word - 1] ?? -1) && startOf(scan, word) - endOf(scan, word - 1) === 1
  );
}

const plainOf = byNumber(plainWords);
const lampOf = byNumber(lampWords);
const stopWord = numberOf('stop');
const deniers = new Set([numberOf('not'), numberOf('no')].filter((number) => number >= 0));

const nouns = new Set(
  'severity priority level importance lamp light code alert alarm fault event urgency risk condition most very action now'
    .split(' ')
    .map(numberOf),
);
nouns.delete(-1);

function byNumber(words: ReadonlyMap<string, Severity>): ReadonlyMap<number, Severity> {
  return new Map([...words].map(([word, severity]) => [numberOf(word), severity]));
}
