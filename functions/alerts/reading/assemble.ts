import type { Reading } from '#schema/alerts/alerts.ts';
import { type Fault, faultReadings, faultsOf, nearest } from './faults.ts';
import type { Relations } from './layout/outline.ts';
import { keyOf, type MachineExtractions } from './machines.ts';
import { outcomeOf } from './outcome.ts';
import { isoTime, type TimeMention } from './times/times.ts';
import { asRead, type Extraction, extractionsOf, type Read } from './values/extractions.ts';

/** What is known about a message besides its machines' values. */
export interface MessageFacts {
  readonly text: string;
  readonly relations: Relations;
  /** The telematics system that sent it, and the maker if it is the maker's own system. */
  readonly provider: {
    readonly name: string;
    readonly brand: string | null;
    readonly start: number;
    readonly end: number;
  } | null;
  /** Probability that it is not an alert: 0 to 1. */
  readonly otherMail: number;
  /** When it was sent: ISO 8601. */
  readonly sent: string | undefined;
  /** The only time zone in the text that is not part of a time. */
  readonly zone: string | undefined;
  /** The dates in the text, in order. */
  readonly days: readonly TimeMention[];
  /** The telematics system's own id of the alert. */
  readonly sourceId: Reading['sourceId'];
}

/** Puts a machine's reading together from the likeliest value of each kind; never guesses. */
export function assemble({ own, shared }: MachineExtractions, message: MessageFacts): Reading {
  const { relations } = message;
  const extractions = [...own, ...shared].sort((one, other) => one.start - other.start);
  const faults = faultsOf(own.some(isFault) ? own : extractions, relations);
  const pool = (field: Extraction['field']) =>
    own.some((extraction) => extraction.field === field) ? own : extractions;
  const text = (field: 'serial' | 'unit' | 'model' | 'brand') => best(extractionsOf(pool(field), field));
  const serial = text('serial');
  const model = text('model');
  const unit = best(
    extractionsOf(pool('unit'), 'unit').filter(
      ({ value }) => !same(value, serial?.value) && !same(value, model?.value),
    ),
  );
  const brand = text('brand');
  const { provider } = message;
  const draft = {
    provider: provider?.name ?? null,
    sourceId: message.sourceId,
    brand:
      readOf(brand) ??
      (provider?.brand
        ? { value: provider.brand, span: { start: provider.start, end: provider.end }, confidence: 0.6 }
        : null),
    model: readOf(model),
    serialNumber: readOf(serial),
    unitNumber: readOf(unit),
    hours: readOf(best(extractionsOf(pool('hours'), 'hours'))),
    location: locationOf(own.some(isPlace) ? own : extractions, message, relations),
    faultCodes: faultReadings(message.text, faults, extractions, relations),
    detectedAt: timeOf(
      extractionsOf(own, 'time').some(({ value, confidence }) => confidence > 0 && isDay(value))
        ? own
        : extractions,
      faults,
      relations,
      message,
    ),
  };
  return { outcome: outcomeOf(draft, message.otherMail), ...draft };
}

/** Confidence from which a state counts without a town. */
const surely = 0.97;

function isFault({ field }: Extraction): boolean {
  return field === 'code' || field === 'spn';
}

function isPlace({ field }: Extraction): boolean {
  return field === 'address' || field === 'city' || field === 'lat';
}

/** The value with the best mention, plus a little for each further mention. */
function best<T>(extractions: readonly Extraction<T>[]): Extraction<T> | undefined {
  const worth = new Map<string, { extraction: Extraction<T>; sum: number }>();
  for (const extraction of extractions) {
    const key = String(extraction.value)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]/gu, '');
    const known = worth.get(key);
    if (!known) worth.set(key, { extraction, sum: extraction.confidence });
    else
      worth.set(key, {
        extraction: known.extraction.confidence >= extraction.confidence ? known.extraction : extraction,
        sum: known.sum + extraction.confidence * 0.3,
      });
  }
  return [...worth.values()].reduce<{ extraction: Extraction<T>; sum: number } | undefined>(
    (top, one) => (top && top.sum >= one.sum ? top : one),
    undefined,
  )?.extraction;
}

function readOf<T>(extraction: Extraction<T> | undefined): Read<T> | null {
  return extraction ? asRead(extraction) : null;
}

function same(one: string, other: string | undefined): boolean {
  return other !== undefined && keyOf(one) === keyOf(other);
}

function locationOf(
  extractions: readonly Extraction[],
  message: MessageFacts,
  relations: Relations,
): Reading['location'] {
  const address = best(extractionsOf(extractions, 'address'));
  const cities = extractionsOf(extractions, 'city');
  const city = address ? (nearest(address, cities, relations) ?? townOf(address)) : best(cities);
  const states = extractionsOf(extractions, 'state');
  const anchor = city ?? address;
  // A state alone is probably an office's address, unless it is certain.
  const alone = best(states.filter(({ confidence }) => confidence >= surely));
  const state = anchor ? (nearest(anchor, states, relations) ?? undefined) : alone;
  const parts = [address, city, state].filter((part) => part !== undefined);
  const start = Math.min(...parts.map((part) => part.start));
  const lastEnd = Math.max(...parts.map((part) => part.end));
  const end =
    lastEnd + (state && lastEnd === state.end ? postalCode(message.text.slice(lastEnd, lastEnd + 12)) : 0);
  const isTogether = parts.length > 0 && end - start <= 200;
  const lat = best(extractionsOf(extractions, 'lat'));
  const long = lat && nearest(lat, extractionsOf(extractions, 'long'), relations);
  const point =
    lat && long && (lat.value !== 0 || long.value !== 0)
      ? { lat: readOf(lat), long: readOf(long) }
      : undefined;
  return {
    text: isTogether
      ? {
          value: message.text.slice(start, end),
          span: { start, end },
          confidence: Math.min(...parts.map((part) => part.confidence)),
        }
      : null,
    address: readOf(address),
    city: readOf(city),
    state: readOf(state),
    lat: point?.lat ?? null,
    long: point?.long ?? null,
  };
}

/** Length of a postal code right after a state, which helps a geocoder (United States and Canada). */
function postalCode(after: string): number {
  return /^,? (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/u.exec(after)?.[0].length ?? 0;
}

/** `3 miles west of Deming`: the town in a direction, if no other is stated. */
function townOf(address: Extraction<string>): Extraction<string> | undefined {
  const [, town] = awayFrom.exec(address.value) ?? [];
  const at = town === undefined ? -1 : address.value.lastIndexOf(town);
  if (town === undefined || address.end - address.start !== address.value.length) return undefined;
  const start = address.start + at;
  return { ...address, field: 'city', value: town, start, end: start + town.length };
}

const awayFrom =
  /^(?:about |ca\.? )?(?:\d|half |one |two |a )[^,]{0,30}?(?:mi|miles?|km|kms|kilomet(?:er|re)s?)\.? [^,]{0,30}?(?:of|from|past|outside) (\p{Lu}[\p{L}'’.-]{2,20}(?: \p{Lu}[\p{L}'’.-]{2,20}){0,2})$/u;

/** If no time was tagged, the only dated one in a fault's own record or in the message. */
function loneTime(
  all: readonly Extraction<TimeMention>[],
  faults: readonly Fault[],
  relations: Relations,
  { sent, zone }: MessageFacts,
): Read<string> | null {
  const days = all.filter(({ value }) => isDay(value) && value.clock !== null);
  const beside = days.filter(({ record }) =>
    faults.some((fault) => relations.distance(fault.record, record) <= 1),
  );
  const [only, ...others] = beside.length > 0 ? beside : days;
  const iso =
    only && others.every(({ value }) => isoTime([value], sent) === isoTime([only.value], sent))
      ? isoTime([only.value], sent, zone)
      : null;
  return only && iso !== null ? asRead({ ...only, value: iso, confidence: 0.3 }) : null;
}

/**
 * The latest of the times nearest to the faults, or else the likeliest one; a date and a time of day in different places are
 * combined.
 */
function timeOf(
  extractions: readonly Extraction[],
  faults: readonly Fault[],
  relations: Relations,
  message: MessageFacts,
): Read<string> | null {
  const { sent, zone } = message;
  const all = extractionsOf(extractions, 'time');
  const times = all.filter(({ confidence }) => confidence > 0);
  const surest = Math.max(0, ...times.map(({ confidence }) => confidence));
  const likely = times.filter(({ confidence }) => confidence >= surest * 0.6);
  const days = likely.filter(({ value }) => isDay(value));
  // A time of day without a date belongs to the date before it in the text.
  const stated = (days.length > 0 ? days : likely).flatMap((time) => {
    const beside = all.filter(
      ({ confidence, record }) =>
        confidence > 0 || record === time.record || faults.some((fault) => fault.record === record),
    );
    const whole = isDay(time.value)
      ? wholeTime(time, beside, relations, sent, zone)
      : onDayBefore(time, message.days, sent, zone);
    return whole ? [whole] : [];
  });
  if (stated.length === 0) return loneTime(all, faults, relations, message);
  const distance = (one: { extraction: Extraction }) =>
    Math.min(...faults.map(({ record }) => relations.distance(record, one.extraction.record)), 50);
  const least = Math.min(...stated.map(distance));
  const near = stated.filter((one) => distance(one) === least);
  const withClock = near.some(({ iso }) => iso.includes('T'))
    ? near.filter(({ iso }) => iso.includes('T'))
    : near;
  const latest = withClock.reduce((one, other) =>
    Date.parse(other.iso) > Date.parse(one.iso) ? other : one,
  );
  const { extraction, iso } = latest;
  return asRead({ ...extraction, value: iso });
}

function onDayBefore(
  time: Extraction<TimeMention>,
  days: readonly TimeMention[],
  sent: string | undefined,
  zone: string | undefined,
): { extraction: Extraction; iso: string } | undefined {
  const day = days.findLast((one) => one.end <= time.start) ?? days[0];
  const iso = day ? isoTime([{ ...day, clock: null, zone: null }, time.value], sent, zone) : null;
  return iso === null ? undefined : { extraction: time, iso };
}

function isDay({ date, daysAgo, weekday }: TimeMention): boolean {
  return date !== null || daysAgo !== undefined || weekday !== undefined;
}

function wholeTime(
  time: Extraction<TimeMention>,
  times: readonly Extraction<TimeMention>[],
  relations: Relations,
  sent: string | undefined,
  zone: string | undefined,
): { extraction: Extraction; iso: string } | undefined {
  const clock = time.value.clock
    ? undefined
    : nearest(
        time,
        times.filter(({ value }) => !isDay(value) && value.clock !== null),
        relations,
      );
  const iso = isoTime(clock ? [time.value, clock.value] : [time.value], sent, zone);
  return iso === null ? undefined : { extraction: time, iso };
}
