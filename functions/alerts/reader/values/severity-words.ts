import type { Severity } from '#schema/severity.ts';
import { letter } from '../characters.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { may, numberOf } from '../vocabulary.ts';
import { lampWords, plainWords, severityNouns, stoppedNouns } from '../words/severities.ts';

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

/** A severity that stands before a fault (`[ORANGE] 3363-F04 …`, `Critical - Engine overspeed`), and where the fault begins. */
export function severityBefore(
  scan: Scan,
  at: number,
  to: number,
): (FoundSeverity & { readonly next: number }) | undefined {
  const { text } = scan;
  const window = text.slice(at, Math.min(to, at + 40));
  const lead =
    /^[[(<【]\s?(\p{L}[\p{L} /!-]{1,24}?)\s?[\])>】]\s?(?:[-–—:|]\s)?\s?(?=\S)/u.exec(window) ??
    /^(\p{L}{3,15}(?: \p{L}{3,12})?)\s{0,2}(?:[-–—|/!]\s|:\s{1,2})(?=\S)/u.exec(window) ??
    /^(\p{L}{3,15})\s{1,4}(?=(?:SPN|MID|[A-Z]{0,3}[-:.]?\d)[\dA-Z .:-]{1,12})/u.exec(window);
  if (!lead?.[1] || !hasBits(scan, at, at + lead[0].length, may.severity)) return undefined;
  const start = at + lead[0].indexOf(lead[1]);
  const end = start + lead[1].length;
  if (!isSeverityAlone(scan, start, end)) return undefined;
  const found = severityIn(scan, start, end);
  return found && { ...found, next: at + lead[0].length };
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
    else if (!nouns.has(number) && !(stated && stopped.has(number))) return false;
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

const nouns = numbersOf(severityNouns);
const stopped = numbersOf(stoppedNouns);

function numbersOf(words: readonly string[]): ReadonlySet<number> {
  return new Set(words.map(numberOf).filter((number) => number >= 0));
}

function byNumber(words: ReadonlyMap<string, Severity>): ReadonlyMap<number, Severity> {
  return new Map([...words].map(([word, severity]) => [numberOf(word), severity]));
}

/** `Cab filter contamination [minor]`: the severity in brackets at the end of a text, and where the bracket opens. */
export function severityAtEnd(
  scan: Scan,
  from: number,
  to: number,
): (FoundSeverity & { readonly open: number }) | undefined {
  const last = scan.text[to - 1];
  const bracket = last === ']' ? '[' : last === ')' ? '(' : undefined;
  if (bracket === undefined) return undefined;
  const open = scan.text.lastIndexOf(bracket, to);
  if (open <= from || to - open > 32 || !isSeverityAlone(scan, open + 1, to - 1)) return undefined;
  const found = severityIn(scan, open + 1, to - 1);
  return found && { ...found, open };
}
