import type { Reading } from '#schema/alerts.ts';
import { folded, overlaps, type Place, type ValueField } from './learned-values.ts';

/** A reading that rules write into. */
export type Draft = { -readonly [Key in keyof Reading]: Reading[Key] };

/** What a machine has one of. */
export type OneField = Exclude<ValueField, 'code'>;

/** A value of a reading, whatever it is of. */
export type ReadValue = {
  readonly value: string | number;
  readonly span: Place;
  readonly by?: string | undefined;
};

type Taken = ReadValue & { readonly confidence: number; readonly by: 'correction' };

/** What was read of a field; null for nothing. */
export function readValue(reading: Reading, field: OneField): ReadValue | null {
  switch (field) {
    case 'address':
    case 'city':
    case 'state':
    case 'lat':
    case 'long':
      return reading.location[field];
    default:
      return reading[field];
  }
}

/** Puts a learned value into a draft; null takes what stands there out. */
export function setValue(draft: Draft, field: OneField, taken: Taken | null): void {
  const words = taken && { ...taken, value: String(taken.value) };
  const number = taken && { ...taken, value: Number(taken.value) };
  switch (field) {
    case 'address':
    case 'city':
    case 'state':
      draft.location = { ...draft.location, [field]: words };
      break;
    case 'lat':
    case 'long':
      draft.location = { ...draft.location, [field]: number };
      break;
    case 'hours':
      draft.hours = number;
      break;
    default:
      draft[field] = words;
  }
}

/** Characters between a place and what stands nearest of a machine: by them it is known of several which it belongs to. Very many where nothing was read of it. */
export function distanceTo(place: Place, reading: Reading): number {
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    ...placesOf(reading).map(({ start, end }) =>
      place.start < start ? start - place.end : Math.max(0, place.start - end),
    ),
  );
}

/**
 * Of equals, and of a text in which nothing else was read, the first; one that was only cut otherwise before all, and the `11`
 * of what was read as `TRENCH-11` after all.
 */
export function nearestFirst(places: readonly Place[], reading: Reading, was: Place | undefined): Place[] {
  const others = placesOf(reading);
  const rank = (place: Place) => {
    if (was && overlaps(place, was)) return -1;
    return others.some((other) => overlaps(place, other))
      ? Number.MAX_SAFE_INTEGER
      : distanceTo(place, reading);
  };
  return [...places].sort((one, other) => rank(one) - rank(other) || one.start - other.start);
}

/** Where something of a machine was read: by them it is known which words of a line are its values. */
export function placesOf(reading: Reading): Place[] {
  const { brand, model, serialNumber, unitNumber, hours, location, detectedAt, faultCodes } = reading;
  const { address, city, state, lat, long } = location;
  return [
    ...[brand, model, serialNumber, unitNumber, hours, address, city, state, lat, long, detectedAt].flatMap(
      (read) => (read === null ? [] : [read.span]),
    ),
    ...faultCodes.flatMap(({ code, description }) => [code.span, ...(description ? [description.span] : [])]),
  ];
}

/** The words themselves that a value was read from. */
export function rawAt(text: string, { span }: Pick<ReadValue, 'span'>): string {
  return folded(text.slice(span.start, span.end));
}
