import type { Reading } from '#schema/alerts.ts';
import { type Claim, claimOf, faultHeads, isPlaceholder, placeFields } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import type { TaggedValue } from './learnt/tagger.ts';
import { type Line, mayHave } from './lines.ts';
import { allFrom, overlap, type Source, type Span } from './marks.ts';
import { clockAt, clockText } from './values/dates.ts';
import { hoursAt } from './values/hours.ts';
import { may } from './vocabulary.ts';

/*
 * What the rules have left empty. They know labels, forms and phrases; whoever writes without all three is understood by
 * what stands around a value, which the tagger has learnt from messages. It is asked only for what is missing, or was
 * called a name without a label that says so: where both find a value, the rules know better what it is.
 */

/** What is known of a machine besides its claims. */
interface Whereabouts {
  /** Where the message tells of it. */
  readonly stretch: Span;
  /** The message tells of no other. */
  readonly isAlone: boolean;
  /** Nothing says that the message is no alert. */
  readonly mayHaveFault: boolean;
}

/** The claims about a machine with those that fill what its reading lacks. */
export function withGapsFilled(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  reading: Reading,
  whereabouts: Whereabouts,
): readonly Claim[] {
  const missing = missingOf(source, reading, claims, whereabouts);
  if (missing.size === 0) return claims;
  const { stretch } = whereabouts;
  const taken = spansOf(reading);
  const wanted = allFrom(source.tagged(), stretch.start, stretch.end).filter(
    (tagged) =>
      (tagged.probability >= (missing.get(tagged.field) ?? never) || isFuller(source, reading, tagged)) &&
      !(tagged.field === 'code' && isOver(lines, tagged.start)) &&
      !taken.some((span) => span.field !== tagged.field && overlap(span, tagged)),
  );
  const found = [
    ...wanted.filter(({ field }) => !placeFields.has(field)),
    ...placeOf(
      wanted.filter(({ field }) => placeFields.has(field)),
      reading,
    ),
  ].flatMap((tagged) => claimsOf(source, tagged));
  if (found.length === 0) return claims;
  const given = new Set<string>(found.map(({ field }) => field));
  // What was told without being sure gives way.
  const replaced = taken.filter(({ field }) => given.has(field));
  return [
    ...claims.filter(
      (claim) =>
        !(identity.has(claim.field) && given.has(claim.field)) &&
        !(faultHeads.has(claim.field) && replaced.some((span) => overlap(span, claim))),
    ),
    ...found,
  ];
}

/** What the rules found under a label, and nothing around it speaks for: `Unit: voltage above normal`, in a torn table. */
function unsupported({ text, tagged }: Source, reading: Reading): readonly TaggedValue['field'][] {
  const { unitNumber: unit, serialNumber: serial, model } = reading;
  const read = { unit, serial, model };
  return (['unit', 'serial', 'model'] as const).filter((field) => {
    const value = read[field];
    const isTold = (each: TaggedValue) =>
      each.field === field &&
      (overlap(each, value?.span ?? each) ||
        text.slice(each.start, each.end).toLowerCase() === value?.value.toLowerCase());
    return value !== null && !tagged().some(isTold);
  });
}

/** What tells a machine from others. */
const identity: ReadonlySet<string> = new Set<TaggedValue['field']>(['unit', 'serial', 'model']);
/** How sure the other value has to be then. */
const surelyOther = 0.98;

/** `its the develon dx300 … dx300lc-7`: the model that was read, in full. */
function isFuller(
  { text }: Source,
  { model }: Reading,
  { field, start, end, probability }: TaggedValue,
): boolean {
  if (field !== 'model' || model === null || model.confidence >= unsureName || probability < leastSure)
    return false;
  const told = text.slice(start, end).toLowerCase();
  return (
    told.length > model.value.length && told.startsWith(model.value.toLowerCase()) && start > model.span.end
  );
}

/**
 * The claims without those that are surely something else: `ALARM EC220E / KESTREL-4`, of which the model was taken for a
 * code; `Caterpillar, JYR00872`, of which the serial number was for a model; and without codes beside others that
 * only look like one. A message's only code has to be something else most surely.
 */
export function withoutMistaken(
  source: Source,
  claims: readonly Claim[],
  reading: Reading,
): readonly Claim[] {
  const { model, faultCodes } = reading;
  const isElse = (own: TaggedValue['field'], span: Span, least: number) =>
    taggedOver(source, span).some(
      ({ field, probability }) => identity.has(field) && field !== own && probability >= least,
    );
  const codes = faultCodes
    .map(({ code }) => code)
    .filter(({ confidence, span }) => confidence < certainCode && isElse('code', span, likelyName));
  const named =
    codes.length < faultCodes.length ? codes : codes.filter(({ span }) => isElse('code', span, surelyName));
  const alone = faultCodes.map(({ code }) => code).filter((code) => isUnsupported(source, code));
  const wrong = alone.length < faultCodes.length ? [...named, ...alone] : named;
  const isNoModel =
    model !== null && model.confidence < unsureName && isElse('model', model.span, likelyName);
  if (wrong.length === 0 && !isNoModel) return claims;
  return claims.filter(
    (claim) =>
      !(faultHeads.has(claim.field) && wrong.some(({ span }) => overlap(span, claim))) &&
      !(isNoModel && claim.field === 'model' && overlap(model.span, claim)),
  );
}

/** What no label calls a code, and nothing around it speaks for. */
function isUnsupported(source: Source, code: Reading['faultCodes'][number]['code']): boolean {
  return (
    code.confidence <= labelledCode && !taggedOver(source, code.span).some(({ field }) => field === 'code')
  );
}

/** The tagged values that stand where something was read. */
function taggedOver(source: Source, span: Span): readonly TaggedValue[] {
  return allFrom(source.tagged(), span.start - longestValue, span.end).filter((tagged) =>
    overlap(tagged, span),
  );
}

/** Characters that a value may begin before what stands over it. */
const longestValue = 120;

const likelyName = 0.9;
const surelyName = 0.95;
/** What a label says is a code is one. */
const certainCode = 0.94;
const labelledCode = 0.5;

/** Where something is said to be over, the rules have looked at what that is. */
function isOver(lines: readonly Line[], at: number): boolean {
  const line = lines.find(({ start, end }) => start <= at && at < end);
  return line !== undefined && mayHave(line, may.cleared);
}

/** From there on more values are right than wrong. */
const leastSure = 0.55;
/** A name that the rules found without a label gives way to one that is as sure. */
const surerName = 0.85;
const unsureName = 0.8;
/** A code that the rules took for one by little more than where it stands. */
const unsureCode = 0.5;
/** A fault makes an alert of a message that tells of none. */
const surelyFault = 0.8;
const never = 2;

/** How sure the values of each field must be that are wanted. */
function missingOf(
  source: Source,
  reading: Reading,
  claims: readonly Claim[],
  { isAlone, mayHaveFault }: Whereabouts,
): ReadonlyMap<TaggedValue['field'], number> {
  const { location, unitNumber } = reading;
  const missing = new Map<TaggedValue['field'], number>();
  if (unitNumber === null) missing.set('unit', leastSure);
  else if (unitNumber.confidence < unsureName && isAlone) missing.set('unit', surerName);
  if (reading.serialNumber === null) missing.set('serial', leastSure);
  if (reading.model === null) missing.set('model', leastSure);
  if (reading.brand === null) missing.set('brand', leastSure);
  if (reading.hours === null) missing.set('hours', leastSure);
  // `09/23/2026` over the machines of a digest, each with its `10:26 AM`.
  if (!reading.detectedAt?.value.includes('T')) missing.set('time', leastSure);
  if (reading.faultCodes.length === 0) {
    if (mayHaveFault) missing.set('code', surelyFault);
  } else if (reading.faultCodes.every(({ code }) => code.confidence < unsureCode))
    missing.set('code', surelyFault);
  // Where the message says that the place is not known, an address in it is somebody else's.
  if (!claims.some((claim) => claim.field === 'no-place')) {
    if (location.address === null) missing.set('address', leastSure);
    if (location.city === null) missing.set('city', leastSure);
    if (location.state === null) missing.set('state', leastSure);
  }
  if (isAlone)
    for (const field of unsupported(source, reading)) missing.set(field, missing.get(field) ?? surelyOther);
  return missing;
}

/** What the reading has, and where; a time and its day may stand far apart, with all else between. */
function spansOf(reading: Reading): readonly (Span & { readonly field: string })[] {
  const { location, faultCodes, brand, model, serialNumber, unitNumber, hours } = reading;
  const { address, city, state } = location;
  const values = {
    brand,
    model,
    serial: serialNumber,
    unit: unitNumber,
    hours,
    address,
    city,
    state,
  };
  return [
    ...Object.entries(values).flatMap(([field, value]) => (value ? [{ field, ...value.span }] : [])),
    ...faultCodes.map(({ code }) => ({ field: 'code', ...code.span })),
  ];
}

/**
 * The parts of a place. Towns and streets stand in many a message that are not the machine's: beside a place that is known
 * only what stands with it is a part of it, and without one only what is sure.
 */
function placeOf(parts: readonly TaggedValue[], { location }: Reading): readonly TaggedValue[] {
  const { address, city, state, lat } = location;
  const known = [address, city, state].flatMap((part) => (part === null ? [] : [part.span]));
  if (known.length > 0 || lat !== null)
    return parts.filter((part) => known.some((span) => isBeside(part, span) || isBeside(span, part)));
  const sure = parts.filter(({ probability }) => probability >= surePlace);
  const first = sure.find(({ field }) => field !== 'state');
  return first ? sure.filter((part) => part === first || Math.abs(part.start - first.end) < placeReach) : [];
}

const surePlace = 0.75;
/** How far apart the parts of one place stand. */
const placeReach = 40;

function isBeside(one: Span, other: Span): boolean {
  return other.start >= one.end && other.start - one.end <= 3;
}

function claimsOf({ text, marks }: Source, { field, start, end, probability }: TaggedValue): Claim[] {
  const value = text.slice(start, end);
  const at = { start, end, confidence: probability };
  if (isPlaceholder(value)) return [];
  if (field === 'hours') {
    const hours = hoursAt(text, start, end);
    return hours ? [claimOf({ field, ...at, ...hours }, '')] : [];
  }
  if (field === 'time') {
    const date = marks.dates.find((each) => each.hasTime && overlap(each, at));
    if (date) return [claimOf({ field, ...at, ...date, value: date.iso }, '')];
    const told = clockAt(text, start);
    return told ? [claimOf({ field: 'clock', ...at, value: clockText(told) }, '')] : [];
  }
  // What is due and what has moved is told in words, too.
  if (field === 'code' && !/\d/.test(value) && !isFaultTitle(value)) return [];
  return [claimOf({ field, value, ...at }, '')];
}
