import type { Reading } from '#schema/alerts/alerts.ts';
import { folded, overlaps, type Place, type ValueField } from './learned-values.ts';

/** A reading that rules modify. */
export type Draft = { -readonly [Key in keyof Reading]: Reading[Key] };

/** Fields that a machine has only once. */
export type OneField = Exclude<ValueField, 'code'>;

/** A value of any field of a reading. */
export type ReadValue = {
  readonly value: string | number;
  readonly span: Place;
  readonly by?: string | undefined;
};

type Taken = ReadValue & { readonly confidence: number; readonly by: 'correction' };

/** What was read for a field, or null. */
export function readValue(reading: Reading, field: OneField): ReadValue | null {
  return isOfPlace(field) ? reading.location[field] : reading[field];
}

/** Whether a field is part of the location. */
export function isOfPlace(field: OneField): field is 'address' | 'city' | 'state' | 'lat' | 'long' {
  return ['address', 'city', 'state', 'lat', 'long'].includes(field);
}

/** Sets a learned value in a draft; null removes the current one. */
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

/**
 * Characters between a place and the nearest value of a machine, which decides whose value it is if there are several machines.
 * Very large if nothing was read for the machine.
 */
export function distanceTo(place: Place, reading: Reading): number {
  return Math.min(
    Number.MAX_SAFE_INTEGER,
    ...placesOf(reading).map(({ start, end }) =>
      place.start < start ? start - place.end : Math.max(0, place.start - end),
    ),
  );
}

/**
 * Of equally near places, the first one. A place that overlaps the current value comes first, and part of another value (the `11`
 * in `TRENCH-11`) last.
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

/** Where a machine's values were read, to know which words of a line are values. */
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

/** The words that a value was read from. */
export function rawAt(text: string, { span }: Pick<ReadValue, 'span'>): string {
  return folded(text.slice(span.start, span.end));
}
