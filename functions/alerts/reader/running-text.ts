import type { ValueClaim } from './claims.ts';
import { codeLine } from './code-lines.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { listedModel } from './makers.ts';
import { allFrom, allIn, type Source, type Span } from './marks.ts';
import type { RunningTextContext } from './running-text-context.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import { codeInProse, quotedApart, quotedTitle, shownLetters } from './told-faults.ts';
import { titleLine } from './told-lines.ts';
import {
  apartFromMaker,
  beforeOwnName,
  besideMachine,
  isOfOther,
  modelAfterKind,
  modelAndSerial,
  modelApart,
  modelBeforeBrand,
  modelBeforeKind,
  modelBeforeName,
  modelWithSerial,
  ownDesignation,
  ownMachine,
  unspacedMachine,
} from './told-machines.ts';
import {
  addressAlone,
  isInYard,
  isOthersPlace,
  isTheSite,
  leadsToPlace,
  pointClaim,
  townApart,
  townOfPoint,
  wrapped,
} from './told-places.ts';
import { severitiesAlone } from './told-severities.ts';
import {
  chatStamp,
  faultsNoun,
  faultsTime,
  isBelowCode,
  lastSeen,
  notTheFaultsTime,
  ofReport,
  shortLineAbove,
  toldClocks,
  zoneOfDay,
} from './told-times.ts';
import { namesOf } from './told-units.ts';
import { identityParts } from './values/identity-parts.ts';
import { isDesignation } from './values/machines.ts';
import { isNumberedName } from './values/owners-names.ts';
import { beforePostalCode, standingAt, townAfter } from './values/standing-places.ts';
import { findAddress, namedPlaceAfter } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/*
 * How what a stretch of running text says comes together: the line as a whole (told-lines), when (told-times) and where
 * (told-places), which machine (told-machines) and what it is called (told-units), what is wrong with it (told-faults) and how
 * bad that is (told-severities).
 */

/** What a stretch of running text says without labels: points, dates, hours, places, a machine and its owner's name for it. */
export function readRunningText(
  source: Source,
  line: Line,
  from: number,
  to: number,
  context: RunningTextContext,
): ValueClaim[] {
  const worth = may.brand | may.severity | may.state | may.verb | may.part | may.standing | may.street;
  if (to - from < 2 || (!has(line, sign.digit | sign.quote | sign.slashes) && !mayHave(line, worth)))
    return [];
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

  const alone =
    context.ofMachine && has(line, sign.comma) && to - from < longestOfParts
      ? addressAlone(source, from, to)
      : undefined;
  // `W4210 County Road KK, Appleton, WI 54915` begins as codes do.
  const isAddress = alone?.address !== undefined && alone.start - from < 4;
  const coded =
    !isAddress &&
    context.beginsLine &&
    (has(line, sign.digit | sign.spaces | sign.at | sign.colon) || mayHave(line, may.part | may.trouble))
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
  const named = mayHave(line, may.brand) ? ownMachine(scanned, from, to, isTaken) : undefined;
  const model = named?.machine?.model;
  const told = allIn(marks.hours, from, to).filter(
    (each) =>
      !isTaken(each.start) &&
      // `Sullair 375H`: no hours.
      !(model && each.start >= model.start && each.end <= model.end) &&
      !named?.others.some((other) => isOfOther(text, other, each.start)),
  );
  // `Replaced the pump at 16120 h. Now at 16401 h …`
  const hours =
    told.length < 2
      ? told[0]
      : (told.find((each) => isNow.test(text.slice(Math.max(from, each.start - 16), each.start))) ?? told[0]);
  if (hours) {
    claims.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.8 });
    taken.push(hours);
  }

  const mayBePlace = has(line, sign.digit) || mayHave(line, may.street | may.state);
  if (alone) {
    // `211 Sawdust Trail⏎Bogalusa, LA 70427`: less sure than a street that goes on with its town.
    const confidence = alone.address ? 0.7 : 0.64;
    claims.push({ field: 'place', value: alone, start: alone.start, end: alone.end, confidence });
    taken.push(alone);
  }
  // `Last week it was at X. Now it is at Y.`: a few are looked at, since the first may not be the machine's.
  for (let at = from, count = 0; mayBePlace && !alone && count < 3; count += 1) {
    const found = wrapped(source, findAddress(scanned, at, to, isTaken), to);
    if (!found || found.end <= at) break;
    // `Working at Mobile, AL. Bill to 55 Commerce Way, Nashville, TN`: before somebody's street a town may stand.
    const isOthers = isOthersPlace(
      text.slice(Math.max(from, found.start - 40), found.start),
      text.slice(found.end, found.end + 24),
    );
    const town = isOthers && found.address ? findAddress(scanned, at, found.start, isTaken) : undefined;
    const place = town ?? found;
    at = found.end;
    const before = text.slice(Math.max(from, place.start - 40), place.start);
    const led = leadsToPlace.test(before) || isTheSite.test(text.slice(place.end, place.end + 8));
    const fills = context.isLine && place.start - from < 4 && to - place.end < 3;
    const inYard = isOthers && !town && context.ofMachine && isInYard(text, from, place.start);
    if (inYard)
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.4 });
    if (
      (led || fills || context.ofMachine) &&
      !isOthersPlace(before, text.slice(place.end, place.end + 24))
    ) {
      // `Elko, NV (40.8324, -115.7631)`: a place told with its point.
      const beside = allIn(marks.points, Math.max(from, place.start - 50), to).some(
        (point) => Math.abs(point.start - place.end) <= 4 || Math.abs(place.start - point.end) <= 4,
      );
      const confidence = led || beside ? 0.8 : 0.65;
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence });
      taken.push(place);
      const town = place.city ? undefined : townApart(scanned, from, to, place, isTaken);
      if (town)
        claims.push({ field: 'place', value: town, start: town.start, end: town.end, confidence: 0.5 });
      break;
    }
  }

  if (context.ofMachine && !claims.some((claim) => claim.field === 'place')) {
    const stands = mayHave(line, may.standing);
    const named =
      (stands ? standingAt(scanned, from, to) : undefined) ??
      (has(line, sign.digit | sign.comma) ? beforePostalCode(text, from, to) : undefined) ??
      namedPlaceAfter(text, from, to) ??
      (stands ? townAfter(scanned, from, to) : undefined);
    if (
      named &&
      !isTaken(named.start) &&
      !isOthersPlace(text.slice(Math.max(from, named.start - 40), named.start))
    )
      claims.push({ field: 'place', value: named, start: named.start, end: named.end, confidence: 0.6 });
  }

  const machine = named?.machine;
  if (machine) {
    const confidence = machine.model ? 0.75 : 0.5;
    claims.push({ field: 'brand', ...machine.brand, confidence });
    if (model) claims.push({ field: 'model', ...model, confidence });
    if (!model && has(line, sign.digit)) claims.push(...modelApart(source, machine.end, to));
    claims.push(...besideMachine(text, from, to, machine));
  }
  const listed =
    machine?.model || !has(line, sign.digit) ? undefined : listedModel(source, from, to, isTaken);
  if (listed) claims.push(...apartFromMaker(text, from, to, listed));
  if (!machine && has(line, sign.digit) && to - from < 400) claims.push(...unspacedMachine(source, from, to));
  if (!machine?.model && has(line, sign.digit) && mayHave(line, may.brand))
    claims.push(...modelBeforeBrand(source, line, from, to));
  if (has(line, sign.bar | sign.tab) || text.slice(from, Math.min(to, from + 140)).search(/ [·/] /) >= 0)
    claims.push(...identityParts(scanned, from, to));
  if (!machine && context.isLine && has(line, sign.digit)) claims.push(...modelAndSerial(text, from, to));
  if (!machine?.model && has(line, sign.quote)) claims.push(...modelBeforeName(source, from, to, isTaken));
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
    const model =
      /(?:^|[\s,;:])((?:[A-Z]{2,3} (?=\d{3}))?(?=[\p{L}\d.-]{0,14}\d)[\p{L}\d][\p{L}\d.+/-]{1,18})[\s,;|(·–-]{1,4}$/u.exec(
        text.slice(start, to),
      );
    // `driver 5514. VIN …`: what ends a sentence is of that one.
    if (model?.[1] && !model[1].endsWith('.')) {
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
      } else if (
        !isTaken(at) &&
        !/^\p{Lu}\p{Ll}+-\d{1,3}$/u.test(model[1]) &&
        !calledSo.test(text.slice(Math.max(from, at - 20), at))
      ) {
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
        if (maker?.[1] && !hasBits(scanned, at - 1 - maker[1].length, at - 1, may.machineType | may.kind))
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
  if (
    has(line, sign.digit) &&
    (mayHave(line, may.verb | may.part | may.trouble | may.severity) ||
      // `でエラーCA441が発生`: without spaces no word is known.
      codeUnspaced.test(text.slice(from, Math.min(to, from + 600))))
  )
    claims.push(...codeInProse(source, line, from, to, claims, isTaken));
  if (mayHave(line, may.verb) && has(line, sign.bracket))
    claims.push(...shownLetters(source, from, to, claims));
  if (mayHave(line, may.verb) && mayHave(line, may.trouble))
    claims.push(...quotedTitle(source, from, to, claims));
  if (has(line, sign.quote)) claims.push(...quotedApart(source, from, to, claims));
  claims.push(...namesOf(source, line, from, to, claims, context.ofMachine));
  if (hasBits(scanned, from, to, may.severity)) {
    const places = claims.filter((claim) => claim.field === 'place');
    claims.push(...severitiesAlone(source, from, to, places));
  }
  return claims;
}

/** Characters of a stretch whose parts may be addresses for themselves. */
const longestOfParts = 400;

const isNow =
  /(?<!\p{L})(?:now|currently|today|jetzt|aktuell|maintenant|ahora|agora|adesso|nu)(?: (?:at|has|with|bei|à|a|com|con|op|på|ved))?\s$/iu;

/** `We call it EXC-12, plate reads …` */
const calledSo =
  /(?<!\p{L})(?:call(?:s|ed)?(?: (?:it|her|him|this one))?|named|known as|labelled|tagged)\s$/iu;

/** A code right after Eastern letters. */
const codeUnspaced = /[\u3040-\u9fff\uac00-\ud7af]\s?[A-Z]{0,3}\d/;
