import type { ValueClaim } from '../claims.ts';
import { lineEnd, lineStart } from '../line-edges.ts';
import { parseNumber } from '../values/numbers.ts';
import type { LabelledValue, ReadValue } from './value-bounds.ts';

/*
 * Two meters on one line, of which one counts the machine's hours: `Hours/Miles: 1204.0 / 8,801`, `Idle/total hours: 411/1204`,
 * `Hours: 411 idle / 1204 total`.
 */

/** What such a pair says, by the names of its label or those beside its numbers; undefined where there is none. */
export function pairedMeters({ label, source: { text }, start }: LabelledValue): ReadValue | undefined {
  const value = text.slice(start, Math.min(start + longestPair, lineEnd(text, start)));
  const numbers = twoNumbers.exec(value);
  if (!numbers) return undefined;
  const lead = text.slice(Math.max(lineStart(text, start), start - longestPair), start);
  const [, first, second] = namesBefore.exec(lead) ?? besideNumbers(numbers);
  if (first === undefined || second === undefined || ofOther.test(first) === ofOther.test(second))
    return undefined;
  const trust = label.field === 'hours' ? label.trust : 0.85;
  const claims: ValueClaim[] = [];
  for (const [name, group] of [
    [first, 'one'],
    [second, 'two'],
  ] as const) {
    const [from, to] = numbers.indices?.groups?.[group] ?? [0, 0];
    const place = { start: start + from, end: start + to };
    const hours = parseNumber(value.slice(from, to));
    if (ofOther.test(name)) claims.push({ field: 'else', value: true, ...place, confidence: 0.3 });
    else if (hours !== undefined) claims.push({ field: 'hours', value: hours, ...place, confidence: trust });
  }
  return { claims, end: start + numbers[0].length };
}

function besideNumbers({ groups }: RegExpExecArray): readonly (string | undefined)[] {
  return [undefined, groups?.before ?? groups?.behind, groups?.before2 ?? groups?.behind2];
}

/** Characters of both names, and of both numbers with their names. */
const longestPair = 60;
const name =
  'idle|idling|total|engine|operating|working|work|running|run|pto|key[ -]?on|hours|hrs|miles|mi|km|kms|odometer|odo|distance';
const named = (key: string) => `(?:\\s(?<${key}>${name})(?!\\p{L})(?: (?:hours|hrs|time))?)?`;
const leading = (key: string) => `(?:(?<${key}>${name})(?: (?:hours|hrs|time))?[:=]?\\s)?`;
const figure = (key: string) =>
  `(?<${key}>\\d{1,3}(?:,\\d{3}){1,2}(?:\\.\\d{1,2})?|\\d{1,7}(?:\\.\\d{1,2})?)(?![\\d.,]?\\d)`;
const unit = '(?:\\s?(?:h|hrs?|hours?|mi|miles|km)(?!\\p{L}))?';
const twoNumbers = new RegExp(
  `^${leading('before')}${figure('one')}${unit}${named('behind')}\\)?\\s{0,2}[/,;|(]\\s{0,2}${leading('before2')}${figure('two')}${unit}${named('behind2')}\\)?(?=\\s?(?:$|[,;|/]))`,
  'diu',
);
/** Not of `61,204 mi / engine hours 4,377 / idle 1,902`, whose first name has its number. */
const namesBefore = new RegExp(
  `(?<!\\p{L}|\\d ?)(${name})(?: (?:hours|hrs))?\\s?/\\s?(${name})(?: (?:hours|hrs|time))?\\s?[:=]?\\s{0,12}$`,
  'iu',
);
/** What counts something else than the machine's hours. */
const ofOther = /^(?:idle|idling|pto|miles|mi|kms?|odometer|odo|distance)$/i;
