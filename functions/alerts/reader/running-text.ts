import { brandAt, brandNamed, brandWithin } from '#functions/equipment/catalogue/find-brand.ts';
import type { Claim, ValueClaim } from './claims.ts';
import { describe, isFaultTitle, isMeasured, ratedPart } from './faults.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { allFrom, allIn, firstIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, scan, startOf } from './scan.ts';
import { toldCodes } from './told-codes.ts';
import {
  addressIn,
  addressLine,
  type FoundAddress,
  findAddress,
  namedPlaceAfter,
  standingAt,
  townAfter,
} from './values/addresses.ts';
import { clockAt, joinClock } from './values/dates.ts';
import { type FoundCode, labelledCodeAt, trailingCode } from './values/fault-codes.ts';
import { identityParts } from './values/identity-parts.ts';
import { findMachine, isDesignation, modelAt, namesBrand } from './values/machines.ts';
import { isNumberedName, nameBeside } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { placed } from './values/points.ts';
import { serialAfterModel } from './values/serial-numbers.ts';
import { isRated, isSeverityAlone, severityBefore, severityIn } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

export interface RunningTextContext {
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
  source: Source,
  line: Line,
  from: number,
  to: number,
  context: RunningTextContext,
): ValueClaim[] {
  const worth = may.brand | may.severity | may.state | may.verb | may.part;
  if (to - from < 2 || (!has(line, sign.digit | sign.quote | sign.slashes) && !mayHave(line, worth)))
    return to - from < 120 && /[A-Z]{3}| Time/.test(source.text.slice(from, to))
      ? zoneTold(source, from, to)
      : [];
  const { text, marks } = source;
  const scanned = source.scan;
  if (firstWordFrom(scanned, from) >= firstWordFrom(scanned, to)) return [];
  const claims: ValueClaim[] = [];
  const taken: Span[] = [...allIn(marks.addresses, from, to)];
  for (const link of allIn(marks.links, from, to))
    if (link.point) claims.push(pointClaim(source, link.point));
  for (const point of allIn(marks.points, from, to)) {
    claims.push(pointClaim(source, point));
    taken.push(point);
    const town = townOfPoint(text, point.end, to);
    if (town) {
      claims.push({ field: 'place', value: town, start: town.start, end: town.end, confidence: 0.8 });
      taken.push(town);
    }
  }

  const coded =
    context.beginsLine && has(line, sign.digit | sign.spaces | sign.at)
      ? codeLine(source, line, from, to, taken)
      : [];
  if (context.isLine && coded.length === 0) claims.push(...titleLine(source, line, from, to));
  claims.push(...coded);
  const isTaken = (at: number) => taken.some((span) => span.start <= at && span.end > at);

  for (const date of allFrom(marks.dates, from, to)) {
    if (isTaken(date.start)) continue;
    taken.push(date);
    const before =
      date.start - line.start < 3
        ? shortLineAbove(text, line.start)
        : text.slice(Math.max(line.start, date.start - 48), date.start);
    // `last seen 21 Sep 2026 16:44 CDT`, right below a fault: it is the fault that was seen.
    const ofFault = faultsNoun.test(before) || (lastSeen.test(before) && isBelowCode(source, line));
    if (ofFault || !notTheFaultsTime.test(before)) {
      const isStamp = date.start - line.start < 2 && chatStamp.test(text.slice(date.end, date.end + 48));
      const confidence = date.ofSending || isStamp ? 0.52 : ofFault || faultsTime.test(before) ? 0.75 : 0.6;
      claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence });
      // `Tuesday, June 2, 2026; Pacific time, PDT`, `10/16/2026 (all CDT)`: the zone of the times below.
      const zone = date.hasTime ? null : zoneOfDay.exec(text.slice(date.end, Math.min(to, date.end + 40)));
      if (zone?.[1]) {
        const start = date.end + zone[0].length - zone[1].length;
        claims.push({ field: 'zone', value: zone[1], start, end: start + zone[1].length, confidence: 0.6 });
      }
    } else if (!date.hasTime && ofReport.test(before)) {
      // `Daily report of 24 Nov 2026`: the day of the times of day below it.
      claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.3 });
    }
  }
  claims.push(...toldClocks(source, line, from, to, isTaken, context));
  const hours = allIn(marks.hours, from, to).find((each) => !isTaken(each.start));
  if (hours) {
    claims.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.8 });
    taken.push(hours);
  }

  const mayBePlace = has(line, sign.digit) || mayHave(line, may.street | may.state);
  const alone =
    context.ofMachine &&
    has(line, sign.comma) &&
    (context.isLine ||
      has(line, sign.bar) ||
      (firstIn(marks.codes, line.start, line.end) !== undefined &&
        / [·•] /.test(text.slice(from, Math.min(to, from + 200)))))
      ? addressAlone(source, from, to)
      : undefined;
  if (alone) {
    claims.push({ field: 'place', value: alone, start: alone.start, end: alone.end, confidence: 0.7 });
    taken.push(alone);
  }
  // `Last week it was at X. Now it is at Y.`: a few are looked at, since the first may not be the machine's.
  for (let at = from, count = 0; mayBePlace && !alone && count < 3; count += 1) {
    const place = wrapped(source, findAddress(scanned, at, to, isTaken), to);
    if (!place || place.end <= at) break;
    at = place.end;
    const before = text.slice(Math.max(from, place.start - 40), place.start);
    const led = leadsToPlace.test(before);
    const fills = context.isLine && place.start - from < 4 && to - place.end < 3;
    if ((led || fills || context.ofMachine) && !notTheMachinesPlace.test(before)) {
      // `Elko, NV (40.8324, -115.7631)`: a place told with its point.
      const beside = allIn(marks.points, Math.max(from, place.start - 50), to).some(
        (point) => Math.abs(point.start - place.end) <= 4 || Math.abs(place.start - point.end) <= 4,
      );
      const confidence = led || beside ? 0.8 : 0.65;
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence });
      taken.push(place);
      break;
    }
  }

  if (context.ofMachine && !claims.some((claim) => claim.field === 'place')) {
    const named =
      (has(line, sign.digit) ? standingAt(text, from, to) : undefined) ??
      namedPlaceAfter(text, from, to) ??
      townAfter(text, from, to);
    if (
      named &&
      !isTaken(named.start) &&
      !notTheMachinesPlace.test(text.slice(Math.max(from, named.start - 40), named.start))
    )
      claims.push({ field: 'place', value: named, start: named.start, end: named.end, confidence: 0.6 });
  }

  if (to - from < 400) claims.push(...zoneTold(source, from, to));

  const machine = mayHave(line, may.brand) ? findMachine(scanned, from, to, isTaken) : undefined;
  if (machine) {
    const confidence = machine.model ? 0.75 : 0.5;
    claims.push({ field: 'brand', ...machine.brand, confidence });
    const { model } = machine;
    if (model) claims.push({ field: 'model', ...model, confidence });
    // `Sullair 375H`: no hours.
    if (model && hours && hours.start >= model.start && hours.end <= model.end)
      claims.splice(
        claims.findIndex((claim) => claim.field === 'hours'),
        1,
      );
    claims.push(...besideMachine(text, from, to, machine));
  }
  if (!machine && has(line, sign.digit) && to - from < 400) claims.push(...unspacedMachine(source, from, to));
  if (!machine?.model && has(line, sign.digit) && mayHave(line, may.brand))
    claims.push(...modelBeforeBrand(source, line, from, to));
  if (has(line, sign.bar | sign.tab) || text.slice(from, Math.min(to, from + 140)).search(/ [·/] /) >= 0)
    claims.push(...identityParts(scanned, from, to));
  if (!machine?.model) claims.push(...modelBeforeName(source, from, to, isTaken));
  if (!machine?.model && to - from < 300 && has(line, sign.bracket))
    claims.push(...modelWithSerial(text, from, to));
  if (!machine && mayHave(line, may.machineType)) {
    claims.push(...modelAfterKind(source, from, to, isTaken));
    if (context.before === 'unit' || context.before === 'serial')
      claims.push(...modelBeforeKind(source, from, to));
  }
  // `SVL75-2 (nick: "Sandy")`
  if (!machine && context.before === 'unit' && context.beginsLine && to - from < 24) {
    const model = /^\s?(\p{Lu}{1,4}\d{2,4}\p{Lu}{0,3}(?:-\d{1,2}\p{Lu}{0,2})?)[\s,;|([·–-]{1,4}$/u.exec(
      text.slice(from, to),
    );
    if (model?.[1]) {
      const start = from + model[0].indexOf(model[1]);
      claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.44 });
    }
  }
  // `your KX057-5 (nickname Rusty, …)`: a designation right after whose it is, before a bracket or a comma.
  if (!machine?.model && has(line, sign.digit)) {
    const own = ownDesignation.exec(text.slice(from, Math.min(to, from + 160)));
    if (own?.[1] && isDesignation(own[1])) {
      const start = from + own.index + own[0].length - own[1].length;
      if (!isTaken(start))
        claims.push({ field: 'model', value: own[1], start, end: start + own[1].length, confidence: 0.45 });
    }
  }
  // `ZX210LC-6 (S/N …)`: what stands right before a serial number is the model, whoever's portal says so.
  if (!machine && context.before === 'serial') {
    const start = Math.max(from, to - 40);
    const model = /(?:^|[\s,;:])((?=[\p{L}\d.-]{0,14}\d)[\p{L}\d][\p{L}\d.+/-]{1,18})[\s,;|(·–-]{1,4}$/u.exec(
      text.slice(start, to),
    );
    if (model?.[1]) {
      const at = start + model.index + model[0].indexOf(model[1]);
      // `We call it Kub-3, plate reads …` is a name.
      // `The 3CX, fleet B-214 (serial …`: a word for the owner's name leads to it.
      const word = firstWordFrom(scanned, at) - 1;
      const led =
        word >= line.from && at - endOf(scanned, word) < 3 && isNumberedName(model[1])
          ? labelAt(scanned, word, at)?.label
          : undefined;
      if (led && (led.field === 'unit' || led.phrase === 'fleet')) {
        claims.push({
          field: 'unit',
          value: model[1],
          start: at,
          end: at + model[1].length,
          confidence: 0.6,
        });
        const own = beforeOwnName.exec(text.slice(Math.max(from, at - 48), startOf(scanned, word)));
        if (own?.[1] && !/^\d+$/.test(own[1])) {
          const start = Math.max(from, at - 48) + own.index + own[0].indexOf(own[1]);
          claims.push({
            field: 'model',
            value: own[1],
            start,
            end: start + own[1].length,
            confidence: 0.45,
          });
        }
      } else if (!isTaken(at) && !/^\p{Lu}\p{Ll}+-\d{1,3}$/u.test(model[1])) {
        claims.push({
          field: 'model',
          value: model[1],
          start: at,
          end: at + model[1].length,
          confidence: 0.55,
        });
        // `| Godwin CD150M | S/N …`: a maker that the catalogue doesn't know, where the part of the line is nothing else.
        const maker = /(?:^\W{0,4}|[|(,;·]\s?)(\p{Lu}\p{L}{2,14})\s$/u.exec(
          text.slice(Math.max(from, at - 24), at),
        );
        const owned =
          maker &&
          /^([\p{L}\p{N}#.-]{2,14}(?: [\p{L}\p{N}#.-]{1,10}){0,2})\s?[|(,]\s?$/u.exec(
            text.slice(from, at - 1 - (maker[1]?.length ?? 0)),
          );
        if (owned?.[1] && /\d/.test(owned[1]))
          claims.push({
            field: 'unit',
            value: owned[1],
            start: from,
            end: from + owned[1].length,
            confidence: 0.5,
          });
        if (maker?.[1])
          claims.push({
            field: 'brand',
            value: maker[1],
            start: at - 1 - maker[1].length,
            end: at - 1,
            confidence: 0.45,
          });
      }
    }
  }
  if (has(line, sign.digit) && mayHave(line, may.verb | may.part | may.trouble | may.severity))
    claims.push(...codeInProse(source, line, from, to, claims, isTaken));
  if (mayHave(line, may.verb) && mayHave(line, may.trouble))
    claims.push(...quotedTitle(text, from, to, claims));
  claims.push(...namesOf(source, line, from, to, claims, context.ofMachine));
  if (hasBits(scanned, from, to, may.severity)) claims.push(...severitiesAlone(source, from, to));
  return claims;
}

/** `Last seen` over its date: a short line right above, without figures. */
function shortLineAbove(text: string, start: number): string {
  if (text.charCodeAt(start - 1) !== 10) return '';
  const from = text.lastIndexOf('\n', start - 2) + 1;
  const above = start - from > 34 ? '' : text.slice(from, start - 1).trim();
  return /^\D{3,32}$/.test(above) ? `${above} ` : '';
}

/** `The Loadall 540-140, fleet`, `3CX / unit` */
const beforeOwnName =
  /(?:^|\s)((?=[\p{L}\d.-]{0,8}\d)[\p{Lu}\d][\p{Lu}\d.+/-]{1,14}(?: \p{Lu}{1,3})?)\s?(?:[,/|(·•–—-]|\()\s?$/u;

const ownDesignation =
  /(?:^|\s)(?:your|our|my|ihre?[nmr]?|unsere?[nmr]?|votre|notre|su|nuestr[oa]|sua|seu|noss[oa]|[nv]ostr[oa]|il|la|uw|onze|din|vår|the|der|die|le|el|o)\s((?:\p{Lu}{1,4}[- ]?\d{2,4}|\d{1,4}(?=\p{Lu}))\p{Lu}{0,4}(?:-\d{1,2}\p{Lu}{0,2})?)(?=\s?[(,"“„])/iu;

/** `[07/08/2026 14:22] Josué: …`: when it was written, and not when it came. */
const chatStamp = /^\]?,?\s?(?:[-–]\s)?\p{Lu}[\p{L} .'’-]{1,30}:\s/u;

/** `All times are in UTC.` */
function zoneTold({ text }: Source, from: number, to: number): ValueClaim[] {
  const zone = allTimes.exec(text.slice(from, to));
  if (!zone?.[1]) return [];
  const start = from + zone.index + zone[0].length - zone[1].length;
  return [{ field: 'zone', value: zone[1], start, end: start + zone[1].length, confidence: 0.9 }];
}

/** `came up at 07:36`, `gegen 14:20 Uhr aufgetreten`: a time of day whose date stands elsewhere. */
function toldClocks(
  source: Source,
  line: Line,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
  context: RunningTextContext,
): ValueClaim[] {
  if (!has(line, sign.digit)) return [];
  const { text } = source;
  const claims: ValueClaim[] = [];
  const told = (clock: { hour: number; minute: number; second: number }, zone: string) =>
    `${clock.hour}:${clock.minute}:${clock.second} ${zone}`.trim();
  const logged = from === line.start ? clockOfLog(source, line) : undefined;
  if (logged !== undefined) {
    const clock = { hour: Math.floor(logged / 100), minute: logged % 100, second: 0 };
    claims.push({
      field: 'clock',
      value: told(clock, ''),
      start: line.start,
      end: line.start + 4,
      confidence: 0.66,
    });
  }
  const apart = context.ofMachine ? clockApart.exec(text.slice(from, Math.min(to, from + 300))) : null;
  if (apart) {
    const start = from + apart.index + apart[0].length;
    const clock = isTaken(start) ? undefined : clockAt(text, start);
    if (
      clock &&
      clock.end <= to &&
      /^\s?(?:$|[•·|,;)])/.test(text.slice(clock.end, Math.min(to, clock.end + 3))) &&
      !notTheFaultsTime.test(text.slice(Math.max(line.start, start - 48), start))
    )
      claims.push({
        field: 'clock',
        value: told(clock.clock, clock.zone),
        start,
        end: clock.end,
        confidence: 0.58,
      });
  }
  for (const match of text.slice(from, Math.min(to, from + 600)).matchAll(clockLead)) {
    const start = from + match.index + match[0].length;
    const clock = isTaken(start) ? undefined : clockAt(text, start);
    if (!clock || clock.end > to) continue;
    const before = text.slice(Math.max(line.start, start - 48), start);
    if (notTheFaultsTime.test(before)) continue;
    const value = told(clock.clock, clock.zone);
    const confidence = faultsTime.test(before) ? 0.75 : 0.6;
    // `[21/05/2026 14:22] Ana: … desde las 13:50`: surer than when it was written, and on its day.
    const written = firstIn(source.marks.dates, line.start, line.start + 2);
    if (written && start > written.end && chatStamp.test(text.slice(written.end, written.end + 48))) {
      const iso = joinClock(written.iso.slice(0, 10), clock.clock, clock.zone);
      // What is later than the message (`llámame a las 18:00`) is still to come.
      if (iso.slice(0, 19) <= written.iso.slice(0, 19))
        claims.push({ field: 'time', value: iso, start, end: clock.end, confidence: 0.86 });
      continue;
    }
    // `At 4:31 AM CST the same day it logged …`: the day of the date before.
    const day = sameDay.test(text.slice(clock.end, clock.end + 28))
      ? source.marks.dates.findLast((date) => date.end <= start)
      : undefined;
    if (day) {
      const iso = joinClock(day.iso.slice(0, 10), clock.clock, clock.zone);
      claims.push({ field: 'time', value: iso, start, end: clock.end, confidence });
    } else claims.push({ field: 'clock', value, start, end: clock.end, confidence });
  }
  return claims;
}

const zoneOfDay =
  /^\s?[;,(]\s?(?:(?:all |the )?(?:times? )?(?:in |are )?)?((?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?: (?:[Ss]tandard|[Dd]aylight))? [Tt]ime|[ECMPA][SD]T|AK[SD]T|HST|BST|CES?T|MES?Z|UTC|GMT)(?![\p{L}\d])/u;

const sameDay =
  /^[\s,(]{1,3}(?:on |of |am |le |el |il |op |på )?(?:the |that )?(?:same (?:day|date|morning|afternoon|evening)|selben Tag|gleichen Tag|même jour|mismo día|mesmo dia|stesso giorno|dezelfde dag|samma dag|samme dag|tego samego dnia|téhož dne|samana päivänä|aynı gün)/iu;

/** `Water in fuel • Medium • 7:42 AM`: a time of day that is a part of its own. */
const clockApart = /(?:^|[•·|,;]\s|\s[–-]\s)(?=\d{1,2}:\d{2}(?::\d{2})?(?!\d))/;

/** `0940 - Ernie again: …`: the time that a line of a log begins with, where it tells of a fault and the line beside it begins so, too. */
function clockOfLog({ text, marks }: Source, line: Line): number | undefined {
  if (!isLogged(text, line.start)) return undefined;
  const isFault =
    firstIn(marks.codes, line.start, line.end) !== undefined ||
    (mayHave(line, may.trouble) &&
      mayHave(line, may.part | may.severity) &&
      /\d[-.]\d/.test(text.slice(line.start, line.end)));
  if (!isFault) return undefined;
  if (/\b(?:cleared|yesterday|last (?:night|week))\b/i.test(text.slice(line.start, line.end)))
    return undefined;
  const above = text.lastIndexOf('\n', line.start - 2) + 1;
  const below = text.indexOf('\n', line.end) + 1;
  const isLog = (above < line.start && isLogged(text, above)) || (below > 0 && isLogged(text, below));
  return isLog ? Number(text.slice(line.start, line.start + 4)) : undefined;
}

function isLogged(text: string, at: number): boolean {
  return /^(?:[01]\d|2[0-3])[0-5]\d(?:h|hrs)?\s(?:[-–:|]\s)?\S/.test(text.slice(at, at + 12));
}

const clockLead =
  /(?<!\p{L})(?:at|since|around|about|approx\.?|um|gegen|seit|ab|à|vers|depuis|a las?|sobre las?|desde las?|às|alle(?: ore)?|dalle|om|sinds|rond|kl\.?|klokken|klo|o|od|v|ve|saat)\s{1,2}(?=\d{1,2}(?:[:.hH]\d{2}|\s?[ap]\.?m)(?![\d.:]\d))/giu;

/** An address that ends with its line, and goes on with its town on the next: `at 1180 Limestone Pit Rd,⏎Bedford, IN`. */
function wrapped(source: Source, place: FoundAddress | undefined, to: number): FoundAddress | undefined {
  const { text, scan: scanned } = source;
  if (!place?.address || place.state || to - place.end > 2 || text.charCodeAt(to) !== 10) return place;
  const next = text.indexOf('\n', to + 1);
  const end = Math.min(next < 0 ? text.length : next, to + 120);
  if (!/^\n\p{Lu}/u.test(text.slice(to, to + 3)) || !hasBits(scanned, to, end, may.state)) return place;
  const whole = findAddress(scanned, place.start, end);
  return whole?.start === place.start && whole.city && whole.state ? whole : place;
}

/** The address that a stretch, or a part of it between bars, is. */
function addressAlone(source: Source, from: number, to: number): FoundAddress | undefined {
  const { text, scan: scanned } = source;
  for (let start = from, parts = 0; start < to && parts < 20; parts += 1) {
    const bar = nextBar(text, start, to);
    let end = bar < 0 || bar >= to ? to : bar;
    const next = end + 1;
    while (start < end && text[start] === ' ') start += 1;
    while (end > start && text[end - 1] === ' ') end -= 1;
    const found = addressLine(scanned, start, end);
    if (found) return found;
    start = next;
  }
  return undefined;
}

/** `-23.1791, -45.8872 (São José dos Campos – SP)`: the town of a point, in brackets after it. */
function townOfPoint(text: string, at: number, to: number): FoundAddress | undefined {
  const match = /^°?\s?[([]((?=\p{Lu})[^()[\]\n:]{3,60})[)\]]/u.exec(text.slice(at, Math.min(to, at + 64)));
  if (!match?.[1]) return undefined;
  const start = at + match[0].length - 1 - match[1].length;
  const found = addressIn(text, start, start + match[1].length);
  return found?.city ? found : undefined;
}

/** Where the next part of a line begins: `A | B`, `A · B`, `A • B`. */
function nextBar(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 124 || code === 183 || code === 8226) return at;
  }
  return -1;
}

function pointClaim(
  source: Source,
  point: { lat: number; long: number; start: number; end: number },
): ValueClaim {
  const { start, end } = point;
  return { field: 'point', value: placed(source, point), start, end, confidence: 0.85 };
}

/** `您的三一 SY365H 挖掘机`, `一台小松PC200-8`: a maker's name within other words, right before a designation. */
function unspacedMachine({ text }: Source, from: number, to: number): ValueClaim[] {
  const window = text.slice(from, to);
  if (!/[\u3040-\u9fff\uac00-\ud7af] ?[A-Z\d]/.test(window)) return [];
  const found = brandWithin(window);
  if (!found) return [];
  const end = from + found.end;
  const gap = /^(?:牌|品牌|製|社製|의)?\s?(?=[A-Z\d])/.exec(text.slice(end, Math.min(to, end + 5)))?.[0]
    .length;
  const model =
    gap === undefined ? undefined : designated.exec(text.slice(end + gap, Math.min(to, end + gap + 20)))?.[0];
  if (gap === undefined || model === undefined) return [];
  return [
    { field: 'brand', value: found.brand.name, start: from + found.start, end, confidence: 0.65 },
    { field: 'model', value: model, start: end + gap, end: end + gap + model.length, confidence: 0.62 },
  ];
}

const designated = /^(?=[A-Z-]{0,6}\d{2})[A-Z\d]{1,10}(?:-[A-Z\d]{1,5}){0,2}(?![A-Za-z\d])/;

/** `CX130D (Case)`, `L90H by Volvo`, `KX057-5, merk Kubota`: a designation, and its maker after it. */
function modelBeforeBrand(source: Source, line: Line, from: number, to: number): ValueClaim[] {
  const { text, scan: scanned } = source;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  ) {
    if (((scanned.bits[word] ?? 0) & may.brand) === 0) continue;
    const at = startOf(scanned, word);
    const lead = Math.max(line.start, at - 40);
    const model = beforeBrand.exec(text.slice(lead, at));
    if (!model?.[1] || !isDesignation(model[1]) || /^\d+$/.test(model[1])) continue;
    const found = brandAt(text, at);
    const start = lead + model.index + model[0].indexOf(model[1]);
    if (!found || !/^\p{Lu}/u.test(text.slice(at, at + 1)) || firstIn(source.marks.codes, start, start + 1))
      continue;
    // `X12 (Case closed)`: a bracket is all of it.
    if (model[0].endsWith('(') && text[found.end] !== ')') continue;
    return [
      { field: 'brand', value: found.brand.name, start: at, end: found.end, confidence: 0.65 },
      { field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.6 },
    ];
  }
  return [];
}

const beforeBrand =
  /(?:^|[\s(])((?=[\p{L}\d.-]{0,12}\d)[\p{L}\d][\p{L}\d.+/-]{1,14}(?: \p{Lu}{1,3})?)(?:\s?\(|,? (?:by|from|made by|von|vom hersteller|van|merk|de|marque|di|marca|da|od|från|fra|af|märke|merke|mærke|značky|marki)\s)$/u;

/** `Machines > PC490LC-11 (A42118)`: a model with its serial number, whose brand stands elsewhere. */
function modelWithSerial(text: string, from: number, to: number): ValueClaim[] {
  const match =
    /(?:^|[\s>|])((?=[A-Z]{0,4}\d)[A-Z\d]{3,10}(?:-\d{1,2}[A-Z]{0,2}|(?=\s?\([A-Z\d]{17}\))))\s?\(((?=[A-Z]{1,8}\d)[A-Z\d]{5,17})\)/.exec(
      text.slice(from, to),
    );
  if (!match?.[1] || !match[2]) return [];
  const start = from + match.index + match[0].indexOf(match[1]);
  const serial = from + match.index + match[0].length - 1 - match[2].length;
  return [
    { field: 'model', value: match[1], start, end: start + match[1].length, confidence: 0.45 },
    { field: 'serial', value: match[2], start: serial, end: serial + match[2].length, confidence: 0.5 },
  ];
}

/** `Escavadeira 210G LC "ESC 210-1"`: a designation before the owner's name for the machine, whose brand stands elsewhere. */
function modelBeforeName(
  source: Source,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  if (to - from > 400) return [];
  const match =
    /(?:^|[\s|,;])((?:[A-Z]{3,9} (?=\d))?(?=[A-Z\d-]{0,6}\d)[A-Z\d][A-Z\d-]{2,11}(?: [A-Z]{1,3}){0,2}) {1,6}["“„]([^"”“\n]{2,24})["”“]/.exec(
      source.text.slice(from, to),
    );
  if (!match?.[1] || !match[2]) return [];
  const start = from + match.index + match[0].indexOf(match[1]);
  if (isTaken(start) || !/[A-Z]/.test(match[1]) || isFaultTitle(match[2])) return [];
  const named = start + match[1].length + 2;
  return [
    { field: 'model', value: match[1], start, end: start + match[1].length, confidence: 0.5 },
    { field: 'unit', value: match[2], start: named, end: named + match[2].length, confidence: 0.6 },
  ];
}

/** `Excavator 210G LC`: a kind of machine before a model, whose brand stands elsewhere. */
function modelAfterKind(
  source: Source,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  const { scan: scanned, text } = source;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && endOf(scanned, word) < to;
    word += 1
  ) {
    if (((scanned.bits[word] ?? 0) & may.machineType) === 0 || text[endOf(scanned, word)] !== ' ') continue;
    const start = startOf(scanned, word + 1);
    if (start >= to || isTaken(start)) continue;
    const model = modelAt(scanned, start, to);
    if (model && /^(?=.*\p{Lu})(?=.*\d{2})/u.test(model.value))
      return [{ field: 'model', ...model, confidence: 0.43 }];
  }
  return [];
}

/** `745 articulated truck  name: HAUL-09`, `GTH-5519 telehandler / serial …`: a model before its kind, in a list of machines. */
function modelBeforeKind({ scan: scanned, text }: Source, from: number, to: number): ValueClaim[] {
  const match =
    /^\W{0,3}(?:\d{1,2}[.)]\s{1,3})?((?:\p{Lu}{1,4}[ -]?)?\d{2,4}\p{Lu}{0,3}(?:-\d{1,2})?) (?=\p{L})/u.exec(
      text.slice(from, Math.min(to, from + 30)),
    );
  if (!match?.[1]) return [];
  const next = from + match[0].length;
  if (!hasBits(scanned, next, Math.min(to, next + 24), may.machineType)) return [];
  const end = next - 1;
  const start = end - match[1].length;
  return [{ field: 'model', value: match[1], start, end, confidence: 0.45 }];
}

/** `… , high`, a line that is nothing but `High priority`, and what somebody says of a fault (`flagged critical`, `says warning`). */
function severitiesAlone(source: Source, from: number, to: number): ValueClaim[] {
  const { text, scan: scanned } = source;
  const claims: ValueClaim[] = [];
  let free = from;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  ) {
    const at = startOf(scanned, word);
    if (at < free || ((scanned.bits[word] ?? 0) & may.severity) === 0) continue;
    if (namedLamp.test(text.slice(at, at + 40))) continue;
    const [start, end] =
      bracketAround(source, at, from, to) ?? partAround(text, at, endOf(scanned, word), from, to);
    const alone =
      (end - start < 40 && isSeverityAlone(scanned, start, end)) ||
      isGrade(source, from, at, end) ||
      isLit(text, at, to);
    if (
      !alone &&
      !isBadge(source, word, from, to) &&
      !isRated(scanned, word, from, to) &&
      !saidSo.test(text.slice(Math.max(from, at - 32), at)) &&
      !(aSuch.test(text.slice(Math.max(from, at - 6), at)) && suchOne.test(text.slice(at, at + 40)))
    )
      continue;
    const found = alone ? severityIn(scanned, start, end) : severityIn(scanned, at, endOf(scanned, word));
    if (!found || (text[start - 1] === ',' && isMeasured(source, start - 1, found.start, found.end)))
      continue;
    const confidence = alone ? 0.7 : 0.6;
    claims.push({ field: 'severity', value: found.severity, start: found.start, end: found.end, confidence });
    free = alone ? end : found.end;
  }
  return claims;
}

/** `STOP Grader 9`, `CRITICAL EX-12`: in capitals at the beginning of a line, before a machine's name. */
function isBadge({ scan: scanned, text }: Source, word: number, from: number, to: number): boolean {
  const at = startOf(scanned, word);
  const end = endOf(scanned, word);
  if (at !== from || to - from > 60 || end - at < 3 || text[end] !== ' ') return false;
  const name = text.slice(end + 1, Math.min(to, end + 24));
  return (
    /^\p{Lu}+$/u.test(text.slice(at, end)) &&
    (at === 0 || text[at - 1] === '\n') &&
    (hasBits(scanned, end, Math.min(to, end + 14), may.machineType) ||
      /^\p{Lu}{1,4}-?\d{1,4}(?!\p{L})/u.test(name))
  );
}

/** `and the yellow lamp is on`, `with a red stop light`: a lamp that is lit. */
function isLit(text: string, at: number, to: number): boolean {
  return (
    litLamp.test(text.slice(at, Math.min(to, at + 60))) &&
    !/\b(?:no|not|without|neither|nor|ohne|keine|kein|sans|sin|senza|sem|geen|ingen|the other)\s(?:a\s|the\s|une?\s)?$/i.test(
      text.slice(Math.max(0, at - 16), at),
    )
  );
}

/** `Amber warning lamp: OFF`: whether it is lit is its value. */
const namedLamp =
  /^\p{L}{3,8}(?:\s(?:stop|warning|protect|engine))?\s(?:lamp|light|indicator|lampe|leuchte|lampje|lampa)(?:\s(?:status|state))?\s?[:=]/iu;
const litLamp =
  /^\p{L}{3,8}(?:\s(?:stop|warning|engine|check|fault|alarm))?\s(?:lamp|light|triangle|icon|indicator|symbol|lampe|leuchte|warnlampe|kontrollleuchte|triangle|lampje)\b(?!\s(?:is|was|are|has|came|went|ist|war)?\s?(?:not|off|out|aus|nicht|never|status|colou?r|test))(?!\s?[:=])/iu;

/** `Bewertung: hoch`, `sev=medium`: a severity after a label that no list has, which is not a part's or a measure's. */
function isGrade(source: Source, from: number, at: number, end: number): boolean {
  const { text, scan: scanned } = source;
  if (end - at > 40 || !/[:=：]\s{0,3}["“]?$/.test(text.slice(Math.max(from, at - 5), at))) return false;
  let start = at;
  while (start > from && at - start < 40 && !isEdge(text, start - 1)) start -= 1;
  const first = firstWordFrom(scanned, start);
  // `Severity per Lift Connect: Urgent`
  const isCalled =
    ((scanned.bits[first] ?? 0) & may.label) !== 0 && labelAt(scanned, first, at)?.label.field === 'severity';
  return (
    at - start > 3 &&
    isSeverityAlone(scanned, at, end) &&
    (isCalled || !hasBits(scanned, start, at, may.part | may.machineType | may.hours)) &&
    !noGrade.test(text.slice(start, at))
  );
}

const noGrade =
  /\b(?:signal|accuracy|confidence|quality|speed|volume|traffic|gps|reception|charge|coverage|strength|usage|activity|usual|normal|idle|load|ext(?:ernal)?)\b/i;

const saidSo =
  /\b(?:flagged|rated|marked|classed|classified|listed|graded|ranked|considered|deemed|(?:which|that) (?:we|they|it) (?:rates?|grades?|treats?|class(?:es)?|marks?|sets?)|(?:alerta|alarma|allarme|alarme?|alert|fault|fallo|falla|défaut|guasto|störung|warnung|code|event|message|mensaje|mensagem|messaggio|meldung|melding)\s(?:(?:de|di|du|of|with|mit|at|a)\s){0,2}(?:nivel|prioridad|gravedad|criticidad|priorité|gravité|niveau|priorità|gravità|livello|level|priority|severity|priorität|stufe)|(?:rates?|calls?|treats?|grades?|classif(?:y|ies)|considers?|ranks?|marks?|flags?)\s(?:it|this|that|them|these|the (?:code|fault|alarm|event|alert|issue))|says|said|shown|severity|priority|urgency|severidad|severidade|gravedad|gravidade|prioridad|prioridade|gravité|sévérité|priorité|gravità|severità|priorità|schweregrad|schwere|priorität|dringlichkeit|prioriteit|allvarlighetsgrad|prioritet|vakavuus|priorytet|závažnost|önem|it is|it's|auf|en|como|laut display|steht)\s(?:(?:as|is|a|an|de)\s){0,2}["“]?$/i;
/** `a moderate one`, `an urgent alert`. */
const aSuch = /\b(?:an?|as|this)\s$/i;
const suchOne =
  /^\p{L}{3,14}(?:[\s-](?:severity|priority|level|grade))?\s(?:one|alert|alarm|fault|event|code|warning|issue|problem|message|notification)\b|^\p{L}{3,14}[\s-](?:severity|priority|level)\b/u;

/** `(Red - stop engine)`: a bracket that holds a severity and nothing else. */
function bracketAround(source: Source, at: number, from: number, to: number): [number, number] | undefined {
  const open = at - 1;
  const mark = source.text[open];
  if (open < from || (mark !== '(' && mark !== '[')) return undefined;
  const close = source.text.slice(at, Math.min(to, at + 32)).search(/[)\]]/);
  return close > 0 && isSeverityAlone(source.scan, at, at + close) ? [at, at + close] : undefined;
}

/** The part of a line, between its commas, brackets, bars and dashes, in which a word stands; up to forty characters of it. */
function partAround(text: string, start: number, end: number, from: number, to: number): [number, number] {
  let first = start;
  while (first > from && start - first < 40 && !isEdge(text, first - 1)) first -= 1;
  let last = end;
  while (last < to && last - end < 40 && !isEdge(text, last)) last += 1;
  return [first, last];
}

function isEdge(text: string, at: number): boolean {
  const mark = text[at] ?? '';
  if (partMarks.has(mark) || (mark === ' ' && text[at + 1] === ' ')) return true;
  if (!looseMarks.has(mark)) return false;
  // A dash or a stroke sets parts apart with spaces around, a full stop with one after it.
  const next = text[at + 1] ?? ' ';
  return mark === '.' || mark === '!' ? next === ' ' || next === '\n' : next === ' ' && text[at - 1] === ' ';
}

const partMarks = new Set<string>(',;()[]|·•\n\t');
const looseMarks = new Set<string>('-–—/.!');

/** `shows E-21 on the dash`, `reported F 12 "Platform overload"`: a code that somebody saw; with its description in quotation marks it is surer. */
function codeInProse(
  source: Source,
  line: Line,
  from: number,
  to: number,
  claims: readonly ValueClaim[],
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  const { text } = source;
  if (claims.some((claim) => claim.field === 'code')) return [];
  const stretch = text.slice(from, to);
  const shown =
    has(line, sign.quote) || stretch.includes('«') ? codeBeforeQuote(source, from, stretch, isTaken) : [];
  if (shown.length > 0) return shown;
  for (const match of [...stretch.matchAll(quotedCode), ...stretch.matchAll(blinkedCode)]) {
    const value = match[1] ?? '';
    const start = from + match.index + match[0].length - value.length;
    const end = start + value.length;
    if (isTaken(start) || claims.some((claim) => claim.start < end && start < claim.end)) continue;
    // `"1019 - Hydraulic oil temp over range"`: both in quotation marks, as somebody read them off a display.
    const within = /^["“„«]/.test(match[0])
      ? quotedText.exec(text.slice(end, Math.min(to, end + 130)))
      : null;
    if (!within?.[1]) {
      if (/^["“„«]/.test(match[0])) continue;
      return [
        { field: 'code', value, start, end, confidence: 0.5 },
        ...describe(source, end, to, false).claims,
      ];
    }
    const at = end + within[0].indexOf(within[1]);
    if (!namesFault(source.scan, at, at + within[1].length)) continue;
    return [
      { field: 'code', value, start, end, confidence: 0.7 },
      { field: 'description', value: within[1], start: at, end: at + within[1].length, confidence: 0.8 },
    ];
  }
  // A line that looks like a title may have a code in it.
  const known = claims.filter((claim) => claim.field !== 'fault');
  return toldCodes(source, from, to, known, isTaken);
}

/** `has been showing "Hydraulic tank level low"`: a fault's title, as its words are quoted after what shows them. */
function quotedTitle(text: string, from: number, to: number, claims: readonly ValueClaim[]): ValueClaim[] {
  if (claims.some((claim) => claim.field === 'code' || claim.field === 'fault')) return [];
  for (const match of text.slice(from, to).matchAll(shownTitle)) {
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    const start = from + match.index + match[0].lastIndexOf(value);
    if (isFaultTitle(value))
      return [{ field: 'fault', value, start, end: start + value.length, confidence: 0.45 }];
  }
  return [];
}

const shownTitle =
  /(?<!\p{L})(?:shows?|showing|shown|showed|displays?|displaying|displayed|reads?|reading|reports?|reported|reporting|raised|logged|triggered|sent|says|flagged|posted|zeigt|meldet|meldete|gemeldet|affiche|signale|a signalé|indique|muestra|reporta|reportó|informó|registró|mostra|reportou|registrou|informou|segnala|ha segnalato|toont|meldt|meldde|viser|visar|rapporterade|rapporterer|melder|meldte|larmar|näyttää|ilmoittaa|ilmoitti|zgłasza|zgłosił[ao]?|wyświetla|hlásí|ukazuje|bildirdi|gösteriyor)[ :,-]{1,3}(?:the |a |an |den |die |le |la |el |o |il |un |una |warning |alarm |alert |fault |message |meldung |störung |défaut |alerte |falla |alerta |falha |guasto |allarme |storing |melding |larm |feil ){0,2}(?:["“„«]([^"”“»\n]{6,80})["”“»]|['‘]([^'’\n]{6,80})['’](?![\p{L}])|(\p{Lu}[^,.;:()"“”\n]{6,64}?)(?=[,;(]|\.(?:\s|$)|\s[-–—(]|\s(?:at|on|near|in|with|am|um|auf|bei|in|mit|à|le|près|avec|en|a las|el|con|às|em|com|alle|il|presso|op|om|bij|met|kl|vid|på|med|den|o godz|w|na|v|saat)\s|$))/giu;

/** `E-7712 "Outrigger length sensor mismatch"`: a code right before the title that a screen shows with it, in quotation marks. */
function codeBeforeQuote(
  source: Source,
  from: number,
  stretch: string,
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  for (const match of stretch.matchAll(codeOfQuote)) {
    const [all, value = '', title = ''] = match;
    const start = from + match.index + all.indexOf(value);
    const end = from + match.index + all.length - 1;
    const begin = end - title.length;
    if (isTaken(start) || !namesFault(source.scan, begin, end)) continue;
    return [
      { field: 'code', value, start, end: start + value.length, confidence: 0.6 },
      { field: 'description', value: title, start: begin, end, confidence: 0.75 },
    ];
  }
  return [];
}

/** Two words or more, with a part and what is wrong with it, or with one of them and no kind of machine. */
function namesFault(scanned: Scan, from: number, to: number): boolean {
  const part = hasBits(scanned, from, to, may.part);
  const trouble = hasBits(scanned, from, to, may.trouble);
  if ((!part && !trouble) || firstWordFrom(scanned, to) - firstWordFrom(scanned, from) < 2) return false;
  return (part && trouble) || !(hasBits(scanned, from, to, may.machineType) || namesBrand(scanned, from, to));
}

const codeOfQuote =
  /(?<![\p{L}\p{N}.-])([A-Z]{1,3}[-.:_]?\d{2,6}(?:[-.]\d{1,3})?|\d{1,6}-\d{1,4})[:,]?\s["“„«]([^"”»\n]{6,80})["”»]/gu;

/** `"1019 - Hydraulic oil temp over range"`, `« E-24 : pression basse »`. */
const quotedCode =
  /["“„«]\s?((?=[^\s"]{0,8}\d)[A-Z\d][A-Z\d./_-]{1,10})(?=\s?[-–—:,]\s\p{L}[^"”“»\n]{3,120}["”“»])/gu;
const quotedText = /^\s?[-–—:,]\s(\p{L}[^"”“»\n]{3,118}[^\s"”“»])\s?["”“»]/u;
/** `keeps flashing 2/5`, `blinks 3-4`: what a lamp blinks. */
const blinkedCode =
  /\b(?:flash(?:es|ing|ed)?|blink(?:s|ing|ed)?|blinkt|clignote|parpadea|lampeggia|pisca|knippert)\s(?:code\s|fault\s|error\s|a\s|out\s){0,2}(\d{1,2}[/-]\d{1,2}(?:[/-]\d{1,2})?)(?![\p{L}\p{N}/-])/giu;
function startOfLastCell(text: string, from: number, to: number): number {
  const gap = Math.max(text.lastIndexOf('  ', to - 1), text.lastIndexOf('\t', to - 1) - 1);
  return gap > from ? gap + 2 : from;
}

/** A line that is nothing but the title of a fault, or the short name of a machine. */
function titleLine(source: Source, line: Line, from: number, to: number): ValueClaim[] {
  if (to - from > 120) return [];
  // `Fuel level sender out of range        Advisory`
  const last = has(line, sign.spaces | sign.tab) ? startOfLastCell(source.text, from, to) : from;
  if (last > from && mayHave(line, may.severity) && isSeverityAlone(source.scan, last, to))
    return titleLine(source, line, from, from + source.text.slice(from, last).trimEnd().length);
  const value = source.text.slice(from, to);
  const at = { start: from, end: to };
  if (has(line, sign.digit)) {
    const named =
      /^((?=[\p{L}\d -]{0,12}\d)[\p{Lu}\d][\p{L}\d.+-]{0,11}(?: [\p{Lu}\d][\p{L}\d+-]{0,6}){0,2})\s{0,3}[-–,]?\s?["“([]/u.exec(
        value,
      );
    if (named?.[1])
      return [
        { field: 'model', value: named[1], start: from, end: from + named[1].length, confidence: 0.42 },
      ];
    // `D61PXi-24  #41377`
    const counted = /^(\S{3,12}(?: \S{1,4})?)\s{1,4}(?:#|S\/?N )(\d{4,7})$/.exec(value);
    if (counted?.[1] && counted[2] && isDesignation(counted[1]) && /\p{L}/u.test(counted[1]))
      return [
        { field: 'model', value: counted[1], start: from, end: from + counted[1].length, confidence: 0.45 },
        { field: 'serial', value: counted[2], start: to - counted[2].length, end: to, confidence: 0.55 },
      ];
    const told =
      /^((?=[A-Z]{0,4}\d)[A-Z\d]{2,10}(?:-\d{1,2}[A-Z]{0,2})?)(\s[-–/]\s|\s\()((?=[A-Z]{0,8}\d)[A-Z\d]{5,17})(?=[\s,;)]|$)/.exec(
        value,
      );
    if (told?.[1] && told[2] && told[3]) {
      const serial = from + told[1].length + told[2].length;
      return [
        { field: 'model', value: told[1], start: from, end: from + told[1].length, confidence: 0.45 },
        { field: 'serial', value: told[3], start: serial, end: serial + told[3].length, confidence: 0.5 },
      ];
    }
    // `QJ341`, below or above `Sandvik`
    if (to - from < 16 && /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{L}\d .+-]{1,14}$/u.test(value)) {
      const after = /^\n([^\n]{2,24})\n/.exec(source.text.slice(to, to + 28))?.[1];
      const before = /\n([^\n]{2,24})\n$/.exec(source.text.slice(Math.max(0, from - 28), from))?.[1];
      if ([after, before].some((near) => near !== undefined && brandNamed(near)))
        return [{ field: 'model', value, ...at, confidence: 0.55 }];
    }
    // A PIN on a line of its own.
    if (to - from === 17 && /^(?=(?:.*\d){6})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/.test(value))
      return [{ field: 'serial', value, ...at, confidence: 0.6 }];
    // `EX-12`, `=== ART-45 ===`, `Roll-off 6`, `EXC 210 #2`: a line that is a machine's name.
    const heading = to - from < 64 ? lineName.exec(value)?.[1] : undefined;
    // `CA2249` on a line of its own is a code.
    if (heading && !/^\p{Lu}{1,2}\d{3,6}$/u.test(heading) && !isPlainWord(heading)) {
      const start = from + value.indexOf(heading);
      return [{ field: 'unit', value: heading, start, end: start + heading.length, confidence: 0.5 }];
    }
  }
  // `2. Grader`: the heading of one machine of several.
  if (
    /\d{1,2}[.)] {1,3}$/.test(source.text.slice(Math.max(0, from - 6), from)) &&
    /^\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,14}){0,2}$/u.test(value)
  )
    return [{ field: 'unit', value, ...at, confidence: 0.5 }];
  if (!mayHave(line, may.trouble)) return [];
  // `Oil pressure low [E-1204] High`
  const coded = has(line, sign.bracket) ? trailingCode(source.text, from, to) : undefined;
  if (coded && /[A-Z]/.test(coded.code) && /[[(]\s?$/.test(source.text.slice(from, coded.start))) {
    const title = source.text.slice(from, coded.start - 1).trimEnd();
    if (isFaultTitle(title) && !namesBrand(source.scan, from, coded.start))
      return [
        { field: 'code', value: coded.code, start: coded.start, end: coded.end, confidence: 0.5 },
        { field: 'description', value: title, start: from, end: from + title.length, confidence: 0.7 },
      ];
  }
  if (!mayHave(line, may.brand) || !namesBrand(source.scan, from, to)) {
    // `Fuel level sender out of range        Advisory`, `WARNING: Hydraulic oil level low`
    const graded = mayHave(line, may.severity) ? severityBefore(source.scan, from, to) : undefined;
    // `What: Engine derate`: a label that no list has is none of it, as a part (`Engine: …`) is.
    const called =
      !graded &&
      has(line, sign.colon) &&
      ((source.scan.bits[firstWordFrom(source.scan, from)] ?? 0) & may.part) === 0
        ? (/^\p{Lu}\p{Ll}{2,11}:\s{1,3}(?=\p{L})/u.exec(value)?.[0].length ?? 0)
        : 0;
    const start = graded?.next ?? from + called;
    const rated = mayHave(line, may.severity) ? ratedPart(source, start, to, false) : undefined;
    const title = source.text.slice(start, rated?.start ?? to).trimEnd();
    if (!isFaultTitle(title) || ((graded || rated) && /\d/.test(title))) return [];
    const claims: ValueClaim[] = [
      { field: 'fault', value: title, start, end: start + title.length, confidence: 0.4 },
    ];
    if (graded)
      claims.push({
        field: 'severity',
        value: graded.severity,
        start: graded.start,
        end: graded.end,
        confidence: 0.7,
      });
    if (rated) claims.push(rated.claim);
    return claims;
  }
  // `Case 621G, EX-12, Oil pressure low, high`: beside the machine the part that is a title.
  for (const part of value.matchAll(/(?<=[,|/;]\s|\s[-–—]\s)[^,|/;\d]{8,60}(?=\s?[,|/;]|\s[-–—]\s|$)/gu)) {
    const title = part[0].trimEnd();
    const start = from + part.index;
    if (isFaultTitle(title) && !namesBrand(source.scan, start, start + title.length))
      return [{ field: 'fault', value: title, start, end: start + title.length, confidence: 0.4 }];
  }
  return [];
}

const lineName =
  /^(?:\W{0,4}|[=*#~-]{2,10}\s?|\W{0,2}\d{1,2}[\])./]{1,2}\s)(\p{Lu}{1,5}[- ]?\d{1,6}(?:-\d{1,3}|\p{Lu})?(?: #\d{1,3})?|\p{Lu}[\p{L}-]{2,14}(?: \p{Lu}[\p{L}-]{1,12})? #?\d{1,4})(?:\s?[=*#~-]{2,60})?$/u;

/** `CA2249 Rail Press Very Low Error - HIGH`: a code as a list of faults begins its lines with one; the last thing to be taken for one. */
function codeLine(source: Source, line: Line, from: number, to: number, taken: Span[]): ValueClaim[] {
  const { text } = source;
  // `CRITICAL E:41 - Engine oil pressure switch`
  const graded = mayHave(line, may.severity) ? severityBefore(source.scan, from, to) : undefined;
  const lone = loneCode(source, graded?.next ?? from, to);
  if (lone) {
    taken.push(lone);
    const claims: ValueClaim[] = [
      { field: 'code', value: lone.code, start: lone.start, end: lone.end, confidence: 0.6 },
    ];
    if (!graded) return claims;
    const { severity, start, end } = graded;
    return [...claims, { field: 'severity', value: severity, start, end, confidence: 0.75 }];
  }
  if (graded) {
    const code = labelledCodeAt(text, graded.next, to);
    const told = code && describe(source, code.end, to, false);
    if (code && told && told.claims.length > 0) {
      const { severity, start, end } = graded;
      // `[HIGH] EX-12 - Volvo EC220E`: a machine's name before its designation.
      const first = Math.min(...told.claims.map((claim) => claim.start));
      if (mayHave(line, may.brand) && findMachine(source.scan, first, to, () => false)?.model)
        return [
          { field: 'unit', value: code.code, start: code.start, end: code.end, confidence: 0.6 },
          { field: 'severity', value: severity, start, end, confidence: 0.75 },
        ];
      taken.push({ start: code.start, end: Math.max(code.end, told.end) });
      return [
        { field: 'code', value: code.code, start: code.start, end: code.end, confidence: 0.6 },
        { field: 'severity', value: severity, start, end, confidence: 0.75 },
        ...told.claims,
      ];
    }
  }
  const match =
    (mayHave(line, may.severity | may.month | may.part | may.trouble) || has(line, sign.colon)
      ? /^\W{0,3}([A-Z\d@]{6}|(?=[A-Z]{1,4}\d)[A-Z\d]{4,9})(?: {2,}|\s[-–:|]\s)(?=\p{Lu}\p{L})/u.exec(
          text.slice(from, Math.min(to, from + 40)),
        )
      : null) ??
    // `4-2 : Tower angle sensor`, `3458 : 5     Engine stalled`: numbers with a mark, before a part.
    (hasBits(source.scan, from, Math.min(to, from + 48), may.part)
      ? /^\W{0,3}(?:\p{L}\s{2,6})?(\d{1,6}(?:-\d{1,4}|\s:\s\d{1,2}))(?: {2,}|\s[-–:|]\s)(?=\p{Lu}\p{L})/u.exec(
          text.slice(from, Math.min(to, from + 40)),
        )
      : null) ??
    unitsCode(source, from, to) ??
    barredCode(source, line, from, to) ??
    // `[6629] CANBUS FAILURE`: a number in brackets.
    /^[[(](\d{3,6})[\])][ :-]{1,3}(?=\p{Lu}\p{L})/u.exec(text.slice(from, Math.min(to, from + 20))) ??
    /^\W{0,3}((?=[A-Z\d.:,-]{0,9}\d)(?:[A-Z]{1,4}-?\d{2,6}[A-Z]{0,2}(?:[.,-][A-Z]?\d{1,3})?(?:\s?\(\d{1,2}\))?|[A-Z]{1,2}[.:]\d{1,6}|\d{2,6}-(?:[A-Z]?\d{1,2}|[A-Z])|\d{4,6}\.\d{1,2}|0x[\dA-F]{2,8}))[\])*`_]{0,2}\s?(?:[-–—:|]\s)?\s{0,8}(?=["“„«([*_]?\s?\p{L}{2})/u.exec(
      text.slice(from, Math.min(to, from + 40)),
    );
  if (
    !match?.[1] ||
    /^(?:I|US|SR|HWY|CR|FM|RT)-?\d/.test(match[1]) ||
    (match[1].includes(' ') && brandAt(text, from + match[0].indexOf(match[1]))) ||
    brandAt(text, from + match[0].length + (/["“„(]/.test(text[from + match[0].length] ?? '') ? 1 : 0))
  )
    return [];
  const start = from + match[0].indexOf(match[1]);
  const end = start + match[1].length;
  const description = describe(source, /[\])*`_]/.test(text[end] ?? '') ? end + 1 : end, to, false);
  if (!description.claims.some((claim) => claim.field === 'description' && claim.value.includes(' ')))
    return [];
  taken.push({ start, end: Math.max(end, description.end) });
  return [{ field: 'code', value: match[1], start, end, confidence: 0.45 }, ...description.claims];
}

/**
 * `HCU 177.16  Transmission oil hot`, `« LEC 1F0C22 : éclairage … »`, `4B0211 Brake accumulator …`, `P_38  Drive pressure …`:
 * a control unit's letters and its number, or digits and letters mixed, where what follows speaks of no machine.
 */
function unitsCode(source: Source, from: number, to: number): RegExpExecArray | null {
  const match =
    /^\W{0,3}([A-Z]{2,4}\s(?:\d{1,7}\.\d{1,2}|0x[\dA-Fa-f]{2,8}|(?=\d{0,5}[A-F])[A-F]?\d[\dA-F]{3,7})|\d[A-Z]\d{3,5}|[A-Z]{1,3}_\d{1,5})(?: {2,}|\s[-–—:|/]\s|:\s|\s)(?=\p{L}{2})/u.exec(
      source.text.slice(from, Math.min(to, from + 40)),
    );
  if (!match) return null;
  const at = from + match[0].length;
  const isSet = / {2}$|[-–—:|/]\s$/.test(match[0]);
  const reach = Math.min(to, at + 48);
  return !hasBits(source.scan, at, Math.min(to, at + 24), may.machineType) &&
    !namesBrand(source.scan, at, Math.min(to, at + 24)) &&
    (isSet || hasBits(source.scan, at, reach, may.part | may.trouble))
    ? match
    : null;
}

/** `1041 | Trans temp high | Caution`: a row of a list without a head, its code and what is wrong. */
function barredCode(source: Source, line: Line, from: number, to: number): RegExpExecArray | null {
  if (!has(line, sign.bar)) return null;
  const match = /^\W{0,3}((?=[A-Z]{0,4}[-:.]?\d)[A-Z\d][A-Z\d.:-]{2,10})\s?\|\s?(?=\p{L}{2,20}\s\p{L})/u.exec(
    source.text.slice(from, Math.min(to, from + 60)),
  );
  if (!match) return null;
  const at = from + match[0].length;
  const bar = source.text.indexOf('|', at);
  const end = bar < 0 || bar > to ? to : bar;
  return hasBits(source.scan, at, end, may.part) &&
    hasBits(source.scan, at, end, may.trouble) &&
    !namesBrand(source.scan, at, end)
    ? match
    : null;
}

/** A code alone on its line, where the line above ends with what it is called, or the one below is a fault's title. */
function loneCode(source: Source, from: number, to: number): FoundCode | undefined {
  const { text } = source;
  if (to - from > 20 || text.charCodeAt(to) !== 10) return undefined;
  const code = labelledCodeAt(text, from, to);
  // A number is one where it is long enough, and stands above a fault's title.
  if (!code || code.end < to - 1 || !/[A-Z]|^\d{3,6}(?:-\d{1,3})?$/.test(code.code)) return undefined;
  const before = text.slice(Math.max(0, from - 40), from);
  if (
    // `PAVER-2 raised a code`, and a line that is its name.
    !before.includes(code.code) &&
    /(?:code|dtc|fault|error|alarm|fehler|código|codice|guasto|défaut|fallo|falla|kod|storing)s?\s?:?\s{0,3}\n[\s>]{0,8}$/iu.test(
      before,
    )
  )
    return code;
  const next = text.slice(to + 1, to + 90).split('\n', 1)[0] ?? '';
  return isFaultTitle(next.replace(/^[\s>]{1,8}/, '')) ? code : undefined;
}

/** `EX-12 - Komatsu PC360LC-11`, `for WL-2 (Caterpillar 950M, EMB01234)`: the owner's name before, the serial number after. */
function besideMachine(
  text: string,
  from: number,
  to: number,
  machine: { brand: { start: number }; model: unknown; end: number },
): ValueClaim[] {
  const claims: ValueClaim[] = [];
  const lead = Math.max(from, machine.brand.start - 70);
  const before =
    /(?:^|\b(?:for|on|from|of|[Uu]nit|[Mm]achine|[Aa]sset|macchina|[Mm]aschine|máquina|engin|maskinen?)\s|[:•,]\s)["“]?(\p{L}[\p{L}\p{N}#.'-]{0,14}(?:[ -][\p{L}\p{N}#-]{1,12}){0,2})["”]?\s?(?:[-–—:|/•·]|\(|,)\s?(?:a |an |the )?(?:(?:19|20)\d\d )?$/u.exec(
      text.slice(lead, machine.brand.start),
    );
  const owned =
    before?.[1]
      ?.replace(/^(?:(?:The|Your|Our|A|An)\s)?(?:[Mm]achine|[Uu]nit|[Aa]sset)\s/, '')
      .replace(machineNoun, '')
      .replace(/^\p{Lu}?\p{Ll}{3,14} (?=\p{Lu}{1,5}-\d{1,5}$)/u, '') ?? '';
  if (
    before &&
    !/^(?:contract|agreement|order|rental|quote|invoice|case|ticket)\b/i.test(owned) &&
    (/\d/.test(owned) || (/,\sa(?:n)?\s/.test(before[0]) && /^\p{Lu}/u.test(owned))) &&
    !brandAt(owned, 0)
  ) {
    const start = lead + before.index + before[0].indexOf(owned);
    claims.push({ field: 'unit', value: owned, start, end: start + owned.length, confidence: 0.6 });
  }
  // `Big Blue - Volvo L220H`, `Loader 310 HITACHI ZW310-7`: what the line begins with is the owner's name.
  // `was detected on 5512 (2021 Freightliner 114SD)`
  const on = /\b(?:on|for|from|by) (#?\d{2,6}) \((?:(?:19|20)\d\d )?$/.exec(
    text.slice(lead, machine.brand.start),
  );
  if (on?.[1]) {
    const start = lead + on.index + on[0].indexOf(on[1]);
    claims.push({ field: 'unit', value: on[1], start, end: start + on[1].length, confidence: 0.6 });
  }
  // `1) GEN-221  Doosan G125`
  const numbered = machine.model
    ? /^\W{0,3}(?:\d{1,2}[.)\]]\s{1,2})?(\p{Lu}{1,5}-\d{1,5})\s{1,4}(?:(?:19|20)\d\d\s)?$/u.exec(
        text.slice(from, machine.brand.start),
      )
    : null;
  if (numbered?.[1]) {
    const start = from + numbered[0].indexOf(numbered[1]);
    claims.push({
      field: 'unit',
      value: numbered[1],
      start,
      end: start + numbered[1].length,
      confidence: 0.6,
    });
  }
  const named =
    before?.[1] && /\d/.test(before[1])
      ? null
      : /^\W{0,3}(\p{Lu}[\p{L}'-]{1,12}(?: [\p{Lu}\d][\p{L}\d'-]{0,12}){0,2})(?:\s[-–—:]\s|\s)$/u.exec(
          text.slice(from, machine.brand.start),
        );
  if (
    named?.[1] &&
    machine.model &&
    (/\d$/.test(named[1]) || /[-–—:]\s$/.test(named[0])) &&
    !isPlainWord(named[1])
  ) {
    const start = from + named[0].indexOf(named[1]);
    claims.push({ field: 'unit', value: named[1], start, end: start + named[1].length, confidence: 0.55 });
  }
  // `the S76 (bobcat, serial …)`: the model before its brand.
  const model = machine.model
    ? null
    : /(?:^|\s)((?:[A-Z]{1,4} )?(?=[A-Z]{0,4}-?\d)[A-Z\d][A-Z\d.+-]{1,11}(?: [A-Z]{1,3}){0,2})(?:\s{0,3}[([]|\s(?:von|by|from|de|da|di|av|fra|van|od|der Firma)\s)$/.exec(
        text.slice(lead, machine.brand.start),
      );
  if (model?.[1]) {
    const start = machine.brand.start - model[0].length + model[0].indexOf(model[1]);
    claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.55 });
  }
  const rest = text.slice(machine.end, Math.min(to, machine.end + 64));
  const serial = machine.model ? serialAfterModel(text, machine.end, to) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  // `660SJ (Boom 4), S/N …`, `950 GC - M5T01877 - CF-22`
  const apart = machine.model ? nameBeside(text, serial?.end ?? machine.end, to) : undefined;
  if (apart)
    claims.push({ field: 'unit', value: apart.value, start: apart.start, end: apart.end, confidence: 0.5 });
  // `DX225LC-7   [Hall Rd #2]`
  const quoted = machine.model
    ? (/^\s["“„«]([^"”“»\n]{2,24})["”“»]/.exec(rest) ?? /^\s{1,4}\[([^[\]\n]{2,24})\]/.exec(rest))
    : null;
  if (quoted?.[1] && (!quoted[0].endsWith(']') || isNumberedName(quoted[1]))) {
    const start = machine.end + quoted[0].length - 1 - quoted[1].length;
    claims.push({ field: 'unit', value: quoted[1], start, end: start + quoted[1].length, confidence: 0.75 });
  }
  const number =
    /^\s{0,2}[,(]?\s?(?:#|[Nn][°º]\.?|[Nn]r\.?\s|[Nn]o\.|[Nn]um(?:ber|mer|éro|ero)|número|núm\.|č\.)\s?((?=[\p{L}-]{0,6}\d)[\p{L}\p{N}][\p{L}\p{N}-]{0,15})/u.exec(
      rest,
    );
  if (number?.[1]) {
    const start = machine.end + number[0].length - number[1].length;
    // `860SJ #10934471 (S/N …)`: no serial number, where another is.
    const confidence = serial?.start === start ? 0.5 : 0.8;
    claims.push({ field: 'unit', value: number[1], start, end: start + number[1].length, confidence });
  }
  return claims;
}

/** Words for any machine, which are no part of a name. */
const machineNoun =
  /^(?:das |die |der |l['’]|la |le |el |o |a |il |de |het |den )?(?:gerät|maschine|fahrzeug|machine|engin|équipement|véhicule|equipo|máquina|vehículo|macchina|mezzo|veicolo|equipamento|veículo|maskinen?|maskine|kone|maszyna|stroj|makine|materieel|voertuig|asset|unit|unité|unidad|unidade|vehicle)\s(?=\S)/iu;

/** `all times CDT`, `Times are shown in UTC`, `Alle Zeiten in MESZ`: the zone of every time of the message. */
const allTimes =
  /(?<!\p{L})(?:(?:all\s)?(?:dates and |date\/)?(?:times|timestamps|time stamps)|hours(?= in (?:UTC|GMT))|(?:all|both)(?= (?:[ECMPA][SD]T|BST|CES?T|UTC|GMT)(?:\W|$))|(?:alle )?(?:zeiten|zeitangaben|tijden|tider)|uhrzeiten|klokkeslæt|godziny|kellonajat|czasy|časy|saatler|toutes les heures|heures|todas (?:las horas|as horas)|horas|tutti gli orari|orari|orari in|(?:czas|time|hora|horário|heure|ora|tid|tijd|čas|saat|aika) (?:lokalny|lokalnie|locale?|lokal|lokaal|místní|yerel|local)|(?:local|lokale|lokal|plaatselijke|místní|yerel|paikallinen|paikallista|machine|site|jobsite) (?:time|Zeit|tijd|tid|čas|saat|aikaa?)|Ortszeit(?:en)?)(?:\s(?:are|is|shown|listed|given|stated|displayed|reported|in|en|em|son|sono|sont|são|local|the|sind|zone|time|indicadas|indiquées|angegeben|fuseau)){0,5}\s?[:=(,]?\s?((?:UTC|GMT)(?:\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)?|[A-Z][a-z]+\/[A-Z][A-Za-z_]+|[A-Z]{2,4}T|MEZ|MESZ|HN[AECPR]|HA[AECPR]|(?:Eastern|Central|Mountain|Pacific|Atlantic)(?: (?:Standard|Daylight))?(?: Time)?|Zulu)(?!\p{L})/iu;

const lastSeen = /^(?:first |last )seen(?: on| at)?\W{0,3}$/i;

function isBelowCode({ text, marks }: Source, line: Line): boolean {
  const end = text.lastIndexOf('\n', line.start);
  const start = end < 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
  return end > 0 && firstIn(marks.codes, start, end) !== undefined;
}

const notTheFaultsTime =
  /\b(?:cleared|resolved|closed)\W{0,3}(?:(?:on|at)\W{0,2})?$|(?:^|[\s(])fix(?:ed)?\W{0,3}$|\b(?:position|location|gps(?: fix)?|(?:daily|weekly|monthly|status|health|morning|fleet|digest|summary) report|report(?: \p{L}+)? (?:date|time|generated|created|of|for|from)|(?:location|position|fix)\W{1,3}reported|generated|sent|received|printed|copied|exported|retrieved|downloaded|called?|phoned|texted|updated?|last (?:seen|contact|communication|report(?:ed)?|update)|as of|next|due|service(?! codes?\b)|until|valid|expires?|by(?=\W{0,3}$)|forwarded|scheduled|warranty|register|webinar|invoice|join us)\b[^.\n]{0,24}$/iu;
/** `Daily report of`: the day of what is listed below. */
const ofReport =
  /(?<!\p{L})(?:reports?|digest|summary|list|log|roundup|round-up|overview|generated|printed|exported|sammelmeldung|bericht|übersicht|liste|rapport|résumé|relevé|informe|resumen|reporte|relatório|resumo|rapporto|riepilogo|overzicht|dagrapport)[^.\n]{0,24}$/iu;
/** `sent an alarm on`: the alarm's time, though something was sent. */
const faultsNoun =
  /\b(?:alarms?|alerts?|faults?|errors?|events?|codes?|warnings?)\b[^.\n]{0,12}\b(?:at|on|since)\W{0,3}$/i;
const faultsTime =
  /\b(?:at|on|since|detected|occurred|logged|triggered|seen|reported|raised|set|tripped|appeared|came (?:on|up|in)|popped up|threw it|started|observed|happened|fault|event|alert|active)\W{0,10}(?:(?:at|on|since|the|this morning|today|yesterday|last night|this afternoon)\W{0,3})?$/i;
const leadsToPlace =
  /(?:\b(?:walked|moved|drove|driven|trammed|hauled|took|taken|brought|towed|shipped|sent|swung|transferred|relocated|dragged|limped) (?:(?:it|her|him|them|this one|the \p{L}+) )?(?:over |down |up |out |back |across |now ){0,2}to|\b(?:steht jetzt|umgesetzt nach|déplacée? (?:au|à la|à)|trasladad[oa] a|movid[oa] (?:a|para)|spostat[oa] (?:in|a)|verplaatst naar|flyttad till|flyttet til)|\b(?:moved|walked|hauled|trucked|took|brought|relocated|shifted|drove|taken|tracked|towed|trailered) (?:it|her|him|them|the \p{L}+) (?:\p{L}+ ){0,2}to\s|\b(?:find (?:it|her|him|them|the \p{L}+)|parked|located|sitting|sits|standing|stands|stuck|left (?:it|her)|it is|it['’]s|she is|she['’]s|machine is|steht|se trouve|se encuentra|si trova|staat|står)\b[^.\n]{1,36},\s|\b(?:at|near|in|from|parked|located|location|site|jobsite|position|on|working at|standing|address|steht|está en|esta en|estoy en|parad[oa] en|ubicad[oa] en|se trouve au?|est au|chantier|situé[e]? au?|baustelle|standort|einsatzort|obra|cantiere|presso|op het werk|op de werf|op|te|bouwplaats|arbetsplats|byggeplass|budowa|na budowie)|@|📍)\W{0,4}$/iu;
const notTheMachinesPlace =
  /\b(?:last (?:week|month|night)|yesterday|previously|(?:serviced|sold|supported|supplied|delivered|rented) by|moved from|used to be|was moved|i live|dealer|branch|office|yard|headquarters|hq|ship to|bill to|contact|visit us|store|depot|billing|mail(?:ing)?)\b[^.\n]{0,24}$/i;

/** Names that owners give: in quotation marks, or as the one who `has a new fault`. */
function namesOf(
  source: Source,
  line: Line,
  from: number,
  to: number,
  claims: readonly ValueClaim[],
  ofMachine: boolean,
): ValueClaim[] {
  const { text } = source;
  const names: ValueClaim[] = [];
  if (ofMachine && (has(line, sign.quote) || text.slice(from, Math.min(to, from + 200)).includes('«'))) {
    const quoted = /(?:^|[\s,(])["“„«]\s?([\p{L}\p{N}][\p{L}\p{N} #&'./-]{0,30})["”“»](?=[\s,).;:]|$)/u.exec(
      text.slice(from, to),
    );
    const isTold =
      quoted &&
      claims.some(
        (claim) => claim.field === 'description' && Math.abs(claim.start - from - quoted.index) <= 3,
      );
    if (
      quoted?.[1] &&
      !isTold &&
      // `Answer only with "done".`
      !/^[\p{Ll}\s]+$/u.test(quoted[1]) &&
      !isPlainWord(quoted[1]) &&
      !isFaultTitle(quoted[1]) &&
      !namesOther.test(text.slice(from, from + quoted.index + 1))
    ) {
      const start = from + quoted.index + quoted[0].indexOf(quoted[1]);
      const value = quoted[1].trim();
      names.push({ field: 'unit', value, start, end: start + value.length, confidence: 0.75 });
    }
  }
  const ticked = /`([\p{L}\p{N}][\p{L}\p{N} #.-]{1,24})`/u.exec(text.slice(from, Math.min(to, from + 200)));
  if (ticked?.[1] && /\d/.test(ticked[1])) {
    const start = from + ticked.index + 1;
    names.push({ field: 'unit', value: ticked[1], start, end: start + ticked[1].length, confidence: 0.55 });
  }
  const called = mayHave(line, may.called) ? calledSo.exec(text.slice(from, to)) : null;
  if (called?.[1]) {
    const start = from + called.index + called[0].length - called[1].length;
    names.push({ field: 'unit', value: called[1], start, end: start + called[1].length, confidence: 0.7 });
  }
  names.push(...numberedKinds(source, from, to));
  const alerted = to - from < 120 && has(line, sign.digit) ? alertFor.exec(text.slice(from, to)) : null;
  if (
    alerted?.[1] &&
    (ownNumberAlone.test(alerted[1]) ||
      (/\d/.test(alerted[1]) && /\p{L}/u.test(alerted[1]) && !isPlainWord(alerted[1])))
  ) {
    const start = from + alerted.index + alerted[0].lastIndexOf(alerted[1]);
    names.push({ field: 'unit', value: alerted[1], start, end: start + alerted[1].length, confidence: 0.55 });
  }
  if (!mayHave(line, may.verb)) return names;
  let begin = from;
  while (begin < to && text[begin] === ' ') begin += 1;
  const subject = nameAndVerb.exec(text.slice(begin, Math.min(to, begin + 130)));
  if (subject?.[1] && !noName.test(subject[1]) && isNameLike(subject[1])) {
    const start = begin + subject[0].indexOf(subject[1]);
    const end = start + subject[1].length;
    const isMachine = claims.some(
      (claim) => claim.field === 'brand' && claim.start >= start && claim.start <= end,
    );
    if (!isMachine && !hasBits(source.scan, start, end, may.provider))
      names.push({ field: 'unit', value: subject[1], start, end, confidence: 0.65 });
  }
  return names;
}

/** `the dumper D-6`, `l'engin PEL-14`, `Track loader No. 45`, `the #22 loader`: the owner's number beside the kind of machine. */
function numberedKinds(source: Source, from: number, to: number): ValueClaim[] {
  const { text, scan: scanned } = source;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  ) {
    const bits = scanned.bits[word] ?? 0;
    if ((bits & (may.machineType | may.label)) === 0) continue;
    const [at, after] = [startOf(scanned, word), endOf(scanned, word)];
    const isKind = (bits & may.machineType) !== 0;
    const label = isKind ? undefined : labelAt(scanned, word, to);
    const isFleet = label?.label.phrase === 'fleet';
    if (!isKind && !isFleet && label?.label.field !== 'machine' && label?.label.field !== 'unit') continue;
    const end = label?.end ?? after;
    const number = ownNumber.exec(text.slice(end, Math.min(to, end + 24)));
    if (number?.[1]) {
      const start = end + number[0].length - number[1].length;
      const confidence = /^\p{L}+-/u.test(number[1]) ? 0.6 : 0.48;
      return [{ field: 'unit', value: number[1], start, end: start + number[1].length, confidence }];
    }
    const before = isKind
      ? /(?:^|\s)(#\d{1,5}) $/.exec(text.slice(Math.max(from, at - 8), at))?.[1]
      : undefined;
    if (before)
      return [{ field: 'unit', value: before, start: at - 1 - before.length, end: at - 1, confidence: 0.6 }];
  }
  const told = from < to ? toldNumber.exec(text.slice(from, Math.min(to, from + 300))) : null;
  const value = told?.[1] ?? told?.[2] ?? told?.[3];
  if (!told || value === undefined) return [];
  const start = from + told.index + told[0].length - value.length;
  return [{ field: 'unit', value, start, end: start + value.length, confidence: 0.6 }];
}

const ownNumber =
  /^s?\s[*"“„«(]{0,3}(\p{Lu}{1,5}-\d{1,5}(?:\p{Lu}|-\d{1,3})?|\d{2,3}-\d{3}|(?:#|No\. ?|Nr\. ?|n° ?)\d{1,5})(?![\p{L}\p{N}-])/u;

/** `notre n° TEL-08`, `our number 14`, `onze nummer 207`, `(onze 1407)`, `our RT-88`. */
const toldNumber =
  /[\s(](?:our|notre|unsere?|nuestr[oa]|noss[oa]|onze?|vår|vores|nostr[oa]|nasz[ae]?|naše?) (\p{Lu}{1,4}-\d{1,4}|#?\d{1,5}(?=\)))(?![\p{L}\p{N}-])|(?:^|[\s(,])(?:our|notre|unsere?|nuestr[oa]|noss[oa]|onze?|vår[t]?|vores|nostr[oa]|nas[zs]e?) (?:internal |interne |interno )?(?:n[°ºo]\.?|nr\.?|nummer|number|numéro|número|numero|č\.|#|ref\.?|réf\.?) ?((?=[\p{L}-]{0,6}\d)[\p{L}\d][\p{L}\d-]{0,9})(?![\p{L}\p{N}-])|\((?:customer|client|kunden?)(?:\s|-)?(?:no|nr|n°|number|ref)\.? ?(\p{L}{1,5}-\d{1,5})(?![\p{L}\p{N}-])/iu;

/** `RED alert for Scraper Tractor 3`, at the end of a line. */
const alertFor =
  /(?:\b(?:alert|alarm|notification|fault|event|warning|notice|caution|update|exception|message)s?(?: (?:update|summary|report|notice|event|code|status|alert|notification))?(?: (?:for|on|from)|:)|(?:^|\s)(?:avviso|allarme|errore|errori|codice|aviso|alarma|falla|alerta|alarme|falha|défaut|alerte|panne|störung|meldung|fehler|warnung|hinweis|storing|melding|larm|fel|feil|fejl)(?!\p{L})[\p{L} ]{0,20} (?:su|sul|sulla|en|em|no|na|sur|an|auf|von|zu|bei|op|på|för|for))(?: (?:unit|asset|machine))? ["“*`]?((?:\p{Lu}|\d{3}-)[\p{L}\p{N}#-]{0,14}(?: [\p{Lu}\d#][\p{L}\p{N}-]{0,14}){0,3})["”*`]?[.:!]?$/iu;

/** `Alert for 457-22`: no code, which has its letters or its words. */
const ownNumberAlone = /^\d{3}-\d{2}$/;

/** What is quoted after these is a site, a rule or a fault, and no machine. */
const namesOther =
  /\b(?:organi[sz]ation|company|customer|account|client|contractor|owner|firm|dealer|site|project|job|zone|rule|alert|group|area|geofence|says?|shows?|fault|alarm|code|message|reads?|titled|text|défaut|fallo|fehler)\W{0,3}$/;
/** Every word of a name is capitalised or has a digit, but for kinds of machine (`Blue loader`). */
function isNameLike(name: string): boolean {
  const scanned = scan(name);
  return name
    .split(' ')
    .every((word, index) => index === 0 || !/^\p{Ll}+$/u.test(word) || isKind(scanned, word));
}

function isKind(scanned: Scan, word: string): boolean {
  const at = scanned.text.indexOf(word);
  return ((scanned.bits[firstWordFrom(scanned, at)] ?? 0) & may.machineType) !== 0;
}

/** `which you call SSL 9`, `we call it Stubby`. */
const calledSo =
  /(?<!\p{L})(?:(?:you|we|they|i|everyone|everybody|(?:crew|guys|boys|operators?|drivers?|lads|team)) calls? (?:it |her |him )?|(?:know(?:n)?|know it|know her) as |nicknamed |a\.?k\.?a\.? |goes by |wir nennen (?:sie|ihn|es) |genannt |(?:on|nous) l['’]appel(?:le|ons) |surnommée? |(?:le|la) decimos |l[oa] llamamos |llamad[oa] |apodad[oa] |chamamos de |chamad[oa] (?:de )?|apelidad[oa] (?:de )?|l[oa] chiamiamo |chiamat[oa] |(?:wij|we) noemen (?:hem|haar|het) |genaamd |vi kal(?:lar|der|ler) den |kallad |kaldet |nazywamy (?:ją|go) |zwan[ya] |říkáme (?:jí|mu) |zvan[ýá] )["“„«]?(\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,10}){0,2})/u;

const nameAndVerb =
  /^(?:(?:(?:your|the|la|die|el|le|a|o)\s)?(?:your|the|unit|machine|asset|vehicle|equipment|macchina|maschine|máquina|alert(?: for)?|attention|hello|hi)[:\s]\s?)?["“]?([\p{Lu}\p{N}][\p{L}\p{N}#&'./-]{0,20}(?: [\p{L}\p{N}#&'./-]{1,20}){0,3}?)["”]? (?:has|have|had|reported|is reporting|logged|triggered|raised|shows|is showing|recorded|registered|needs|requires|reports|sent|meldet|a signalé|ha reportado|ha segnalato)\b/u;

const noName =
  /^(?:(?:d(?:ie|er|as|en|e)|l[ae]|les|el|los|il|lo|o|a|os|as|het|un[ae]?|une|ein[e]?|een|en|ett?)\s(?:maschine|gerät|fahrzeug|machine|engin|véhicule|máquina|equipo|macchina|mezzo|equipamento|materieel|maskin(?:en)?)|contract|agreement|rental|both|these|those|order|invoice|one|a|an|the|your|our|this|that|it|we|you|they|he|she|i|there|machine|unit|vehicle|asset|equipment|engine|system|telematics|service|customer|operator|driver|dealer|someone|following|new|please|hello|hi|dear|alert|fault|event|everyone|all|another|each|no|previously|recently|currently|last|first|also|now)\b|^\d{1,2}$|\b(?:your|our|machines?|system|team|portal|following)\b/i;
