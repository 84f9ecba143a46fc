import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import type { Claim, ValueClaim } from './claims.ts';
import { describe, isFaultTitle } from './faults.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { allIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, scan, startOf } from './scan.ts';
import { findAddress } from './values/addresses.ts';
import { findMachine, modelAt } from './values/machines.ts';
import { placed } from './values/points.ts';
import { serialAfterModel } from './values/serial-numbers.ts';
import { isSeverityAlone, severityIn } from './values/severity-words.ts';
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

  if (context.isLine) claims.push(...titleLine(source, line, from, to));
  if (context.beginsLine && has(line, sign.digit | sign.spaces))
    claims.push(...codeLine(source, line, from, to, taken));
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
  // `Last week it was at X. Now it is at Y.`: a few are looked at, since the first may not be the machine's.
  for (let at = from, count = 0; mayBePlace && count < 3; count += 1) {
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

  const machine = mayHave(line, may.brand) ? findMachine(scanned, from, to, isTaken) : undefined;
  if (machine) {
    const confidence = machine.model ? 0.75 : 0.5;
    claims.push({ field: 'brand', ...machine.brand, confidence });
    if (machine.model) claims.push({ field: 'model', ...machine.model, confidence });
    claims.push(...besideMachine(text, from, to, machine));
  }
  if (!machine?.model) claims.push(...modelBeforeName(source, from, to, isTaken));
  if (!machine?.model && to - from < 300 && has(line, sign.bracket))
    claims.push(...modelWithSerial(text, from, to));
  if (!machine && mayHave(line, may.machineType)) claims.push(...modelAfterKind(source, from, to, isTaken));
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
  if (has(line, sign.digit) && mayHave(line, may.verb | may.part))
    claims.push(...codeInProse(source, from, to, claims, isTaken));
  claims.push(...namesOf(source, line, from, to, claims, context.ofMachine));
  if (hasBits(scanned, from, to, may.severity)) claims.push(...severitiesAlone(source, from, to));
  return claims;
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
    const [start, end] = partAround(text, at, endOf(scanned, word), from, to);
    const alone = end - start < 40 && isSeverityAlone(scanned, start, end);
    if (!alone && !saidSo.test(text.slice(Math.max(from, at - 24), at))) continue;
    const found = alone ? severityIn(scanned, start, end) : severityIn(scanned, at, endOf(scanned, word));
    if (!found) continue;
    const confidence = alone ? 0.7 : 0.6;
    claims.push({ field: 'severity', value: found.severity, start: found.start, end: found.end, confidence });
    free = alone ? end : found.end;
  }
  return claims;
}

const saidSo =
  /\b(?:flagged|rated|marked|classed|classified|listed|graded|says|said|shown|severity is|it is|it's|auf|en|como|laut display|steht)\s(?:as\s|is\s|a\s)?["“]?$/;

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
  if (partMarks.has(mark)) return true;
  if (!looseMarks.has(mark)) return false;
  // A dash or a stroke sets parts apart with spaces around, a full stop with one after it.
  const next = text[at + 1] ?? ' ';
  return mark === '.' || mark === '!' ? next === ' ' || next === '\n' : next === ' ' && text[at - 1] === ' ';
}

const partMarks = new Set([...',;()[]|·•\n\t']);
const looseMarks = new Set([...'-–—/.!']);

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
  for (const match of [...stretch.matchAll(seenCode), ...stretch.matchAll(listedCode)]) {
    const value = match[1] ?? '';
    const start = from + match.index + match[0].length - value.length;
    const end = start + value.length;
    if (isTaken(start) || claims.some((claim) => claim.start < end && start < claim.end)) continue;
    const quoted = /^\s?[-–:]?\s?["“„(]([^"”“()\n]{3,120})["”“)]/u.exec(
      text.slice(end, Math.min(to, end + 130)),
    );
    // Among the parts of a list a code is known by the fault that it names.
    if (
      /^[,/|;]/.test(match[0]) &&
      !hasBits(source.scan, end, Math.min(to, end + 60), may.part | may.trouble)
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

/** `…, 1,210 h, E9101 Engine oil pressure`. */
const listedCode = /[,/|;]\s([A-Z]{1,3}(?:\d{3,6}|-\d{2,5})(?:[.-][\dA-Z]{1,4})?)(?=\s\p{Lu}\p{Ll}+\s)/gu;
const seenCode =
  /\b(?:threw|throws|throwing|throw|shows?|showing|showed|shown|displays?|displaying|displayed|reads?|reading|flashing|flashed|gives?|giving|gave|got|getting|reported|reporting|reports|logged|raised|triggered|popped|code|codes|affiche|zeigt|meldet|muestra|mostra|toont|viser|visar)\s(?:up\s|the\s|a\s|an\s|le\s|den\s|el\s|la\s|me\s|code\s|fault\s|error\s|défaut\s|fehler\s|código\s){0,3}((?=[\w. -]{0,7}\d)[A-Z]{1,3}[ -]?\d[\dA-Z]{0,5}(?:[.-][\dA-Z]{1,4})?)(?![\p{L}\p{N}])/gu;

/** A line that is nothing but the title of a fault, or the short name of a machine. */
function titleLine(source: Source, line: Line, from: number, to: number): ValueClaim[] {
  if (to - from > 120) return [];
  const value = source.text.slice(from, to);
  const at = { start: from, end: to };
  if (has(line, sign.digit)) {
    const named =
      /^((?=[\p{L}\d -]{0,12}\d)[\p{Lu}\d][\p{L}\d.+-]{0,11}(?: [\p{Lu}\d][\p{L}\d+-]{0,6}){0,2})\s?[-–,]?\s?["“(]/u.exec(
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
    // A PIN on a line of its own.
    if (to - from === 17 && /^(?=(?:.*\d){6})(?=.*[A-Z])[A-HJ-NPR-Z\d]{17}$/.test(value))
      return [{ field: 'serial', value, ...at, confidence: 0.6 }];
    // `EX-12`, `=== ART-45 ===`, `Roll-off 6`, `EXC 210 #2`: a line that is a machine's name.
    const heading = to - from < 40 ? lineName.exec(value)?.[1] : undefined;
    if (heading && !isPlainWord(heading)) {
      const start = from + value.indexOf(heading);
      return [{ field: 'unit', value: heading, start, end: start + heading.length, confidence: 0.5 }];
    }
  }
  // `2. Grader`: the heading of one machine of several.
  if (
    /\d{1,2}[.)]\s{1,3}$/.test(source.text.slice(Math.max(0, from - 6), from)) &&
    /^\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,14}){0,2}$/u.test(value)
  )
    return [{ field: 'unit', value, ...at, confidence: 0.5 }];
  return mayHave(line, may.part) && mayHave(line, may.trouble) && isFaultTitle(value)
    ? [{ field: 'fault', value, ...at, confidence: 0.4 }]
    : [];
}

const lineName =
  /^(?:\W{0,4}|[=*#~-]{2,10}\s?)(\p{Lu}{1,5}[- ]?\d{1,6}(?:-\d{1,3}|\p{Lu})?(?: #\d{1,3})?|\p{Lu}[\p{L}-]{2,14}(?: \p{Lu}[\p{L}-]{1,12})? #?\d{1,4})(?:\s?[=*#~-]{2,10})?$/u;

/** `CA2249 Rail Press Very Low Error - HIGH`: a code as a list of faults begins its lines with one; the last thing to be taken for one. */
function codeLine(source: Source, line: Line, from: number, to: number, taken: Span[]): ValueClaim[] {
  const { text } = source;
  const match =
    (mayHave(line, may.severity | may.month) || has(line, sign.colon)
      ? /^\W{0,3}([A-Z\d@]{6})(?: {2,}|\s[-–:|]\s)(?=\p{Lu}\p{L})/u.exec(
          text.slice(from, Math.min(to, from + 40)),
        )
      : null) ??
    /^\W{0,3}((?=[A-Z\d.-]{0,9}\d)(?:[A-Z]{1,4}-?\d{2,6}[A-Z]{0,2}(?:[.-]\d{1,3})?(?:\s?\(\d{1,2}\))?|\d{2,6}-\d{1,2}))[\])]?\s?(?:[-–:|]\s)?\s{0,8}(?=\p{L}{2})/u.exec(
      text.slice(from, Math.min(to, from + 40)),
    );
  if (!match?.[1] || /^(?:I|US|SR|HWY|CR|FM|RT)-?\d/.test(match[1]) || brandAt(text, from + match[0].length))
    return [];
  const start = from + match[0].indexOf(match[1]);
  const end = start + match[1].length;
  const description = describe(source, /[\])]/.test(text[end] ?? '') ? end + 1 : end, to, false);
  if (!description.claims.some((claim) => claim.field === 'description' && claim.value.includes(' ')))
    return [];
  taken.push({ start, end: Math.max(end, description.end) });
  return [{ field: 'code', value: match[1], start, end, confidence: 0.45 }, ...description.claims];
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
    /(?:^|\b(?:for|on|from|of|[Uu]nit|[Mm]achine|[Aa]sset|macchina|[Mm]aschine|máquina|engin|maskinen?)\s|[:•]\s)["“]?(\p{L}[\p{L}\p{N}#.'-]{0,14}(?:[ -][\p{L}\p{N}#-]{1,12}){0,2})["”]?\s?(?:[-–—:|/]|\(|,)\s?(?:a |an |the )?(?:(?:19|20)\d\d )?$/u.exec(
      text.slice(lead, machine.brand.start),
    );
  const owned =
    before?.[1]?.replace(/^(?:(?:The|Your|Our|A|An)\s)?(?:[Mm]achine|[Uu]nit|[Aa]sset)\s/, '') ?? '';
  if (
    before &&
    !/^(?:contract|agreement|order|rental|quote|invoice|case|ticket)\b/i.test(owned) &&
    (/\d/.test(owned) || /,\sa(?:n)?\s/.test(before[0])) &&
    !brandAt(owned, 0)
  ) {
    const start = lead + before.index + before[0].indexOf(owned);
    claims.push({ field: 'unit', value: owned, start, end: start + owned.length, confidence: 0.6 });
  }
  // `Big Blue - Volvo L220H`, `Loader 310 HITACHI ZW310-7`: what the line begins with is the owner's name.
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
    : /(?:^|\s)((?=[A-Z]{0,4}\d)[A-Z\d]{2,10}(?:-\d{1,2})?)\s?\($/.exec(
        text.slice(lead, machine.brand.start),
      );
  if (model?.[1]) {
    const start = machine.brand.start - model[0].length + model[0].indexOf(model[1]);
    claims.push({ field: 'model', value: model[1], start, end: start + model[1].length, confidence: 0.55 });
  }
  const rest = text.slice(machine.end, Math.min(to, machine.end + 64));
  const serial = machine.model ? serialAfterModel(text, machine.end, to) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  const quoted = machine.model ? /^\s["“]([^"”\n]{2,24})["”]/.exec(rest) : null;
  if (quoted?.[1]) {
    const start = machine.end + 2;
    claims.push({ field: 'unit', value: quoted[1], start, end: start + quoted[1].length, confidence: 0.75 });
  }
  const number =
    /^\s{0,2}[,(]?\s?(?:#|n[°º]\.?|[Nn]r\.|[Nn]o\.)\s?((?=[\p{L}-]{0,6}\d)[\p{L}\p{N}][\p{L}\p{N}-]{0,15})/u.exec(
      rest,
    );
  if (number?.[1] && serial?.start !== machine.end + number[0].length - number[1].length) {
    const start = machine.end + number[0].length - number[1].length;
    claims.push({ field: 'unit', value: number[1], start, end: start + number[1].length, confidence: 0.8 });
  }
  return claims;
}

/** Words that are no names: severities, labels, parts of machines and what is wrong with them. */
function isPlainWord(name: string): boolean {
  const scanned = scan(name);
  for (let word = 0; word < scanned.count; word += 1) {
    const bits = scanned.bits[word] ?? 0;
    if ((bits & (may.severity | may.part | may.trouble | may.brand | may.provider)) !== 0) return true;
    const label = labelAt(scanned, word, name.length)?.label;
    if (label && label.field !== 'machine' && label.field !== 'unit') return true;
  }
  return /^(?:page|step|part|section|chapter|version|figure|item|line|row|day|week|contract|agreement|order|invoice|ticket)\b/i.test(
    name,
  );
}

const notTheFaultsTime =
  /\b(?:cleared|resolved|closed)\W{0,3}(?:(?:on|at)\W{0,2})?$|\b(?:position|location|gps|report(?:ed)?|generated|sent|received|printed|called?|phoned|texted|updated?|last (?:seen|contact|communication|report(?:ed)?|update)|as of|next|due|service|until|valid|expires?|by|forwarded|scheduled|warranty|register|webinar|invoice|join us)\b[^.\n]{0,24}$/i;
/** `sent an alarm on`: the alarm's time, though something was sent. */
const faultsNoun =
  /\b(?:alarms?|alerts?|faults?|errors?|events?|codes?|warnings?)\b[^.\n]{0,12}\b(?:at|on|since)\W{0,3}$/i;
const faultsTime =
  /\b(?:at|on|since|detected|occurred|logged|triggered|seen|raised|started|observed|happened|fault|event|alert|active)\W{0,3}(?:(?:at|on|since|the|this morning|today|yesterday|last night|this afternoon)\W{0,3})?$/i;
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
  if (ofMachine && has(line, sign.quote)) {
    const quoted = /(?:^|[\s,(])["“„]([\p{L}\p{N}][\p{L}\p{N} #&'./-]{0,30})["”“](?=[\s,).;:]|$)/u.exec(
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
    if (!isMachine) names.push({ field: 'unit', value: subject[1], start, end, confidence: 0.65 });
  }
  return names;
}

/** What is quoted after these is a site, a rule or a fault, and no machine. */
const namesOther =
  /\b(?:site|project|job|zone|rule|alert|group|area|geofence|says?|shows?|fault|alarm|code|message|reads?|titled|text|défaut|fallo|fehler)\W{0,3}$/;
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
