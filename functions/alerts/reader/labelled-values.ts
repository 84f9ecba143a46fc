import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { findCoordinates, findMapLinks } from '#schema/coordinates.ts';
import { isPlaceholder, type ValueClaim } from './claims.ts';
import { beginsWithCode, isNotice, readFaults } from './faults.ts';
import { addressIn, findAddress } from './values/addresses.ts';
import { clockAt, type DateOrder, dateAt, epochIso, findDate, withZone } from './values/dates.ts';
import { hoursAt } from './values/hours.ts';
import { machineAt, modelAt, modelIn } from './values/machines.ts';
import { parseNumber } from './values/numbers.ts';
import { serialAt } from './values/serial-numbers.ts';
import { severityIn } from './values/severity-words.ts';
import type { Label } from './words/labels.ts';

/** What a labelled value says, and where what it says ends: the rest of the text may say more. */
export interface ReadValue {
  readonly claims: readonly ValueClaim[];
  readonly end: number;
}

export interface ValueContext {
  readonly order: DateOrder;
  /** True for a cell or a field of a feed: all of it is the value, so nothing is cut off. */
  readonly whole: boolean;
}

/** Reads the value that stands between two offsets by its label. A placeholder says nothing. */
export function readValue(
  label: Label,
  text: string,
  from: number,
  to: number,
  context: ValueContext,
): ReadValue {
  const [start, end] = trimmed(text, from, to);
  if (start >= end || isPlaceholder(text.slice(start, end))) return { claims: [], end: to };
  const sure = label.trust;
  switch (label.field) {
    case 'brand':
      return readBrand(text, start, end, sure);
    case 'model': {
      const { brand, model } = modelIn(text, start, end);
      const claims: ValueClaim[] = [];
      if (brand) claims.push({ field: 'brand', ...brand, confidence: 0.8 });
      if (model && !isPlaceholder(model.value)) claims.push({ field: 'model', ...model, confidence: sure });
      return { claims, end: context.whole ? to : (model?.end ?? end) };
    }
    case 'machine':
      return readMachine(text, start, end, sure, context);
    case 'serial': {
      const serial = serialAt(text, start, end);
      if (!serial) return { claims: [], end: to };
      return { claims: [{ field: 'serial', ...serial, confidence: sure }], end: serial.end };
    }
    case 'unit': {
      const unit = unitIn(text, start, end, context.whole);
      // `Name: Wacker Neuson EZ53`: a designation, where nothing else says the brand and model.
      const machine = unit && machineAt(text, unit.start, unit.end);
      if (unit && machine?.model) {
        const designation: ValueClaim[] = [
          { field: 'brand', ...machine.brand, confidence: 0.55 },
          { field: 'model', ...machine.model, confidence: 0.55 },
        ];
        const isName = machine.end < unit.end || sure > 0.8;
        return {
          claims: isName ? [{ field: 'unit', ...unit, confidence: sure }, ...designation] : designation,
          end: unit.end,
        };
      }
      return unit
        ? { claims: [{ field: 'unit', ...unit, confidence: sure }], end: unit.end }
        : { claims: [], end: to };
    }
    case 'hours': {
      const hours = hoursAt(
        text,
        start + (/^\D{0,12}\s(?=\d)/.exec(text.slice(start, end))?.[0].length ?? 0),
        end,
      );
      return hours
        ? { claims: [{ field: 'hours', ...hours, confidence: sure }], end: hours.end }
        : { claims: [], end: to };
    }
    case 'location':
    case 'address':
    case 'city':
    case 'state':
      return { claims: readLocation(label, text, start, end), end: to };
    case 'lat':
    case 'long':
      return { claims: readDegrees(label.field, text, start, end), end: to };
    case 'code':
    case 'fault':
      return readFaults(label, text, start, end, context.whole);
    case 'description': {
      const value = text.slice(start, end);
      return {
        claims: /\p{L}/u.test(value) ? [{ field: 'description', value, start, end, confidence: sure }] : [],
        end: to,
      };
    }
    case 'severity':
    case 'lamp': {
      const severity = severityIn(text, start, end);
      if (!severity) return { claims: [], end: to };
      const claim: ValueClaim = {
        field: 'severity',
        value: severity.severity,
        start: severity.start,
        end: severity.end,
        confidence: sure,
      };
      return { claims: [claim], end: context.whole ? to : severity.end };
    }
    case 'time':
    case 'date':
    case 'clock':
      return readTime(label, text, start, end, context);
    case 'spn':
    case 'fmi':
    case 'mid':
      return readFaultNumber(label, text, start, end);
    case 'type': {
      const machine = machineAt(text, start, end);
      const claims: ValueClaim[] = [
        { field: 'type', value: text.slice(start, end), start, end, confidence: sure },
      ];
      if (machine) claims.push({ field: 'brand', ...machine.brand, confidence: 0.7 });
      if (machine?.model) claims.push({ field: 'model', ...machine.model, confidence: 0.7 });
      return { claims, end: to };
    }
    case 'zone':
    case 'source-id':
      return {
        claims: [{ field: label.field, value: text.slice(start, end), start, end, confidence: sure }],
        end: to,
      };
    case 'ignored':
      return { claims: [], end: to };
  }
}

/**
 * Where the value ends that follows a label with nothing but a space between (`serial H2580417`, `severity high`), or
 * undefined where what follows isn't such a value, and so the word no label.
 */
export function bareValueEnd(
  label: Label,
  text: string,
  at: number,
  to: number,
  order: DateOrder,
): number | undefined {
  const window = text.slice(at, Math.min(to, at + 80));
  switch (label.field) {
    case 'serial':
      return serialAt(text, at, to)?.end;
    case 'unit': {
      const token =
        /^(?:#\s?)?(?:[\p{L}]{1,12}[- ]?)?\d[\p{L}\p{N}]{0,12}(?:[-./][\p{L}\p{N}]{1,10}){0,3}(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0];
      if (
        token &&
        !/^\d+$/.test(token) === false &&
        /^\s?(?:h|hrs?|hours|mi|%)\b/i.test(window.slice(token.length))
      )
        return undefined;
      // A name without digits only after a label that can't be a word of a sentence.
      const name = label.phrase.includes(' ')
        ? /^\p{Lu}[\p{L}\p{N}'-]{1,20}(?: \p{Lu}?[\p{L}\p{N}'-]{1,20}){0,3}(?=[,;|)\n]|$)/u.exec(window)?.[0]
        : undefined;
      const found = token ?? name;
      return found === undefined ? undefined : at + found.length;
    }
    case 'brand': {
      const brand = machineAt(text, at, to)?.brand;
      return brand?.end;
    }
    case 'machine': {
      // `Machine ABC-9 raised an alarm`: a name with letters and digits.
      const name =
        /^(?=[\p{L}-]{0,8}\d)\p{L}[\p{L}\p{N}]{0,11}(?:-[\p{L}\p{N}]{1,8}){0,2}(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0] ?? /^(?:\p{Lu}{1,6}|\d{1,5})-\d{1,6}(?![\p{L}\p{N}])/u.exec(window)?.[0];
      return machineAt(text, at, to)?.end ?? (name === undefined ? undefined : at + name.length);
    }
    case 'model':
      return modelAt(text, at, to)?.end;
    case 'hours':
      return hoursAt(
        text,
        at + (/^(?:are|is|was|at|now|reads?|of|shows?)\s(?:now\s|at\s)?/i.exec(window)?.[0].length ?? 0),
        to,
      )?.end;
    case 'severity':
    case 'lamp': {
      const found = severityIn(text, at, Math.min(to, at + 24));
      return found && /^\s*(?:is\s|=\s?)?["'(]?$/i.test(text.slice(at, found.start)) ? found.end : undefined;
    }
    case 'time': {
      const lead = /^(?:at|on|since|the)\s/i.exec(window)?.[0].length ?? 0;
      return dateAt(text, at + lead, order)?.end;
    }
    case 'location': {
      const lead = /^(?:at|is|near|in|@|:)\s{0,2}/i.exec(window)?.[0].length ?? 0;
      const place = placeAt(text, at + lead, to);
      return place;
    }
    case 'code':
    case 'fault':
      return beginsWithCode(label, text, at, to) ? readFaults(label, text, at, to, false).end : undefined;
    case 'spn':
    case 'fmi':
    case 'mid':
      return /^\d{1,7}(?![\p{L}\p{N}.])/u.exec(window)?.[0].length === undefined
        ? undefined
        : at + (/^\d{1,7}/.exec(window)?.[0].length ?? 0);
    default:
      return undefined;
  }
}

/** Whether `bareValueEnd` would find a value, for less work. */
export function bareValueBegins(
  label: Label,
  text: string,
  at: number,
  to: number,
  order: DateOrder,
): boolean {
  if (label.field === 'code' || label.field === 'fault') return beginsWithCode(label, text, at, to);
  return bareValueEnd(label, text, at, to, order) !== undefined;
}

function readBrand(text: string, start: number, end: number, sure: number): ReadValue {
  const machine = machineAt(text, start, end);
  if (machine) {
    const claims: ValueClaim[] = [{ field: 'brand', ...machine.brand, confidence: sure }];
    if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: 0.8 });
    return { claims, end: machine.end };
  }
  const cut = cutAt(text, start, end, /[,;|(]/);
  const value = text.slice(start, cut).trim();
  const known = brandNamed(value);
  if (!/\p{L}{2}/u.test(value) || value.length > 40) return { claims: [], end };
  return {
    claims: [
      { field: 'brand', value: known?.name ?? value, start, end: start + value.length, confidence: sure },
    ],
    end: cut,
  };
}

/** What is called the machine may be brand and model, or the name that its owner gave it. */
function readMachine(
  text: string,
  start: number,
  end: number,
  sure: number,
  context: ValueContext,
): ReadValue {
  const claims: ValueClaim[] = [];
  let machine = machineAt(text, start, end);
  let unitEnd = end;
  if (!machine) {
    // `TRENCH-3 (CAT 330)`, `Dump 41 - Peterbilt 389`: the owner's name first.
    for (const gap of text.slice(start, end).matchAll(/[(,/|–—-]\s?/g)) {
      machine = machineAt(text, start + gap.index + gap[0].length, end);
      if (machine) {
        unitEnd = start + gap.index;
        break;
      }
    }
    const unit = unitIn(text, start, unitEnd, false);
    if (unit && !isPlaceholder(unit.value))
      claims.push({ field: 'unit', ...unit, confidence: machine ? 0.85 : 0.75 });
    if (!machine) {
      const bracketed =
        unit &&
        /^\s?\((?:S\/?N:?\s)?((?=[A-Z\d]{0,16}\d{3})(?=\d{0,16}[A-Z])[A-Z\d]{6,17})\)/.exec(
          text.slice(unit.end, end),
        );
      if (unit && bracketed?.[1]) {
        const from = unit.end + bracketed[0].indexOf(bracketed[1]);
        claims.push({
          field: 'serial',
          value: bracketed[1],
          start: from,
          end: from + bracketed[1].length,
          confidence: 0.6,
        });
      }
      // `Machine: SVL97-2`: a designation of the shape that only models have, for a brand that stands elsewhere.
      if (unit && modelShape.test(unit.value)) claims.push({ field: 'model', ...unit, confidence: 0.42 });
      return { claims, end: context.whole ? end : (unit?.end ?? end) };
    }
  }
  claims.push({ field: 'brand', ...machine.brand, confidence: sure });
  if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: sure });
  return { claims, end: machine.end };
}

const modelShape =
  /^(?:\p{Lu}{1,4}\d{2,4}\p{Lu}{0,3}-\d{1,2}\p{Lu}{0,3}|\p{Lu}{1,4}\d{2,4}\p{Lu}{1,3}\d{0,2})$/u;

function unitIn(text: string, start: number, end: number, whole: boolean) {
  const lead = /^(?:#|no\.?\s|unit\s)\s?/i.exec(text.slice(start, end))?.[0].length ?? 0;
  const from = start + lead;
  const cut = whole ? end : cutAt(text, from, end, /[,;|(]|\s[-–—/]\s/);
  const value = text
    .slice(from, cut)
    .trim()
    .replace(/^["'“„]|["'”“]$/g, '');
  if (value === '' || value.length > 60 || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  const offset = text.slice(from, cut).indexOf(value);
  return { value, start: from + offset, end: from + offset + value.length };
}

function readLocation(label: Label, text: string, start: number, end: number): ValueClaim[] {
  const value = text.slice(start, end);
  const claims: ValueClaim[] = [];
  const links = findMapLinks(value);
  const linked = links.find((link) => link.point)?.point;
  const stated = findCoordinates(withoutLinks(value, links), { minDecimals: 1 })[0];
  const point = stated ?? linked;
  if (point) {
    claims.push({
      field: 'point',
      value: { lat: point.lat, long: point.long },
      start: start + point.start,
      end: start + point.end,
      confidence: label.trust,
    });
  }
  if (label.field === 'city' || label.field === 'state') {
    const place = label.field === 'city' ? addressIn(text, start, end) : undefined;
    if (place?.city && place.state)
      claims.push({ field: 'place', value: place, start, end, confidence: label.trust });
    else if (!point) claims.push({ field: label.field, value, start, end, confidence: label.trust });
    return claims;
  }
  // What stands beside the point may be its address: `27 Depot Road, Minot (48.23, -101.29)`.
  const holes = [
    ...links.map((link) => [link.start, link.end] as const),
    ...(stated ? [[stated.start, stated.end] as const] : []),
  ];
  for (const [from, to] of around(value.length, holes)) {
    const words = value
      .slice(from, to)
      .replace(
        /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|gps|coordinates|map|view on map|open map|google maps|as of|fix)\b/gi,
        '',
      );
    if (!/\p{L}{2}/u.test(words) || isPlaceholder(words) || notAPlace.test(words)) continue;
    const place = addressIn(text, start + from, start + to);
    if (!place || (point && !place.city && !place.state && !/\d/.test(place.address?.value ?? ''))) continue;
    claims.push({
      field: 'place',
      value: place,
      start: place.start,
      end: place.end,
      confidence: label.trust,
    });
    break;
  }
  return claims;
}

const notAPlace =
  /^\W{0,3}(?:see|view|click|open|show|unavailable|no (?:gps|fix|signal|location|position)|not (?:available|reported)|gps (?:off|lost)|unknown|last known|home|inside|within|near)\W{0,3}(?:map|link|here)?\W{0,3}$/i;

function withoutLinks(value: string, links: readonly { start: number; end: number }[]): string {
  let text = value;
  for (const link of links)
    text = text.slice(0, link.start) + ' '.repeat(link.end - link.start) + text.slice(link.end);
  return text;
}

function around(length: number, holes: readonly (readonly [number, number])[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const [start, end] of [...holes].sort((a, b) => a[0] - b[0])) {
    if (start > from) stretches.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < length) stretches.push([from, length]);
  return stretches;
}

function placeAt(text: string, at: number, to: number): number | undefined {
  const value = text.slice(at, Math.min(to, at + 160));
  const point = findCoordinates(value, { minDecimals: 2 })[0];
  if (point && point.start <= 6) return at + point.end;
  const link = findMapLinks(value)[0];
  if (link?.start === 0) return at + link.end;
  const found = findAddressAtStart(text, at, to);
  return found?.end;
}

function findAddressAtStart(text: string, at: number, to: number) {
  if (!/^\d{1,6}[A-Z]?\s|^\p{Lu}/u.test(text.slice(at, at + 8))) return undefined;
  const found = findAddress(text, at, Math.min(to, at + 160));
  return found && found.start === at ? found : undefined;
}

function readDegrees(field: 'lat' | 'long', text: string, start: number, end: number): ValueClaim[] {
  const value = text.slice(start, end);
  const point = findCoordinates(value, { minDecimals: 2 })[0];
  if (point)
    return [
      {
        field: 'point',
        value: { lat: point.lat, long: point.long },
        start: start + point.start,
        end: start + point.end,
        confidence: 0.95,
      },
    ];
  // One angle is read as the half of a point whose other half is the equator or Greenwich.
  const half =
    field === 'lat' ? findCoordinates(`${value} 0.0 E`)[0]?.lat : findCoordinates(`0.0 N ${value}`)[0]?.long;
  const plain = parseNumber(value.replace(',', '.').replace(/\s?(?:°|deg(?:rees)?)$/i, '')) ?? half;
  const limit = field === 'lat' ? 90 : 180;
  return plain !== undefined && Math.abs(plain) <= limit
    ? [{ field, value: plain, start, end, confidence: 0.95 }]
    : [];
}

function readTime(label: Label, text: string, start: number, end: number, context: ValueContext): ReadValue {
  const sure = label.trust;
  const epoch = epochIso(text.slice(start, end));
  if (epoch !== undefined)
    return { claims: [{ field: 'time', value: epoch, start, end, confidence: sure }], end };
  const found = findDate(text, start, end, context.order);
  if (found) {
    const iso = label.zone && found.hasTime && !found.hasZone ? withZone(found.iso, label.zone) : found.iso;
    return {
      claims: [
        { field: 'time', value: iso, start: found.start, end: Math.min(found.end, end), confidence: sure },
      ],
      end: Math.min(found.end, end),
    };
  }
  const clock = clockAt(text, start);
  if (!clock || clock.end > end) return { claims: [], end };
  const { hour, minute, second } = clock.clock;
  const value = `${hour}:${minute}:${second} ${clock.zone || (label.zone ?? '')}`.trim();
  return { claims: [{ field: 'clock', value, start, end: clock.end, confidence: sure }], end: clock.end };
}

function readFaultNumber(
  label: Label & { field: string },
  text: string,
  start: number,
  end: number,
): ReadValue {
  const value = text.slice(start, end);
  // `SPN: 3226 / 18` and `SPN: 3226 FMI: 18` say both.
  const both = /^(\d{1,7})\s{0,2}[/.-]\s{0,2}(\d{1,2})(?!\d)/.exec(value);
  if (label.field === 'spn' && both) {
    const [first, second] = [Number(both[1]), Number(both[2])];
    const claims: ValueClaim[] = [
      { field: 'spn', value: first, start, end: start + (both[1]?.length ?? 0), confidence: label.trust },
      {
        field: 'fmi',
        value: second,
        start: start + both[0].length - (both[2]?.length ?? 0),
        end: start + both[0].length,
        confidence: label.trust,
      },
    ];
    return { claims, end: start + both[0].length };
  }
  const digits = /^\d{1,7}(?!\d)/.exec(value)?.[0];
  if (digits === undefined) return { claims: [], end };
  const claim = { value: Number(digits), start, end: start + digits.length, confidence: label.trust };
  const claims: ValueClaim[] = [{ field: label.field as 'spn' | 'fmi' | 'mid', ...claim }];
  // `FMI: 18 - Data valid but below normal`: the words after it describe the fault.
  const words = /^\s{0,2}[-–—:(/,]\s{0,2}(\p{L}.{3,200})$/u.exec(value.slice(digits.length));
  if (words?.[1] && label.field !== 'mid' && !isNotice(words[1])) {
    const from = start + value.indexOf(words[1], digits.length);
    const description = words[1].replace(/\)$/, '').trim();
    claims.push({
      field: 'description',
      value: description,
      start: from,
      end: from + description.length,
      confidence: 0.7,
    });
    return { claims, end };
  }
  return { claims, end: claim.end };
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && /[\s:=]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s,;|]/.test(text[end - 1] ?? '')) end -= 1;
  if (end - start > 2 && /["'“„]/.test(text[start] ?? '') && /["'”“]/.test(text[end - 1] ?? ''))
    return [start + 1, end - 1];
  return [start, end];
}

function cutAt(text: string, from: number, to: number, edge: RegExp): number {
  const index = text.slice(from, to).search(edge);
  return index < 0 ? to : from + index;
}
