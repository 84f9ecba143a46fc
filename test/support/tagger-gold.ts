import type { TaggedField } from '#functions/alerts/reader/learnt/tags.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { severityIn } from '#functions/alerts/reader/values/severity-words.ts';
import type { Reading } from '#schema/alerts.ts';
import type { Severity } from '#schema/severity.ts';
import { type MessageTruth, machinesOf } from './alert-score.ts';

/*
 * Where the values stand that a careful reader finds: what the tagger learns from. The truth says what they are, not where;
 * a value that was read right says it, and else each place where it is written.
 */

/** A value and where it stands. */
export interface GoldValue {
  readonly field: TaggedField;
  readonly start: number;
  readonly end: number;
}

/** A message to learn from. */
export interface GoldText {
  readonly text: string;
  readonly values: readonly GoldValue[];
}

type MachineTruth = ReturnType<typeof machinesOf>[number];

/** The values of a text in their order, none over another. `readings`: what the reader made of it. */
export function goldValues(text: string, truth: MessageTruth, readings: readonly Reading[]): GoldValue[] {
  const machines = machinesOf(truth);
  const own = machines.length === 1 && readings.length === 1 ? readings[0] : undefined;
  const found = new GoldValues(text);
  // What comes later is surer of its place: a model may be in a unit's name.
  for (const field of orderOfFields)
    for (const value of new Set(machines.flatMap((machine) => statedValues(machine, field)))) {
      const read = own && readValue(own, field);
      if (read && folded(read.value) === folded(value)) found.add(field, read.span.start, read.span.end);
      found.addAll(field, value);
    }
  if (own) addMeasured(found, own, truth);
  for (const [index, machine] of machines.entries())
    addSeverities(found, text, machine, machines.length === readings.length ? readings[index] : undefined);
  for (const { detectedAt } of machines) if (detectedAt !== null) found.addTimes(detectedAt);
  if (!found.has('hours'))
    found.addNumbers(
      'hours',
      new Set(machines.flatMap(({ hours }) => (hours !== null && hours >= 10 ? [hours] : []))),
    );
  return found.inOrder();
}

/** Values that are written otherwise than the truth has them. */
function addMeasured(found: GoldValues, { hours, faultCodes }: Reading, truth: MessageTruth): void {
  const [machine] = machinesOf(truth);
  if (!machine) return;
  if (hours && hours.value === machine.hours) found.add('hours', hours.span.start, hours.span.end);
  const codes = new Set(machine.faultCodes.flatMap(({ code, aliases }) => [code, ...aliases].map(folded)));
  for (const { code } of faultCodes)
    if (codes.has(folded(code.value))) found.add('code', code.span.start, code.span.end);
}

/**
 * The words that say how bad a fault is: where the reader found them, if it is right; else where they stand next behind the code,
 * or before it.
 */
function addSeverities(
  found: GoldValues,
  text: string,
  { faultCodes }: MachineTruth,
  reading: Reading | undefined,
): void {
  for (const { code, severity, aliases } of faultCodes) {
    if (severity === 'unknown') continue;
    const keys = new Set([code, ...aliases].map(folded));
    const read = reading?.faultCodes.find((fault) => keys.has(folded(fault.code.value)));
    if (read?.severity === severity && read.severitySpan) {
      found.add('severity', read.severitySpan.start, read.severitySpan.end);
      continue;
    }
    const at = read?.code.span.start ?? text.indexOf(code);
    const said = at < 0 ? undefined : severitySaid(text, at, severity);
    if (said) found.add('severity', said.start, said.end);
  }
}

/** The word of a severity that stands nearest to a fault, those behind it first. */
function severitySaid(text: string, at: number, severity: Severity) {
  const scanned = scan(text);
  let nearest: { start: number; end: number; away: number } | undefined;
  for (let word = 0; word < scanned.count; word += 1) {
    const [start, end] = [scanned.starts[word] ?? 0, scanned.ends[word] ?? 0];
    if (severityIn(scanned, start, end)?.severity !== severity) continue;
    const away = start >= at ? start - at : (at - start) * 2;
    if (away < (nearest?.away ?? farFromFault)) nearest = { start, end, away };
  }
  return nearest;
}

/** Characters from a fault beyond which no severity is its own. */
const farFromFault = 600;

const orderOfFields = ['state', 'city', 'address', 'brand', 'code', 'model', 'serial', 'unit'] as const;
type StatedField = (typeof orderOfFields)[number];

function statedValues(machine: MachineTruth, field: StatedField): string[] {
  const { unitNumber, serialNumber, model, brand, faultCodes, location } = machine;
  const values: Readonly<Record<StatedField, readonly (string | null)[]>> = {
    unit: [unitNumber],
    serial: [serialNumber],
    model: [model],
    brand: [brand],
    code: faultCodes.map(({ code }) => code),
    address: [location.address],
    city: [location.city],
    state: [location.state],
  };
  return values[field].filter((value) => value !== null && value !== '') as string[];
}

function readValue(reading: Reading, field: StatedField) {
  const { unitNumber, serialNumber, model, brand, location } = reading;
  const { address, city, state } = location;
  return field === 'code'
    ? null
    : { unit: unitNumber, serial: serialNumber, model, brand, address, city, state }[field];
}

function folded(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Collects values; one that is put over others takes their place. */
class GoldValues {
  readonly #text: string;
  readonly #lower: string;
  readonly #starts: ReadonlySet<number>;
  readonly #ends: ReadonlySet<number>;
  #values: GoldValue[] = [];

  constructor(text: string) {
    const { starts, ends } = scan(text);
    this.#text = text;
    this.#lower = text.toLowerCase();
    this.#starts = new Set(Array.from(starts));
    this.#ends = new Set(Array.from(ends));
  }

  has(field: TaggedField): boolean {
    return this.#values.some((value) => value.field === field);
  }

  inOrder(): GoldValue[] {
    return this.#values.toSorted((one, other) => one.start - other.start);
  }

  /** Puts a value where it stands as whole words, without the marks around it. */
  add(field: TaggedField, from: number, to: number): boolean {
    const text = this.#text;
    let [start, end] = [from, to];
    while (start < end && !wordSign.test(text[start] ?? '')) start += 1;
    while (end > start && !wordSign.test(text[end - 1] ?? '')) end -= 1;
    if (start >= end || !this.#starts.has(start) || !this.#ends.has(end)) return false;
    const over = this.#values.filter((value) => value.start < end && start < value.end);
    if (over.some((value) => value.field === field && value.start <= start && value.end >= end)) return true;
    this.#values = [...this.#values.filter((value) => !over.includes(value)), { field, start, end }];
    return true;
  }

  /** Wherever a value is written, in any case where it is long enough not to be a word of everyday. */
  addAll(field: StatedField, value: string): void {
    const isShort = value.length <= 2 || /^(?:\d{1,3}|\p{L}{1,3})$/u.test(value);
    const isWritten = this.#addEach(field, this.#text, value);
    if (!isShort) this.#addEach(field, this.#lower, value.toLowerCase());
    else if (!isWritten && field !== 'state' && !this.has(field))
      this.#addEach(field, this.#lower, value.toLowerCase());
  }

  #addEach(field: StatedField, text: string, value: string): boolean {
    let isAdded = false;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      isAdded = this.add(field, at, at + value.length) || isAdded;
    return isAdded;
  }

  /** The time of day of an ISO 8601 time, however it is written. */
  addTimes(iso: string): void {
    const [, hour, minute] = /T(\d{2}):(\d{2})/.exec(iso) ?? [];
    if (hour === undefined || minute === undefined) return;
    for (const { 1: at = '', 2: sign = '', 3: past = '', 4: half, index } of this.#text.matchAll(clock)) {
      const said = Number(at) % 12 === Number(hour) % 12 && Number(past) === Number(minute);
      const isOtherHalf =
        half === undefined ? Number(at) !== Number(hour) : /p/i.test(half) !== Number(hour) >= 12;
      const end = index + at.length + sign.length + past.length;
      const isTaken = this.#values.some((value) => value.start < end && index < value.end);
      if (said && !isOtherHalf && !isTaken) this.add('time', index, end);
    }
  }

  /** Numbers of some values, however their thousands and decimals are written. */
  addNumbers(field: 'hours', wanted: ReadonlySet<number>): void {
    if (wanted.size === 0) return;
    for (const { 0: written, index } of this.#text.matchAll(number)) {
      const english = Number(written.replace(/[, '’](?=\d{3}(?!\d))/g, ''));
      const continental = Number(written.replace(/[. '’](?=\d{3}(?!\d))/g, '').replace(',', '.'));
      const end = index + written.length;
      const isTaken = this.#values.some((value) => value.start < end && index < value.end);
      if ((wanted.has(english) || wanted.has(continental)) && !isTaken) this.add(field, index, end);
    }
  }
}

const wordSign = /[\p{L}\p{N}#]/u;
/** `06:41`, `6.41 pm`, `14h20`, `1420`. */
const clock =
  /(?<![\p{L}\p{N}.:,-])(\d{1,2})( ?h ?|[:.H時点]|시 )?(\d{2})(?!\d)(?::\d{2}(?:\.\d+)?)?(?:\s?([ap])\.?m\b)?/giu;
const number = /(?<![\p{L}\p{N}.,-])\d[\d., '’]*(?<=\d)(?!\p{N})/gu;
