import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { findCoordinates, findMapLinks } from '#schema/coordinates.ts';
import type { Claim, ValueClaim } from './claims.ts';
import { describe, isFaultTitle } from './faults.ts';
import { findAddress } from './values/addresses.ts';
import { type DateOrder, findDate } from './values/dates.ts';
import { findHours } from './values/hours.ts';
import { findMachine } from './values/machines.ts';
import { isSeverityAlone, severityIn } from './values/severity-words.ts';

export interface RunningTextContext {
  readonly order: DateOrder;
  /** The stretch is on a line, or in a paragraph, that speaks of a machine: an address needs no word that leads to it. */
  readonly ofMachine: boolean;
  /** What follows the stretch at once, where a label says so. */
  readonly before: Claim['field'] | undefined;
  /** The stretch is the beginning of a line of the message itself. */
  readonly beginsLine: boolean;
  /** The stretch is a whole line of the message itself. */
  readonly isLine: boolean;
}

/** What a stretch of running text says without labels: points, dates, hours, places, a machine and its owner's name for it. */
export function readRunningText(
  text: string,
  from: number,
  to: number,
  context: RunningTextContext,
): ValueClaim[] {
  if (to - from < 2 || !/[\p{L}\p{N}]/u.test(text.slice(from, to))) return [];
  const claims: ValueClaim[] = [];
  const taken: [number, number][] = [];
  const value = text.slice(from, to);

  for (const link of findMapLinks(value)) {
    taken.push([from + link.start, from + link.end]);
    if (!link.point) continue;
    const { lat, long } = link.point;
    claims.push({
      field: 'point',
      value: { lat, long },
      start: from + link.start,
      end: from + link.end,
      confidence: 0.85,
    });
  }
  if (/https?:|www\./i.test(value)) {
    for (const url of value.matchAll(/\b(?:https?:\/\/|www\.)\S{1,2000}/gi))
      taken.push([from + url.index, from + url.index + url[0].length]);
  }
  for (const address of value.matchAll(/[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{2,60}/g))
    taken.push([from + address.index, from + address.index + address[0].length]);

  for (const point of findCoordinates(blank(text, from, to, taken))) {
    claims.push({
      field: 'point',
      value: { lat: point.lat, long: point.long },
      start: from + point.start,
      end: from + point.end,
      confidence: 0.85,
    });
    taken.push([from + point.start, from + point.end]);
  }

  if (context.isLine) claims.push(...titleLine(text, from, to));
  if (context.beginsLine) claims.push(...codeLine(text, from, to, taken));

  let rest = blank(text, from, to, taken);
  for (
    let at = 0, date = findDate(rest, at, rest.length, context.order);
    date;
    date = findDate(rest, at, rest.length, context.order)
  ) {
    at = date.end;
    taken.push([from + date.start, from + date.end]);
    const before = rest.slice(Math.max(0, date.start - 48), date.start);
    if (!notTheFaultsTime.test(before)) {
      const confidence = faultsTime.test(before) ? 0.75 : 0.6;
      claims.push({
        field: 'time',
        value: date.iso,
        start: from + date.start,
        end: from + date.end,
        confidence,
      });
    }
  }
  rest = blank(text, from, to, taken);
  const hours = findHours(rest, 0, rest.length);
  if (hours) {
    claims.push({
      field: 'hours',
      value: hours.value,
      start: from + hours.start,
      end: from + hours.end,
      confidence: 0.8,
    });
    taken.push([from + hours.start, from + hours.end]);
  }

  rest = blank(text, from, to, taken);
  const place = findAddress(rest, 0, rest.length);
  if (place) {
    const before = rest.slice(Math.max(0, place.start - 40), place.start);
    const led = leadsToPlace.test(before);
    if ((led || context.ofMachine) && !notTheMachinesPlace.test(before)) {
      claims.push({
        field: 'place',
        value: shifted(place, from),
        start: from + place.start,
        end: from + place.end,
        confidence: led ? 0.8 : 0.65,
      });
      taken.push([from + place.start, from + place.end]);
    }
  }

  rest = blank(text, from, to, taken);
  const machine = findMachine(rest, 0, rest.length);
  if (machine) {
    const confidence = machine.model ? 0.75 : 0.5;
    claims.push({ field: 'brand', ...moved(machine.brand, from), confidence });
    if (machine.model) claims.push({ field: 'model', ...moved(machine.model, from), confidence });
    claims.push(...besideMachine(rest, from, machine));
    const number = /^\s{0,2}[,(]?\s?#\s?([\p{L}\p{N}][\p{L}\p{N}-]{0,15})/u.exec(rest.slice(machine.end));
    if (number?.[1]) {
      const start = from + machine.end + number[0].length - number[1].length;
      claims.push({ field: 'unit', value: number[1], start, end: start + number[1].length, confidence: 0.8 });
    }
  }
  // `ZX210LC-6 (S/N …)`: what stands right before a serial number is the model, whoever's portal says so.
  if (!machine && context.before === 'serial') {
    const model = /(?:^|[\s,;:])((?=[\p{L}\d.-]{0,14}\d)[\p{L}\d][\p{L}\d.+/-]{1,18})[\s,;(–-]{1,4}$/u.exec(
      rest,
    );
    if (model?.[1]) {
      const start = from + model.index + model[0].indexOf(model[1]);
      claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.55 });
    }
  }
  claims.push(...namesOf(rest, from, claims, context.ofMachine));

  // `… , high` and a line that is nothing but `High priority`.
  let at = 0;
  for (const part of rest.split(/[,;()|\n]|\s[-–—]\s/)) {
    at = rest.indexOf(part, at);
    if (part.trim() !== '' && part.length < 40 && isSeverityAlone(part)) {
      const severity = severityIn(rest, at, at + part.length);
      if (severity)
        claims.push({
          field: 'severity',
          value: severity.severity,
          start: from + severity.start,
          end: from + severity.end,
          confidence: 0.7,
        });
    }
    at += part.length;
  }
  return claims;
}

/** A line that is nothing but the title of a fault, or the short name of a machine. */
function titleLine(text: string, from: number, to: number): ValueClaim[] {
  const value = text.slice(from, to);
  const at = { start: from, end: to };
  const named =
    /^((?=[\p{L}\d -]{0,12}\d)[\p{Lu}\d][\p{L}\d.+-]{0,11}(?: [\p{Lu}\d][\p{L}\d+-]{0,6}){0,2})\s?[-–,]?\s?["“(]/u.exec(
      value,
    );
  if (named?.[1])
    return [{ field: 'model', value: named[1], start: from, end: from + named[1].length, confidence: 0.42 }];
  if (isFaultTitle(value)) return [{ field: 'fault', value, ...at, confidence: 0.4 }];
  return /^\p{Lu}{1,5}[- ]?\d{1,6}\p{Lu}?$/u.test(value)
    ? [{ field: 'unit', value, ...at, confidence: 0.5 }]
    : [];
}

/** `CA2249 Rail Press Very Low Error - HIGH`: a code as a list of faults begins its lines with one; the last thing to be taken for one. */
function codeLine(text: string, from: number, to: number, taken: [number, number][]): ValueClaim[] {
  const match =
    /^\W{0,3}((?=[A-Z\d.-]{0,9}\d)(?:[A-Z]{1,4}-?\d{2,6}[A-Z]{0,2}(?:[.-]\d{1,3})?(?:\s?\(\d{1,2}\))?|\d{2,6}-\d{1,2}))\s?(?:[-–:|]\s)?\s?(?=\p{L}{2})/u.exec(
      text.slice(from, Math.min(to, from + 40)),
    );
  if (!match?.[1] || /^(?:I|US|SR|HWY|CR|FM|RT)-?\d/.test(match[1]) || brandAt(text, from + match[0].length))
    return [];
  const start = from + match[0].indexOf(match[1]);
  const end = start + match[1].length;
  const description = describe(text, end, to, false);
  if (!description.claims.some((claim) => claim.field === 'description' && claim.value.includes(' ')))
    return [];
  taken.push([start, Math.max(end, description.end)]);
  return [{ field: 'code', value: match[1], start, end, confidence: 0.45 }, ...description.claims];
}

/** `EX-12 - Komatsu PC360LC-11`, `for WL-2 (Caterpillar 950M, EMB01234)`: the owner's name before, the serial number after. */
function besideMachine(
  rest: string,
  from: number,
  machine: { brand: { start: number }; model: unknown; end: number },
): ValueClaim[] {
  const claims: ValueClaim[] = [];
  const before =
    /(?:^|\b(?:for|on|from|of|unit|machine|asset)\s|[:•]\s)["“]?(\p{L}[\p{L}\p{N}#.'-]{0,14}(?:[ -][\p{L}\p{N}#-]{1,12}){0,2})["”]?\s?(?:[-–—:|/]|\(|,)\s?(?:a |an |the )?(?:(?:19|20)\d\d )?$/u.exec(
      rest.slice(0, machine.brand.start),
    );
  if (before?.[1] && /\d/.test(before[1]) && !brandAt(before[1], 0)) {
    const start = from + before.index + before[0].indexOf(before[1]);
    claims.push({ field: 'unit', value: before[1], start, end: start + before[1].length, confidence: 0.6 });
  }
  const after = machine.model
    ? /^[\s,/(-]{1,4}([A-Z0-9]{6,17})(?=[\s,);]|$)/.exec(rest.slice(machine.end))
    : null;
  if (after?.[1] && /[A-Z]/.test(after[1]) && /\d{3}/.test(after[1])) {
    const start = from + machine.end + after[0].indexOf(after[1]);
    claims.push({ field: 'serial', value: after[1], start, end: start + after[1].length, confidence: 0.6 });
  }
  return claims;
}

const notTheFaultsTime =
  /\b(?:position|location|gps|report(?:ed)?|generated|sent|received|printed|updated?|last (?:seen|contact|communication|report(?:ed)?|update)|as of|next|due|service|until|valid|expires?|by|forwarded|scheduled|warranty|register|webinar|invoice|join us)\b[^.\n]{0,24}$/i;
const faultsTime =
  /\b(?:at|on|since|detected|occurred|logged|triggered|seen|raised|started|observed|happened|fault|event|alert|active)\W{0,3}(?:(?:at|on|since|the)\W{0,3})?$/i;
const leadsToPlace =
  /(?:\b(?:at|near|in|from|parked|located|location|site|jobsite|position|on|working at|standing|address)|@)\W{0,4}$/i;
const notTheMachinesPlace =
  /\b(?:dealer|branch|office|yard|headquarters|hq|ship to|bill to|contact|visit us|store|depot|billing|mail(?:ing)?)\b[^.\n]{0,24}$/i;

/** Names that owners give: in quotation marks, or as the one who `has a new fault`. */
function namesOf(
  rest: string,
  from: number,
  claims: readonly ValueClaim[],
  ofMachine: boolean,
): ValueClaim[] {
  const names: ValueClaim[] = [];
  const quoted = /(?:^|[\s,(])["“„]([\p{L}\p{N}][\p{L}\p{N} #&'./-]{0,30})["”“](?=[\s,).;:]|$)/u.exec(rest);
  if (quoted?.[1] && ofMachine && !isFaultTitle(quoted[1])) {
    const start = from + quoted.index + quoted[0].indexOf(quoted[1]);
    names.push({
      field: 'unit',
      value: quoted[1].trim(),
      start,
      end: start + quoted[1].trim().length,
      confidence: 0.75,
    });
  }
  const subject =
    /^(?:(?:your|the|unit|machine|asset|vehicle|equipment|alert(?: for)?|attention|hello|hi)[:\s]\s?)?["“]?([\p{Lu}\p{N}][\p{L}\p{N}#&'./-]{0,20}(?: [\p{L}\p{N}#&'./-]{1,20}){0,3}?)["”]? (?:has|have|had|reported|is reporting|logged|triggered|raised|shows|is showing|recorded|registered|needs|requires|reports|sent|meldet|a signalé|ha reportado|ha segnalato)\b/u.exec(
      rest.trimStart(),
    );
  if (subject?.[1] && !noName.test(subject[1])) {
    const start = from + rest.indexOf(subject[1]);
    const isMachine = claims.some(
      (claim) =>
        claim.field === 'brand' && claim.start >= start && claim.start <= start + (subject[1]?.length ?? 0),
    );
    if (!isMachine)
      names.push({
        field: 'unit',
        value: subject[1],
        start,
        end: start + subject[1].length,
        confidence: 0.65,
      });
  }
  return names;
}

const noName =
  /^(?:one|a|an|the|your|our|this|that|it|we|you|they|he|she|i|there|machine|unit|vehicle|asset|equipment|engine|system|telematics|service|customer|operator|driver|dealer|someone|following|new|please|hello|hi|dear|alert|fault|event|everyone|all|another|each|no)\b|^\d{1,2}$|\b(?:your|our|machines?|system|team|portal|following)\b/i;

/** A letter of no script, which no pattern takes for a word, a digit or a space. */
const nothingHere = '\ue000';

function blank(
  text: string,
  from: number,
  to: number,
  taken: readonly (readonly [number, number])[],
): string {
  let value = text.slice(from, to);
  for (const [start, end] of taken) {
    value = value.slice(0, start - from) + nothingHere.repeat(end - start) + value.slice(end - from);
  }
  return value;
}

function moved<T extends { start: number; end: number }>(found: T, by: number): T {
  return { ...found, start: found.start + by, end: found.end + by };
}

function shifted(place: NonNullable<ReturnType<typeof findAddress>>, by: number) {
  return {
    address: place.address && moved(place.address, by),
    city: place.city && moved(place.city, by),
    state: place.state && moved(place.state, by),
    start: place.start + by,
    end: place.end + by,
  };
}
