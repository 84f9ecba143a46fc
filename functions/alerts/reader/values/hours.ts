import { parseNumber } from './numbers.ts';

/** Operating hours that a text states, and where its number stands. */
export interface FoundHours {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The hours that a labelled value begins with: a number, with its unit or without. Miles and the like are none. */
export function hoursAt(text: string, at: number, to: number): FoundHours | undefined {
  const start = at + (/^\s*/.exec(text.slice(at, to))?.[0].length ?? 0);
  const number = numberAt(text, start, to);
  if (!number || otherUnit.test(text.slice(number.end, number.end + 14))) return undefined;
  return number;
}

/** The first operating hours in running text: a number with a unit of hours that is no span of time and no idle time. */
export function findHours(text: string, from: number, to: number): FoundHours | undefined {
  // A search that runs on past the stretch would make a long message's cost grow with its square.
  const stretch = text.slice(0, to);
  numberStart.lastIndex = from;
  for (let match = numberStart.exec(stretch); match; match = numberStart.exec(stretch)) {
    const number = numberAt(text, match.index, to);
    if (!number) continue;
    numberStart.lastIndex = number.end;
    const unit = hourUnit.exec(text.slice(number.end, Math.min(to, number.end + 30)));
    if (!unit || spanAfter.test(text.slice(number.end + unit[0].length, number.end + unit[0].length + 24)))
      continue;
    if (spanBefore.test(text.slice(Math.max(from, number.start - 32), number.start))) continue;
    return { value: number.value, start: number.start, end: number.end + unit[0].length };
  }
  return undefined;
}

function numberAt(text: string, at: number, to: number): FoundHours | undefined {
  const match = numberShape.exec(text.slice(at, Math.min(to, at + 16)));
  // No meter shows thousandths of an hour: `8.812 h` is written on the Continent.
  const value = match ? parseNumber(match[0].replace(/^(\d{1,3})\.(\d{3})$/, '$1$2')) : undefined;
  // No machine has run for eleven years without a stop: such a number is something else.
  return match && value !== undefined && value <= 150_000
    ? { value, start: at, end: at + match[0].length }
    : undefined;
}

const numberStart = /(?<![\p{L}\p{N}.,:/#-])\d/gu;
const numberShape =
  /^(?:\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f'’]\d{3}){1,2}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2},\d{1,2}|\d{1,3}\.\d{3}|\d{1,6}(?:[.,]\d{1,2})?)(?!\d)/;
const hourUnit =
  /^\s?(?:(?:engine|eng\.?|operating|machine|running|run|total|smu|service meter)\s)?(?:h|hrs?|hours?|std\.?|stunden|heures?|horas?|ore|uren|uur|timmar|timer|betriebsstunden|bh|smu|smr|op\.?\s?hrs?)(?![\p{L}\p{N}])\.?/iu;
const otherUnit =
  /^\s?(?:mi\b|miles?\b|km\b|kilomet|%|°|psi|bar\b|rpm|min\b|minutes?|days?|d\b|seconds?|s\b|gal|l\b)/i;
const spanBefore =
  /\b(?:idle|idling|leerlauf|transmission|pto|in|within|last|past|every|for|after|next|due in|over|than|since|until|in the last|previous|about|interval|overdue by|remaining)\s{1,2}[:=]?\s?$/i;
const spanAfter =
  /^\s?(?:ago|idle|idling|remaining|left|overdue|until|till|from now|later|notice|to service|before|per|a day|\/|or more|support|service interval|transmission)/i;
