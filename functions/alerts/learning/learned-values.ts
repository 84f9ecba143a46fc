import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { makerNamed } from '#functions/equipment/machine-names.rules.ts';
import { normalSerialNumber } from '#schema/machines/fleet.ts';
import { isoTime, timesOf } from '../reading/times/times.ts';
import { codeKey } from '../reading/values/codes.ts';
import { numberIn } from '../reading/values/numbers.ts';
import { isPlaceholder, stateOf } from '../reading/values/places.ts';

/** Fields that an alert states once per machine, in the order in which rules are applied. */
export const wordFields = [
  'brand',
  'model',
  'serialNumber',
  'unitNumber',
  'address',
  'city',
  'state',
  'detectedAt',
] as const;
export const numberFields = ['hours', 'lat', 'long'] as const;
type WordField = (typeof wordFields)[number];
export type NumberField = (typeof numberFields)[number];
/** `code` is one of the fault codes. */
export type ValueField = WordField | NumberField | 'code';

/** A range of a text: offsets in UTF-16 units, end exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export function overlaps(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

export interface FoundValue extends Place {
  readonly value: string | number;
}

/** Whether two values of a field are the same, however they are written. */
export function isSameValue(
  field: ValueField,
  one: string | number | null,
  other: string | number | null,
): boolean {
  if (one === null || other === null) return one === other;
  if (typeof one === 'number' || typeof other === 'number') return Number(one) === Number(other);
  switch (field) {
    case 'brand':
      return folded(makerNamed(one)) === folded(makerNamed(other));
    case 'serialNumber':
      return normalSerialNumber(one) === normalSerialNumber(other);
    case 'state':
      return folded(stateOf(one) ?? one) === folded(stateOf(other) ?? other);
    case 'detectedAt':
      return comparableTime(one) === comparableTime(other);
    case 'code':
      return codeKey(one) === codeKey(other);
    default:
      return folded(one) === folded(other);
  }
}

/** The places where a text has that value of a field, in reading order, up to twenty. */
export function placesOfValue(text: string, field: ValueField, value: string | number): Place[] {
  if (typeof value === 'number') return numbersIn(text).filter((found) => found.value === value);
  switch (field) {
    case 'detectedAt':
      return datesIn(text).filter((found) => isSameValue(field, String(found.value), value));
    case 'brand':
      return namesOfBrand(text, value);
    case 'serialNumber':
      return matches(text, Array.from(value.replace(/\s+/g, ''), escaped).join('\\s?'), 'giu');
    case 'state':
      // `or` and `in` are words, not states.
      return matches(text, escaped(value), value.length <= 2 ? 'gu' : 'giu');
    default:
      return matches(text, value.trim().split(/\s+/).map(escaped).join('\\s+'), 'giu');
  }
}

/** The value of a field in a range of a text; undefined if there is none, or only a placeholder. */
export function valueIn(text: string, field: ValueField, { start, end }: Place): FoundValue | undefined {
  if (field === 'detectedAt') return datesIn(text).find((date) => date.start >= start && date.start < end);
  if (isNumberField(field)) {
    const [first] = numbersIn(text.slice(start, end));
    if (first === undefined || first.start > 1 || !isInRange(field, first.value)) return undefined;
    return { value: first.value, start: start + first.start, end: start + first.end };
  }
  const raw = text.slice(start, end);
  const words = raw.trim().replace(/\s+/g, ' ');
  if (
    words === '' ||
    isNothing(field, words) ||
    words.length > longestValue ||
    !/[\p{L}\p{N}]/u.test(words)
  ) {
    return undefined;
  }
  const from = start + (raw.length - raw.trimStart().length);
  return { value: named(field, words), start: from, end: from + raw.trim().length };
}

/** Placeholders for a missing value. `ND` is one in Spanish, but also a state. */
export function isNothing(field: ValueField, words: string): boolean {
  return isPlaceholder(words) && !(field === 'state' && stateOf(words) !== null);
}

/** A value in normal form: a maker's own name, a state's abbreviation. */
function named(field: ValueField, words: string): string {
  if (field === 'brand') return makerNamed(words);
  return field === 'state' ? (stateOf(words) ?? words) : words;
}

export function isNumberField(field: ValueField): field is NumberField {
  return (numberFields as readonly string[]).includes(field);
}

/** Letters and digits only, to compare texts regardless of case and spacing. */
export function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

const longestValue = 200;
const mostPlaces = 20;
const mostDates = 1000;

function isInRange(field: NumberField, value: number): boolean {
  if (field === 'hours') return value >= 0 && value <= 1_000_000;
  return Math.abs(value) <= (field === 'lat' ? 90 : 180);
}

interface FoundNumber extends Place {
  readonly value: number;
}

function numbersIn(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(numberShape)) {
    const value = numberIn(match[0]);
    if (value === null) continue;
    found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

const numberShape =
  /(?<![\p{L}\p{N}])[+-]?\d{1,12}(?:[.,'’]\d{1,12}|[ \u00a0\u202f]\d{3}(?!\d)){0,4}(?![\d])/gu;

/** All times in a text, cached for one text because rules and places ask for them repeatedly. */
function datesIn(text: string): readonly FoundValue[] {
  if (datesOf?.text === text) return datesOf.dates;
  const dates = timesOf(text)
    .slice(0, mostDates)
    .flatMap((time): FoundValue[] => {
      const iso = time.date && isoTime([time], undefined);
      return iso === null ? [] : [{ value: iso, start: time.start, end: time.end }];
    });
  datesOf = { text, dates };
  return dates;
}

let datesOf: { readonly text: string; readonly dates: readonly FoundValue[] } | undefined;

/** An instant if the zone is known, else the local time. */
function comparableTime(iso: string): string {
  const isInstant = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(iso);
  const instant = isInstant ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(instant) ? iso.replace(/^(.*T\d{2}:\d{2})$/, '$1:00') : new Date(instant).toISOString();
}

/** By any of its names in the catalogue. */
function namesOfBrand(text: string, value: string): Place[] {
  const brand = brandNamed(value);
  if (brand === undefined) {
    return matches(text, value.trim().split(/\s+/).map(escaped).join('\\s+'), 'giu');
  }
  const found: Place[] = [];
  for (const word of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const at = brandAt(text, word.index);
    if (at?.brand.name === brand.name) found.push({ start: at.start, end: at.end });
    if (found.length === mostPlaces) break;
  }
  return found;
}

function matches(text: string, source: string, flags: string): Place[] {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags);
  const found: Place[] = [];
  for (const match of text.matchAll(whole)) {
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length === mostPlaces) break;
  }
  return found;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
