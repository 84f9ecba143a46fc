import { brandAt, brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import type { Claim, ValueClaim } from './claims.ts';
import { describe, isFaultTitle } from './faults.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { allIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, scan, startOf } from './scan.ts';
import { addressLine, type FoundAddress, findAddress, namedPlaceAfter } from './values/addresses.ts';
import { type FoundCode, labelledCodeAt } from './values/fault-codes.ts';
import { identityParts } from './values/identity-parts.ts';
import { findMachine, machineAt, modelAt } from './values/machines.ts';
import { isPlainWord } from './values/plain-words.ts';
import { placed } from './values/points.ts';
import { serialAfterModel } from './values/serial-numbers.ts';
import { isSeverityAlone, severityBefore, severityIn } from './values/severity-words.ts';
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
  }

  const coded =
    context.beginsLine && has(line, sign.digit | sign.spaces | sign.at)
      ? codeLine(source, line, from, to, taken)
      : [];
  if (context.isLine && coded.length === 0) claims.push(...titleLine(source, line, from, to));
  claims.push(...coded);
  const isTaken = (at: number) => taken.some((span) => span.start <= at && span.end > at);

  for (const date of allIn(marks.dates, from, to)) {
    if (isTaken(date.start)) continue;
    taken.push(date);
    const before = text.slice(Math.max(line.start, date.start - 48), date.start);
    const ofFault = faultsNoun.test(before);
    if (ofFault || !notTheFaultsTime.test(before)) {
      const confidence = ofFault || faultsTime.test(before) ? 0.75 : 0.6;
      claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence });
    }
  }
  const hours = allIn(marks.hours, from, to).find((each) => !isTaken(each.start));
  if (hours) {
    claims.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.8 });
    taken.push(hours);
  }

  const mayBePlace = has(line, sign.digit) || mayHave(line, may.street | may.state);
  const alone =
    context.ofMachine && has(line, sign.comma) && (context.isLine || has(line, sign.bar))
      ? addressAlone(source, from, to)
      : undefined;
  if (alone) {
    claims.push({ field: 'place', value: alone, start: alone.start, end: alone.end, confidence: 0.7 });
    taken.push(alone);
  }
  // `Last week it was at X. Now it is at Y.`: a few are looked at, since the first may not be the machine's.
  for (let at = from, count = 0; mayBePlace && !alone && count < 3; count += 1) {
    const place = findAddress(scanned, at, to, isTaken);
    if (!place || place.end <= at) break;
    at = place.end;
    const before = text.slice(Math.max(from, place.start - 40), place.start);
    const led = leadsToPlace.test(before);
    const fills = context.isLine && place.start - from < 4 && to - place.end < 3;
    if ((led || fills || context.ofMachine) && !notTheMachinesPlace.test(before)) {
      const confidence = led ? 0.8 : 0.65;
      claims.push({ field: 'place', value: place, start: place.start, end: place.end, confidence });
      taken.push(place);
      break;
    }
  }

  if (context.ofMachine && !claims.some((claim) => claim.field === 'place')) {
    const named = namedPlaceAfter(text, from, to);
    if (
      named &&
      !isTaken(named.start) &&
      !notTheMachinesPlace.test(text.slice(Math.max(from, named.start - 40), named.start))
    )
      claims.push({ field: 'place', value: named, start: named.start, end: named.end, confidence: 0.6 });
  }

  const zone = to - from < 400 ? allTimes.exec(text.slice(from, to)) : null;
  if (zone?.[1]) {
    const start = from + zone.index + zone[0].length - zone[1].length;
    claims.push({ field: 'zone', value: zone[1], start, end: start + zone[1].length, confidence: 0.9 });
  }

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
  if (has(line, sign.bar | sign.tab) || text.slice(from, Math.min(to, from + 140)).search(/ [·/] /) >= 0)
    claims.push(...identityParts(scanned, from, to));
  if (!machine?.model) claims.push(...modelBeforeName(source, from, to, isTaken));
  if (!machine?.model && to - from < 300 && has(line, sign.bracket))
    claims.push(...modelWithSerial(text, from, to));
  if (!machine && mayHave(line, may.machineType)) claims.push(...modelAfterKind(source, from, to, isTaken));
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
  // `ZX210LC-6 (S/N …)`: what stands right before a serial number is the model, whoever's portal says so.
  if (!machine && context.before === 'serial') {
    const start = Math.max(from, to - 40);
    const model = /(?:^|[\s,;:])((?=[\p{L}\d.-]{0,14}\d)[\p{L}\d][\p{L}\d.+/-]{1,18})[\s,;|(·–-]{1,4}$/u.exec(
      text.slice(start, to),
    );
    if (model?.[1]) {
      const at = start + model.index + model[0].indexOf(model[1]);
      if (!isTaken(at)) {
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
    claims.push(...codeInProse(source, from, to, claims, isTaken));
  claims.push(...namesOf(source, line, from, to, claims, context.ofMachine));
  if (hasBits(scanned, from, to, may.severity)) claims.push(...severitiesAlone(source, from, to));
  return claims;
}

/** The address that a stretch, or a part of it between bars, is. */
function addressAlone(source: Source, from: number, to: number): FoundAddress | undefined {
  const { text, scan: scanned } = source;
  for (let start = from, parts = 0; start < to && parts < 20; parts += 1) {
    const bar = text.indexOf('|', start);
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

function pointClaim(
  source: Source,
  point: { lat: number; long: number; start: number; end: number },
): ValueClaim {
  const { start, end } = point;
  return { field: 'point', value: placed(source, point), start, end, confidence: 0.85 };
}

/** `Machines > PC490LC-11 (A42118)`: a model with its serial number, whose brand stands elsewhere. */
function modelWithSerial(text: string, from: number, to: number): ValueClaim[] {
  const match =
    /(?:^|[\s>|])((?=[A-Z]{0,4}\d)[A-Z\d]{3,10}-\d{1,2}[A-Z]{0,2})\s\(((?=[A-Z]{1,8}\d)[A-Z\d]{5,17})\)/.exec(
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
    /(?:^|[\s|,;])((?=[A-Z\d-]{0,6}\d)[A-Z\d][A-Z\d-]{2,11}(?: [A-Z]{1,3}){0,2}) ["“]([^"”\n]{2,24})["”]/.exec(
      source.text.slice(from, to),
    );
  if (!match?.[1] || !match[2]) return [];
  const start = from + match.index + match[0].indexOf(match[1]);
  if (isTaken(start) || !/[A-Z]/.test(match[1])) return [];
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
    const [start, end] =
      bracketAround(source, at, from, to) ?? partAround(text, at, endOf(scanned, word), from, to);
    const alone =
      (end - start < 40 && isSeverityAlone(scanned, start, end)) || isGrade(source, from, at, end);
    if (
      !alone &&
      !saidSo.test(text.slice(Math.max(from, at - 32), at)) &&
      !(aSuch.test(text.slice(Math.max(from, at - 6), at)) && suchOne.test(text.slice(at, at + 40)))
    )
      continue;
    const found = alone ? severityIn(scanned, start, end) : severityIn(scanned, at, endOf(scanned, word));
    if (!found) continue;
    const confidence = alone ? 0.7 : 0.6;
    claims.push({ field: 'severity', value: found.severity, start: found.start, end: found.end, confidence });
    free = alone ? end : found.end;
  }
  return claims;
}

/** `Bewertung: hoch`, `sev=medium`: a severity after a label that no list has, which is not a part's or a measure's. */
function isGrade(source: Source, from: number, at: number, end: number): boolean {
  const { text, scan: scanned } = source;
  if (end - at > 40 || !/[:=：]\s{0,3}["“]?$/.test(text.slice(Math.max(from, at - 5), at))) return false;
  let start = at;
  while (start > from && at - start < 40 && !isEdge(text, start - 1)) start -= 1;
  return (
    at - start > 3 &&
    isSeverityAlone(scanned, at, end) &&
    !hasBits(scanned, start, at, may.part | may.machineType | may.hours) &&
    !noGrade.test(text.slice(start, at))
  );
}

const noGrade =
  /\b(?:signal|accuracy|confidence|quality|speed|volume|traffic|gps|reception|charge|coverage|strength|usage|activity|usual|normal|idle|load|ext(?:ernal)?)\b/i;

const saidSo =
  /\b(?:flagged|rated|marked|classed|classified|listed|graded|ranked|considered|deemed|(?:which|that) (?:we|they|it) (?:rates?|grades?|treats?|class(?:es)?|marks?|sets?)|(?:alerta|alarma|allarme|alarme?|alert|fault|fallo|falla|défaut|guasto|störung|warnung|code|event)\s(?:(?:de|di|du|of|with|mit|at|a)\s){0,2}(?:nivel|prioridad|gravedad|criticidad|priorité|gravité|niveau|priorità|gravità|livello|level|priority|severity|priorität|stufe)|(?:rates?|calls?|treats?|grades?|classif(?:y|ies)|considers?|ranks?|marks?|flags?)\s(?:it|this|that|them|these|the (?:code|fault|alarm|event|alert|issue))|says|said|shown|severity is|it is|it's|auf|en|como|laut display|steht)\s(?:(?:as|is|a|an|de)\s){0,2}["“]?$/i;
/** `a moderate one`, `an urgent alert`. */
const aSuch = /\b(?:an?|as|this)\s$/i;
const suchOne =
  /^\p{L}{3,14}(?:[\s-](?:severity|priority))?\s(?:one|alert|alarm|fault|event|code|warning|issue|problem)\b|^\p{L}{3,14}[\s-](?:severity|priority)\b/u;

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
  from: number,
  to: number,
  claims: readonly ValueClaim[],
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  const { text } = source;
  if (claims.some((claim) => claim.field === 'code')) return [];
  const stretch = text.slice(from, to);
  for (const match of [
    ...stretch.matchAll(seenCode),
    ...stretch.matchAll(toldCode),
    ...stretch.matchAll(listedCode),
    ...stretch.matchAll(bareCode),
  ]) {
    const value = match[1] ?? '';
    const start = from + match.index + match[0].length - value.length;
    const end = start + value.length;
    if (isTaken(start) || claims.some((claim) => claim.start < end && start < claim.end)) continue;
    const quoted = /^\s?[-–:]?\s?["“„(]([^"”“()\n]{3,120})["”“)]/u.exec(
      text.slice(end, Math.min(to, end + 130)),
    );
    // Among the parts of a list a code is known by the fault that it names.
    if (match[0] === value && !standsAlone(source, start, end, to)) continue;
    if (
      /^[,/|;]/.test(match[0]) &&
      !hasBits(source.scan, end, Math.min(to, end + 60), may.part | may.trouble) &&
      !(match[0].startsWith('|') && namesNoMachine(source, end, to))
    )
      continue;
    const found: ValueClaim = { field: 'code', value, start, end, confidence: quoted ? 0.7 : 0.5 };
    if (!quoted?.[1]) return [found, ...describe(source, end, to, false).claims];
    const at = end + quoted[0].indexOf(quoted[1]);
    return [
      found,
      { field: 'description', value: quoted[1], start: at, end: at + quoted[1].length, confidence: 0.8 },
    ];
  }
  return [];
}

/** `| F-61 Pothole protection | Medium |`: words that are no maker's and no kind of machine, with a severity after them. */
function namesNoMachine(source: Source, at: number, to: number): boolean {
  const close = source.text.slice(at, to).indexOf('|');
  if (close < 0) return false;
  return (
    !hasBits(source.scan, at, at + close, may.brand | may.machineType) &&
    hasBits(source.scan, at + close, to, may.severity)
  );
}

/** `F020 tilt sensor`: what could be a model as well is a code after no maker and no label, right before a part. */
function standsAlone(source: Source, start: number, end: number, to: number): boolean {
  const { scan: scanned } = source;
  const word = firstWordFrom(scanned, start);
  const before = word > 0 ? (scanned.bits[word - 1] ?? 0) : 0;
  const isSet = startOf(scanned, word) - endOf(scanned, word - 1) === 1;
  return (
    !(isSet && (before & (may.brand | may.label | may.machineType | may.street)) !== 0) &&
    hasBits(scanned, end, Math.min(to, end + 26), may.part | may.trouble) &&
    !hasBits(scanned, end, Math.min(to, end + 12), may.machineType)
  );
}

const bareCode = /(?<![^\s])([A-Z]{1,2}\d{3,5}(?:[.-]\d{1,3})?)(?=\s{1,8}\p{L})/gu;

/** `…, 1,210 h, E9101 Engine oil pressure`. */
const listedCode = /[,/|;]\s([A-Z]{1,3}(?:\d{3,6}|-\d{2,5})(?:[.-][\dA-Z]{1,4})?)(?=\s\p{Lu}\p{Ll}+\s)/gu;
/** `has a code up: 1077-11`, `it set 3224-13`: a number with a mark is a code after what only codes do. */
const toldCode =
  /\b(?:(?:codes?|dtcs?|fault|error|fehler|défaut|storing|errore|código|fallo|falla|kod|felkod)(?:\s(?:up|is|was|of|on|the|screen|display|dash|showing|number|no\.?|reads?|reading|that|it|says|set|came|there|active|currently)){0,4}\s?[:=,]?|set|sets|threw|throws|throwing|logged|shows?|showing|displays?|flashing|reports|reported)\s["“(]?(\d{2,6}[-.][A-Z]?\d{1,2}(?:-\d{1,2})?)(?=["”)]?(?:[,;:]|\s[-–—(]|\s["“]?\p{L}))(?!\s(?:h|hrs?|hours|am|pm|psi|bar|mi|km|gal|%|volts?)\b)/giu;
const seenCode =
  /\b(?:threw|throws|throwing|throw|shows?|showing|showed|shown|displays?|displaying|displayed|reads?|reading|flashing|flashed|gives?|giving|gave|got|getting|reported|reporting|reports|logged|raised|triggered|popped|code|codes|affiche|zeigt|meldet|muestra|mostra|toont|viser|visar)\s(?:up\s|the\s|a\s|an\s|le\s|den\s|el\s|la\s|me\s|code\s|fault\s|error\s|défaut\s|fehler\s|código\s){0,3}((?=[\w. -]{0,7}\d)[A-Z]{1,3}[ -]?\d[\dA-Z]{0,5}(?:[.-][\dA-Z]{1,4})?)(?![\p{L}\p{N}])/gu;

/** A line that is nothing but the title of a fault, or the short name of a machine. */
function titleLine(source: Source, line: Line, from: number, to: number): ValueClaim[] {
  if (to - from > 120) return [];
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
  // `1047`, above `Genie GTH-1056 · Telehandler`
  if (
    to - from < 24 &&
    source.text[to] === '\n' &&
    /^#?[\p{Lu}\d][\p{L}\d .#-]{0,20}$/u.test(value) &&
    !isPlainWord(value)
  ) {
    const below = to + 1 + (/^\s{0,3}/.exec(source.text.slice(to + 1, to + 4))?.[0].length ?? 0);
    if (machineAt(source.scan, below, below + 60)?.model)
      return [{ field: 'unit', value, ...at, confidence: 0.5 }];
  }
  // `2. Grader`: the heading of one machine of several.
  if (
    /\d{1,2}[.)] {1,3}$/.test(source.text.slice(Math.max(0, from - 6), from)) &&
    /^\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,14}){0,2}$/u.test(value)
  )
    return [{ field: 'unit', value, ...at, confidence: 0.5 }];
  return mayHave(line, may.part) && mayHave(line, may.trouble) && isFaultTitle(value)
    ? [{ field: 'fault', value, ...at, confidence: 0.4 }]
    : [];
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
      taken.push({ start: code.start, end: Math.max(code.end, told.end) });
      return [
        { field: 'code', value: code.code, start: code.start, end: code.end, confidence: 0.6 },
        { field: 'severity', value: severity, start, end, confidence: 0.75 },
        ...told.claims,
      ];
    }
  }
  const match =
    (mayHave(line, may.severity | may.month) || has(line, sign.colon)
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
    // `[6629] CANBUS FAILURE`: a number in brackets.
    /^[[(](\d{3,6})[\])][ :-]{1,3}(?=\p{Lu}\p{L})/u.exec(text.slice(from, Math.min(to, from + 20))) ??
    /^\W{0,3}((?=[A-Z\d.:,-]{0,9}\d)(?:[A-Z]{1,4}-?\d{2,6}[A-Z]{0,2}(?:[.,-][A-Z]?\d{1,3})?(?:\s?\(\d{1,2}\))?|[A-Z]{1,2}[.:]\d{1,6}|\d{2,6}-(?:[A-Z]?\d{1,2}|[A-Z])|\d{4,6}\.\d{1,2}|0x[\dA-F]{2,8}))[\])]?\s?(?:[-–—:|]\s)?\s{0,8}(?=["“„«([]?\s?\p{L}{2})/u.exec(
      text.slice(from, Math.min(to, from + 40)),
    );
  if (
    !match?.[1] ||
    /^(?:I|US|SR|HWY|CR|FM|RT)-?\d/.test(match[1]) ||
    brandAt(text, from + match[0].length + (/["“„(]/.test(text[from + match[0].length] ?? '') ? 1 : 0))
  )
    return [];
  const start = from + match[0].indexOf(match[1]);
  const end = start + match[1].length;
  const description = describe(source, /[\])]/.test(text[end] ?? '') ? end + 1 : end, to, false);
  if (!description.claims.some((claim) => claim.field === 'description' && claim.value.includes(' ')))
    return [];
  taken.push({ start, end: Math.max(end, description.end) });
  return [{ field: 'code', value: match[1], start, end, confidence: 0.45 }, ...description.claims];
}

/** A code alone on its line, where the line above ends with what it is called, or the one below is a fault's title. */
function loneCode(source: Source, from: number, to: number): FoundCode | undefined {
  const { text } = source;
  if (to - from > 20 || text.charCodeAt(to) !== 10) return undefined;
  const code = labelledCodeAt(text, from, to);
  if (!code || code.end < to - 1 || !/[A-Z]/.test(code.code)) return undefined;
  const before = text.slice(Math.max(0, from - 40), from);
  if (
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
    : /(?:^|\s)((?:[A-Z]{1,4} )?(?=[A-Z]{0,4}-?\d)[A-Z\d][A-Z\d.+-]{1,11}(?: [A-Z]{1,3}){0,2})\s{0,3}[([]$/.exec(
        text.slice(lead, machine.brand.start),
      );
  if (model?.[1]) {
    const start = machine.brand.start - model[0].length + model[0].indexOf(model[1]);
    claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.55 });
  }
  const rest = text.slice(machine.end, Math.min(to, machine.end + 64));
  const serial = machine.model ? serialAfterModel(text, machine.end, to) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  const quoted = machine.model ? /^\s["“„«]([^"”“»\n]{2,24})["”“»]/.exec(rest) : null;
  if (quoted?.[1]) {
    const start = machine.end + 2;
    claims.push({ field: 'unit', value: quoted[1], start, end: start + quoted[1].length, confidence: 0.75 });
  }
  const number =
    /^\s{0,2}[,(]?\s?(?:#|[Nn][°º]\.?|[Nn]r\.?\s|[Nn]o\.|[Nn]um(?:ber|mer|éro|ero)|número|núm\.|č\.)\s?((?=[\p{L}-]{0,6}\d)[\p{L}\p{N}][\p{L}\p{N}-]{0,15})/u.exec(
      rest,
    );
  if (number?.[1] && serial?.start !== machine.end + number[0].length - number[1].length) {
    const start = machine.end + number[0].length - number[1].length;
    claims.push({ field: 'unit', value: number[1], start, end: start + number[1].length, confidence: 0.8 });
  }
  return claims;
}

/** Words for any machine, which are no part of a name. */
const machineNoun =
  /^(?:das |die |der |l['’]|la |le |el |o |a |il |de |het |den )?(?:gerät|maschine|fahrzeug|machine|engin|équipement|véhicule|equipo|máquina|vehículo|macchina|mezzo|veicolo|equipamento|veículo|maskinen?|maskine|kone|maszyna|stroj|makine|materieel|voertuig|asset|unit|unité|unidad|unidade|vehicle)\s(?=\S)/iu;

/** `all times CDT`, `Times are shown in UTC`, `Alle Zeiten in MESZ`: the zone of every time of the message. */
const allTimes =
  /(?<!\p{L})(?:(?:all\s)?(?:dates and |date\/)?(?:times|timestamps|time stamps)|alle (?:zeiten|zeitangaben|tijden|tider)|zeitangaben|toutes les heures|heures|todas (?:las horas|as horas)|horas|tutti gli orari|orari|orari in)(?:\s(?:are|is|shown|listed|given|stated|displayed|reported|in|en|em|son|sono|sont|são|local|the|sind|zone|time|indicadas|indiquées|angegeben|fuseau)){0,5}\s?[:=(]?\s?((?:UTC|GMT)(?:\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)?|[A-Z][a-z]+\/[A-Z][A-Za-z_]+|[A-Z]{2,4}T|MEZ|MESZ|(?:Eastern|Central|Mountain|Pacific|Atlantic)(?: (?:Standard|Daylight))?(?: Time)?|Zulu)(?!\p{L})/iu;

const notTheFaultsTime =
  /\b(?:cleared|resolved|closed)\W{0,3}(?:(?:on|at)\W{0,2})?$|\b(?:position|location|gps|(?:daily|weekly|monthly|status|health|morning|fleet|digest|summary) report|report(?: \p{L}+)? (?:date|time|generated|created|of|for|from)|(?:location|position|fix)\W{1,3}reported|generated|sent|received|printed|copied|exported|retrieved|downloaded|called?|phoned|texted|updated?|last (?:seen|contact|communication|report(?:ed)?|update)|as of|next|due|service|until|valid|expires?|by(?=\W{0,3}$)|forwarded|scheduled|warranty|register|webinar|invoice|join us)\b[^.\n]{0,24}$/iu;
/** `sent an alarm on`: the alarm's time, though something was sent. */
const faultsNoun =
  /\b(?:alarms?|alerts?|faults?|errors?|events?|codes?|warnings?)\b[^.\n]{0,12}\b(?:at|on|since)\W{0,3}$/i;
const faultsTime =
  /\b(?:at|on|since|detected|occurred|logged|triggered|seen|reported|raised|set|tripped|appeared|came (?:on|up|in)|popped up|threw it|started|observed|happened|fault|event|alert|active)\W{0,3}(?:(?:at|on|since|the|this morning|today|yesterday|last night|this afternoon)\W{0,3})?$/i;
const leadsToPlace =
  /(?:\b(?:at|near|in|from|parked|located|location|site|jobsite|position|on|working at|standing|address|steht|está en|esta en|se trouve au?|est au)|@|📍)\W{0,4}$/i;
const notTheMachinesPlace =
  /\b(?:last (?:week|month|night)|yesterday|previously|moved from|used to be|was moved|i live|dealer|branch|office|yard|headquarters|hq|ship to|bill to|contact|visit us|store|depot|billing|mail(?:ing)?)\b[^.\n]{0,24}$/i;

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
  const alerted = to - from < 120 ? alertFor.exec(text.slice(from, to)) : null;
  if (alerted?.[1] && /\d/.test(alerted[1]) && /\p{L}/u.test(alerted[1]) && !isPlainWord(alerted[1])) {
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
  const value = told?.[1] ?? told?.[2];
  if (!told || value === undefined) return [];
  const start = from + told.index + told[0].length - value.length;
  return [{ field: 'unit', value, start, end: start + value.length, confidence: 0.6 }];
}

const ownNumber =
  /^s?\s[*"“„«(]{0,3}(\p{Lu}{1,5}-\d{1,5}(?:\p{Lu}|-\d{1,3})?|\d{2,3}-\d{3}|(?:#|No\. ?|Nr\. ?|n° ?)\d{1,5})(?![\p{L}\p{N}-])/u;

/** `notre n° TEL-08`, `our number 14`, `onze nummer 207`. */
const toldNumber =
  /(?:^|[\s(,])(?:our|notre|unsere?|nuestr[oa]|noss[oa]|onze?|vår[t]?|vores|nostr[oa]|nas[zs]e?) (?:internal |interne |interno )?(?:n[°ºo]\.?|nr\.?|nummer|number|numéro|número|numero|č\.|#|ref\.?|réf\.?) ?((?=[\p{L}-]{0,6}\d)[\p{L}\d][\p{L}\d-]{0,9})(?![\p{L}\p{N}-])|\((?:customer|client|kunden?)(?:\s|-)?(?:no|nr|n°|number|ref)\.? ?(\p{L}{1,5}-\d{1,5})(?![\p{L}\p{N}-])/iu;

/** `RED alert for Scraper Tractor 3`, at the end of a line. */
const alertFor =
  /\b(?:alert|alarm|notification|fault|event|warning|notice|caution)s? (?:for|on|from)(?: (?:unit|asset|machine))? ["“*`]?(\p{Lu}[\p{L}\p{N}#-]{0,14}(?: [\p{Lu}\d#][\p{L}\p{N}-]{0,14}){0,3})["”*`]?[.:!]?$/iu;

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
  /\b(?:(?:you|we|they|i) call (?:it |her |him )?|known as |nicknamed |a\.?k\.?a\.? |goes by )["“]?(\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,10}){0,2})/u;

const nameAndVerb =
  /^(?:(?:(?:your|the|la|die|el|le|a|o)\s)?(?:your|the|unit|machine|asset|vehicle|equipment|macchina|maschine|máquina|alert(?: for)?|attention|hello|hi)[:\s]\s?)?["“]?([\p{Lu}\p{N}][\p{L}\p{N}#&'./-]{0,20}(?: [\p{L}\p{N}#&'./-]{1,20}){0,3}?)["”]? (?:has|have|had|reported|is reporting|logged|triggered|raised|shows|is showing|recorded|registered|needs|requires|reports|sent|meldet|a signalé|ha reportado|ha segnalato)\b/u;

const noName =
  /^(?:contract|agreement|rental|both|these|those|order|invoice|one|a|an|the|your|our|this|that|it|we|you|they|he|she|i|there|machine|unit|vehicle|asset|equipment|engine|system|telematics|service|customer|operator|driver|dealer|someone|following|new|please|hello|hi|dear|alert|fault|event|everyone|all|another|each|no)\b|^\d{1,2}$|\b(?:your|our|machines?|system|team|portal|following)\b/i;
