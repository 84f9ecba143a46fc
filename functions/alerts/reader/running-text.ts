import { tellsFault, type ValueClaim } from './claims.ts';
import { codeLine } from './code-lines.ts';
import { codeInPart, codesBesideMachine } from './codes-beside-machines.ts';
import { describeCode } from './fault-descriptions.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { listedModel } from './makers.ts';
import { allFrom, allIn, firstIn, type Source, type Span } from './marks.ts';
import { firstWordFrom, hasBits } from './scan.ts';
import { isStreetBeforeTown } from './streets-as-names.ts';
import { titleBesideMachine } from './titles-beside-machines.ts';
import { codeInProse, quotedTitle } from './told-faults.ts';
import { titleLine } from './told-lines.ts';
import {
  apartFromMaker,
  besideMachine,
  isOfOther,
  modelApart,
  ownMachine,
  unspacedMachine,
} from './told-machines.ts';
import {
  addressAlone,
  isCallersPlace,
  isInYard,
  isOthersPlace,
  isTheSite,
  isWhereItWent,
  leadsToPlace,
  pointClaim,
  reachOfMove,
  streetOverTown,
  townApart,
  wrapped,
} from './told-places.ts';
import { severitiesAlone } from './told-severities.ts';
import {
  chatStamp,
  faultsNoun,
  faultsTime,
  isBelowCode,
  isChatLine,
  lastSeen,
  notTheFaultsTime,
  ofReport,
  shortLineAbove,
  toldClocks,
  zoneOfDay,
} from './told-times.ts';
import { namesOf } from './told-units.ts';
import { zoneAt } from './values/dates.ts';
import { findAddress } from './values/told-addresses.ts';
import { townBehindPoint } from './values/towns-at-points.ts';
import { may } from './vocabulary.ts';

/*
 * How what a stretch of running text says comes together: the line as a whole (told-lines), when (told-times) and where
 * (told-places), which machine (told-machines) and what it is called (told-units), which code it shows (told-faults) and how bad
 * its fault is (told-severities).
 */

/** What stands around a stretch of running text. */
interface RunningTextContext {
  /** The stretch is on a line, or in a paragraph, that speaks of a machine: an address needs no word that leads to it. */
  readonly ofMachine: boolean;
  /** The stretch is the beginning of a line of the message itself. */
  readonly beginsLine: boolean;
  /** The stretch is a whole line of the message itself. */
  readonly isLine: boolean;
}

/** Characters behind a place that may say that the machine is there no more. */
const reachBehindPlace = 100;

/** What a stretch of running text says without labels: points, dates, hours, places, a machine and its owner's name for it. */
export function readRunningText(
  source: Source,
  line: Line,
  from: number,
  to: number,
  context: RunningTextContext,
): ValueClaim[] {
  const worth = may.brand | may.severity | may.state | may.verb | may.part | may.street | may.trouble;
  const { text, marks } = source;
  // Komatsu's `DHPAMA` has letters alone.
  const isCode = firstIn(marks.codes, from, from + 1) !== undefined;
  const mayTell = isCode || has(line, sign.digit | sign.quote | sign.slashes) || mayHave(line, worth);
  if (to - from < 2 || !mayTell) return [];
  const scanned = source.scan;
  if (firstWordFrom(scanned, from) >= firstWordFrom(scanned, to)) return [];
  const claims: ValueClaim[] = [];
  const taken: Span[] = [...allIn(marks.addresses, from, to)];
  for (const link of allIn(marks.links, from, to))
    if (link.point) claims.push(pointClaim(source, link.point));
  for (const point of allIn(marks.points, from, to)) {
    claims.push(pointClaim(source, point));
    taken.push(point);
    const city = townBehindPoint(text, point.end, to);
    if (!city) continue;
    const { start, end } = city;
    const value = { address: undefined, city, state: undefined, start, end };
    claims.push({ field: 'place', value, start, end, confidence: 0.72 });
  }

  const bare = codeInPart(source, line, from, to);
  if (bare) {
    claims.push({ field: 'code', ...bare, confidence: 0.8 });
    taken.push(bare);
    // `#7 E14 low oil`
    if (/^ \p{L}/u.test(source.text.slice(bare.end, bare.end + 2)))
      claims.push(...describeCode(source, { ...bare, code: bare.value }, bare.end, to, false).claims);
  }
  const alone =
    context.ofMachine && has(line, sign.comma) && to - from < longestOfParts
      ? addressAlone(source, bare?.end ?? from, to)
      : undefined;
  // `W4210 County Road KK, Appleton, WI 54915` begins as codes do.
  const isAddress = alone?.address !== undefined && alone.start - from < 4;
  const coded =
    !isAddress &&
    context.beginsLine &&
    (isCode ||
      has(line, sign.digit | sign.spaces | sign.at | sign.colon) ||
      mayHave(line, may.part | may.trouble))
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
      const isTold = ofFault || faultsTime.test(before);
      // `[08/12/2026, 07:05:15] Yard: fault came in 06:38 GMT 8 Dec 2026`: surer than when it was written.
      const sure =
        isTold && !isStamp && date.hasTime && isChatLine(source, line) ? 0.86 : isTold ? 0.75 : 0.6;
      const confidence = date.ofSending || isStamp ? 0.52 : sure;
      claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence });
      // `Tuesday, June 2, 2026; Pacific time, PDT`, `10/16/2026 (all CDT)`: the zone of the times below.
      const zone = date.hasTime ? null : zoneOfDay.exec(text.slice(date.end, Math.min(to, date.end + 40)));
      if (zone?.[1]) {
        const start = date.end + zone[0].length - zone[1].length;
        // `(AST, UTC+3)`: of two names the offset counts.
        const value = zoneAt(text, start)?.name ?? zone[1];
        claims.push({ field: 'zone', value, start, end: start + zone[1].length, confidence: 0.6 });
      }
    } else if (!date.hasTime && ofReport.test(before)) {
      // `Daily report of 24 Nov 2026`: the day of the times of day below it.
      claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.3 });
    }
  }
  claims.push(...toldClocks(source, line, from, to, isTaken, context.ofMachine));
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

  const over = context.isLine && !alone ? streetOverTown(source, from, to) : undefined;
  if (over) {
    claims.push({ field: 'place', value: over, start: over.start, end: over.end, confidence: 0.65 });
    taken.push(over);
  }
  const mayBePlace = has(line, sign.digit) || mayHave(line, may.street | may.state);
  if (alone) {
    // `211 Sawdust Trail⏎Bogalusa, LA 70427`: less sure than a street that goes on with its town.
    const confidence = alone.address ? 0.7 : 0.64;
    claims.push({ field: 'place', value: alone, start: alone.start, end: alone.end, confidence });
    taken.push(alone);
  }
  // `Last week it was at X. Now it is at Y.`: a few are looked at, since the first may not be the machine's.
  for (let at = from, count = 0; mayBePlace && !alone && !over && count < 3; count += 1) {
    const found = wrapped(source, findAddress(scanned, at, to, isTaken), to);
    if (!found || found.end <= at) break;
    // `Working at Mobile, AL. Bill to 55 Commerce Way, Nashville, TN`: before somebody's street a town may stand.
    const wentThere = isWhereItWent(text.slice(Math.max(from, found.start - reachOfMove), found.start));
    const isOthers =
      !wentThere &&
      isOthersPlace(
        text.slice(Math.max(from, found.start - 40), found.start),
        text.slice(found.end, found.end + reachBehindPlace),
      );
    const town = isOthers && found.address ? findAddress(scanned, at, found.start, isTaken) : undefined;
    const place = town ?? found;
    at = found.end;
    const before = text.slice(Math.max(from, place.start - 40), place.start);
    const led =
      wentThere || leadsToPlace.test(before) || isTheSite.test(text.slice(place.end, place.end + 8));
    const fills = context.isLine && place.start - from < 4 && to - place.end < 3;
    // Only where nothing else is told, it may be the machine's as well.
    if (!led && isCallersPlace(before, text.slice(place.end, place.end + 24))) {
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.4 });
      continue;
    }
    const inYard = isOthers && !town && context.ofMachine && isInYard(text, from, place.start);
    if (inYard)
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence: 0.4 });
    if (
      (led || fills || context.ofMachine) &&
      (wentThere || !isOthersPlace(before, text.slice(place.end, place.end + reachBehindPlace)))
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

  // `14 Elm St, Keene, NH`: the state of an address is no maker.
  const isState = named?.machine && !named.machine.model && isTaken(named.machine.brand.start);
  const machine = isState ? undefined : named?.machine;
  if (machine) {
    const confidence = machine.model ? 0.75 : 0.5;
    claims.push({ field: 'brand', ...machine.brand, confidence });
    if (model) claims.push({ field: 'model', ...model, confidence });
    if (!model && has(line, sign.digit)) claims.push(...modelApart(source, machine.end, to));
    claims.push(...besideMachine(text, from, to, machine));
    // `X15 Kenworth T880 P2463 …`: the owner's number, with which the line begins.
    const own =
      context.beginsLine && machine.model
        ? nameFirst.exec(text.slice(from, machine.brand.start))?.[1]
        : undefined;
    if (own) {
      const end = machine.brand.start - 1;
      claims.push({ field: 'unit', value: own, start: end - own.length, end, confidence: 0.55 });
    }
  }
  const listed =
    machine?.model || !has(line, sign.digit) ? undefined : listedModel(source, from, to, isTaken);
  if (listed) claims.push(...apartFromMaker(text, from, to, listed));
  if (!machine && has(line, sign.digit) && to - from < 400) claims.push(...unspacedMachine(source, from, to));
  if (
    has(line, sign.digit) &&
    (mayHave(line, may.verb | may.part | may.trouble | may.severity) ||
      // `でエラーCA441が発生`: without spaces no word is known.
      codeUnspaced.test(text.slice(from, Math.min(to, from + 600))) ||
      turnedCode.test(text.slice(from, Math.min(to, from + 600))))
  )
    claims.push(...codeInProse(source, line, from, to, claims, isTaken));
  if (has(line, sign.digit) && mayHave(line, may.brand) && !claims.some(({ field }) => field === 'code'))
    claims.push(...codesBesideMachine(source, line, from, to, machine));
  if (mayHave(line, may.verb) && mayHave(line, may.trouble))
    claims.push(...quotedTitle(source, from, to, claims));
  if (context.beginsLine && !tellsFault(claims))
    claims.push(...titleBesideMachine(source, line, from, to, context.isLine));
  claims.push(...namesOf(source, line, from, to, claims, context.ofMachine));
  if (hasBits(scanned, from, to, may.severity)) {
    const places = claims.filter((claim) => claim.field === 'place');
    claims.push(...severitiesAlone(source, from, to, places));
  }
  return claims.filter(
    (claim) =>
      claim.field !== 'description' ||
      !(isStreetOf(claim, claims) || isStreetBeforeTown(source, claim.start, endOfPart(text, claim))),
  );
}

/** Where the first part of what is told ends: `Lindenweg 8` of `Lindenweg 8, 24103 Kiel`. */
function endOfPart(text: string, { start, end }: Span): number {
  const comma = text.slice(start, end).indexOf(',');
  return comma < 0 ? end : start + comma;
}

/** `E360, Rua do Arsenal 15, Betim`: where the machine is says nothing of its fault. */
function isStreetOf({ start }: Span, claims: readonly ValueClaim[]): boolean {
  return claims.some(
    (claim) =>
      claim.field === 'place' && claim.value.address !== undefined && claim.value.address.start === start,
  );
}

/** Characters of a stretch whose parts may be addresses for themselves. */
const longestOfParts = 400;

const isNow =
  /(?<!\p{L})(?:now|currently|today|jetzt|aktuell|maintenant|ahora|agora|adesso|nu)(?: (?:at|has|with|bei|à|a|com|con|op|på|ved))?\s$/iu;

/** A code right after Eastern letters. */
/** `previously M0117, now M0311` */
const turnedCode = /(?:previously|formerly|earlier|before|was) \S{3,13},? (?:but )?now \S{0,12}\d/i;

const codeUnspaced = /[\u3040-\u9fff\uac00-\ud7af]\s?[A-Z]{0,3}\d/;

const nameFirst = /^(?:[-*•]\s)?(\p{Lu}{1,4}-?\d{1,4}) $/u;
