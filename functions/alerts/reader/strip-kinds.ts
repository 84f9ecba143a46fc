import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { modelOfMaker } from '#functions/equipment/catalogue/model-of-maker.ts';
import { lower, upper } from '../reading/letters.ts';
import { bareValueEnd } from './bare-values.ts';
import { isPlaceholder, type ValueClaim } from './claims.ts';
import { leadToMachine } from './fault-descriptions.ts';
import { isFaultTitle } from './fault-titles.ts';
import { readFaults } from './faults.ts';
import { toldOfElse } from './labelled/ignored.ts';
import { readValue } from './labelled-values.ts';
import { isModelOfMakers } from './makers.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import { ofParts } from './spaced-parts.ts';
import { partsWithin, type StripPart, trimmedPart } from './strip-parts.ts';
import { dayOfMessage, onToldDay } from './told-days.ts';
import { pointClaim } from './told-places.ts';
import { addressIn, type FoundAddress } from './values/addresses.ts';
import { clockAt, clockText, joinClock } from './values/dates.ts';
import { labelledCodeAt, unmistakableCodeAt } from './values/fault-codes.ts';
import { areOfElse, areOfSpan, hoursAt } from './values/hours.ts';
import { addressLine } from './values/lone-addresses.ts';
import { findMachine, isDesignation, modelAt } from './values/machines.ts';
import { isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { isSeverityAlone, severityAtEnd, severityClaim, severityIn } from './values/severity-words.ts';
import { isStreet, streetKindAtEnd } from './values/streets.ts';
import { may, setOfWords } from './vocabulary.ts';
import { isCountry } from './words/countries.ts';
import { type Label, labelAt, labelOfKey } from './words/labels.ts';
import { namedModels, seriesNames } from './words/model-names.ts';
import { isRegionName } from './words/regions.ts';
import { stateCode } from './words/states.ts';
import { isTown } from './words/towns.ts';

/*
 * What one part of a line of parts says, or may say: a date, hours, a point, a severity, a place and a maker's machine are told
 * by themselves, and so is what has its label in the part (`S/N DKS01488`). A number and a few words may be several things: how
 * well each fits is a score, from which the line as a whole chooses (strips.ts).
 */

/** What a number or a name without a label may be. */
export const choices = ['model', 'serial', 'unit', 'hours', 'code'] as const;
export type Choice = (typeof choices)[number];

/** A value that a part says, with the label that says so. */
export interface Told {
  readonly claim: ValueClaim;
  readonly label: string;
}

export interface PartReading {
  readonly part: StripPart;
  /**
   * `told`: known as it stands. `nothing`: a placeholder, a heading, what no alert is made of. `label`: a label with its value in
   * the next part. `token`: a number or a name that is one of several things. `words`: a text, a name or a town. `street`,
   * `state`, `angle`: a part of a place. `unknown`: nothing that a row would have.
   */
  readonly is: 'told' | 'nothing' | 'label' | 'token' | 'words' | 'street' | 'state' | 'angle' | 'unknown';
  readonly told: readonly Told[];
  /** How well it fits to be each of `choices`, 0 to 1. */
  readonly fits: Readonly<Record<Choice, number>>;
  readonly label?: Label;
}

/** What a part of a line says; several readings where marks of its own set its parts apart. */
export function readParts(source: Source, part: StripPart, depth = 0): PartReading[] {
  const named = afterQuote(source.text, part);
  if (named && depth < 4) return named.flatMap((each) => readParts(source, each, depth + 1));
  const hours =
    depth < 4
      ? hoursBeforeSentence.exec(source.text.slice(part.start, Math.min(part.end, part.start + 24)))
      : null;
  if (hours?.[1]) {
    const rest = trimmedPart(source.text, part.start + hours[0].length, part.end);
    const meter = { ...part, end: part.start + hours[1].length };
    return [meter, rest].flatMap((each) => readParts(source, each, depth + 1));
  }
  const led = depth < 4 ? afterPair(source, part, depth) : undefined;
  if (led) return led;
  const whole = wholePart(source, part);
  if (whole) return whole;
  if (depth > 3) return [reading(part, 'unknown')];
  const inner = partsWithin(source, part);
  const parts = inner.length > 1 ? inner : aroundMark(source, part);
  if (parts.length < 2) return [reading(part, 'unknown')];
  const readings = parts.flatMap((each) =>
    // `What: 772G | …`: a label that nobody knows.
    source.text[each.end] === ':' && !/\d/.test(source.text.slice(each.start, each.end))
      ? [reading(each, 'nothing')]
      : readParts(source, each, depth + 1),
  );
  return readings.some(({ is }) => is === 'unknown') ? [reading(part, 'unknown')] : readings;
}

/** `5120 h. Send tech to 333 Main St`, `5120 h. Bahnhofstr. 3`: the meter, and behind its stop what is told next. */
const hoursBeforeSentence = /^(\d[\d,.]{1,8}\s?(?:h|hrs?|hours?))\.\s{1,2}(?=[\p{Lu}\d])/u;

/** `unit DZ-174: CA559 coolant temperature above normal`: a label with its value, and behind a colon what is told of that machine. */
function afterPair(source: Source, part: StripPart, depth: number): PartReading[] | undefined {
  const value = source.text.slice(part.start, Math.min(part.end, part.start + 40));
  const colon = /^\p{L}[\p{L}/.]{0,11} [^:\s]{2,16}(?=: )/u.exec(value)?.[0].length;
  if (colon === undefined) return undefined;
  const first = labelledPart(source, { ...part, end: part.start + colon });
  if (!first?.every(({ is, told: own }) => is === 'told' && own.some(({ claim }) => isOfName(claim.field))))
    return undefined;
  const rest = trimmedPart(source.text, part.start + colon + 1, part.end);
  return rest.end > rest.start ? [...first, ...readParts(source, rest, depth + 1)] : undefined;
}

function isOfName(field: ValueClaim['field']): boolean {
  return field === 'unit' || field === 'serial';
}

/** What a part says as a whole. */
function wholePart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan } = source;
  const { start, end } = part;
  const value = text.slice(start, end);
  // `… again at dinner. DA-2 Doosan DA30`: sentences.
  // `Serienr. B3BL19383` is none.
  if (end - start > 160 || /\s\S*(?:\p{Ll}{5}|\d)[.!?]\s\p{Lu}/u.test(value)) return undefined;
  if (isPlaceholder(value) && stateCode(value) === undefined) return [reading(part, 'nothing')];
  // `388 h idle`, beside `1622 h total`
  const counted = /^\d/.test(value) && end - start < 40 ? hoursAt(text, start, end) : undefined;
  if (counted && areOfElse(text, counted.start, counted.end)) return [reading(part, 'nothing')];
  const marked = timeOf(source, part) ?? pointOf(source, part) ?? hoursOf(source, part);
  if (marked) return [told(part, [marked])];
  if (angle.test(value) && Math.abs(Number(value)) <= 180) return [reading(part, 'angle')];
  if (isSeverityAlone(scan, start, end) && !/\d/.test(value)) {
    const stated = severityIn(scan, start, end);
    if (stated) return [told(part, [severityClaim(stated, 0.8)])];
  }
  const isCode =
    firstIn(source.marks.codes, start, start + 1) !== undefined || severityLead(source, part) !== undefined;
  return (
    (isCode ? faultPart(source, part) : undefined) ??
    labelledPart(source, part) ??
    (tellsStory(source, part) ? [reading(part, 'unknown')] : undefined) ??
    namedByKind(source, part) ??
    machinePart(source, part) ??
    placePart(source, part) ??
    (isCode ? undefined : faultPart(source, part)) ??
    openPart(source, part)
  );
}

const angle = /^[+-]?\d{1,3}\.\d{3,10}$/;

/** Words that a sentence has, and no part of a row. */
function tellsStory({ scan }: Source, { start, end }: StripPart): boolean {
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1) {
    // `EST` is a zone.
    const isWord = ((scan.shapes[word] ?? 0) & lower) !== 0 && endOf(scan, word) - startOf(scan, word) > 1;
    if (isWord && storyWords[scan.words[word] ?? -1] === 1) return true;
  }
  return false;
}

const storyWords = setOfWords(
  `the is was are were has have had been it its this that we our my your they he she came come went got gets just please again
  shows showing says said told tells yesterday radio but because when which who what there here will would can could should der die das ist war sind wir unser haben hat wurde wird
  und dass bitte les est sont nous notre votre elle avons cette este esta es está son nosotros nuestra nuestro tiene hay los las
  nós nosso nossa tem está il lo gli è sono abbiamo nostra nostro ha het een wij onze heeft zijn dit wordt vi vår har är och det
  en er som`,
);

function reading(
  part: StripPart,
  is: PartReading['is'],
  own: readonly Told[] = [],
  fits: PartReading['fits'] = nothingFits,
): PartReading {
  return { part, is, told: own, fits };
}

const nothingFits = { model: 0, serial: 0, unit: 0, hours: 0, code: 0 };

function told(part: StripPart, claims: readonly ValueClaim[], label = ''): PartReading {
  return reading(
    part,
    'told',
    claims.map((claim) => ({ claim, label })),
  );
}

/** `2026-03-11 14:07 MDT`, `on 12 JAN 2026 03:12 PST`, `2026-05-11 0655 EDT`: a date that is all of the part. */
function timeOf(source: Source, { start, end }: StripPart): ValueClaim | undefined {
  const { text, marks } = source;
  const lead = leadToTime.exec(text.slice(start, Math.min(end, start + 10)))?.[0].length ?? 0;
  const date = firstIn(marks.dates, start, start + lead + 1);
  // A zone takes along the bracket that closes after it.
  if (!date || date.end > end + 1) {
    const packed = date ? undefined : packedTime(text.slice(start + lead, Math.min(end, start + lead + 20)));
    if (packed !== undefined) return { field: 'time', value: packed, start, end, confidence: 0.75 };
    const ofDay = date ? undefined : timeOfToldDay(source, start, end);
    if (ofDay) return ofDay;
    const clock = date ? undefined : clockAt(text, start + lead);
    if (!clock || clock.end < end || !/:\d\d/.test(text.slice(start, end))) return undefined;
    return { field: 'clock', value: clockText(clock), start: start + lead, end, confidence: 0.8 };
  }
  const rest = text.slice(Math.min(date.end, end), end);
  if (/^[.)\]\s]{0,2}$/.test(rest))
    return { field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.8 };
  const clock = date.hasTime ? null : clockOfFour.exec(rest);
  if (!clock) return undefined;
  const value = joinClock(
    date.iso,
    { hour: Number(clock[1]), minute: Number(clock[2]), second: 0 },
    clock[3] ?? '',
  );
  return { field: 'time', value, start: date.start, end, confidence: 0.8 };
}

/** `Today 05:58 MST`, `ontem, 22:14`, by the day of the message. */
function timeOfToldDay(source: Source, start: number, end: number): ValueClaim | undefined {
  const value = source.text.slice(start, Math.min(end, start + 60));
  const lead = /^\p{L}[\p{L} ]{2,20},?\s(?=\d{1,2}[:.hH]\d)/u.exec(value)?.[0];
  const clock = lead && clockAt(source.text, start + lead.length);
  if (!lead || !clock || clock.end < end) return undefined;
  const day = dayOfMessage(source, start);
  const told = onToldDay(day, lead, clock.clock, clock.zone, '');
  return told === undefined ? undefined : { field: 'time', value: told, start, end, confidence: 0.85 };
}

const leadToTime = /^(?:on|at|t|ts|am|um|le|el|den|dato)?[@:.\s]\s?(?=\d|\p{L}{3})/iu;
/** `0655 EDT`, as the army says it. */
const clockOfFour = /^[\s,]\s?([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs|uhr)?\s?(Z|[A-Z]{2,5})?$/i;

/** `150626 0330Z`: the day, the month and the year in whatever order only one date of these years has. */
function packedTime(value: string): string | undefined {
  const match = packed.exec(value);
  if (!match) return undefined;
  const [first, second, third, hour, minute] = match.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const dates = [
    [third, second, first],
    [first, second, third],
    [third, first, second],
  ].filter(
    ([year = 0, month = 0, day = 0]) => year > 19 && year < 40 && month < 13 && day < 32 && month * day > 0,
  );
  const [only = []] = dates;
  const days = new Set(dates.map((date) => date.join('-')));
  if (days.size !== 1) return undefined;
  const [year = 0, month = 1, day = 1] = only;
  const two = (number: number) => `${number}`.padStart(2, '0');
  return joinClock(`20${two(year)}-${two(month)}-${two(day)}`, { hour, minute, second: 0 }, match[6] ?? '');
}

const packed = /^(\d\d)(\d\d)(\d\d)\s([01]\d|2[0-3]):?([0-5]\d)\s?(Z|[A-Z]{3,4})$/;

/** A point that is all of the part, with letters before it (`LAT 40.93 LON -117.73`, `pos 33.74;-84.38`), or a link to it on a map. */
function pointOf(source: Source, { start, end }: StripPart): ValueClaim | undefined {
  const { text, marks } = source;
  const link = firstIn(marks.links, start, end);
  if (link?.point && link.start - start < 2 && end - link.end < 2) return pointClaim(source, link.point);
  const point = firstIn(marks.points, start, end);
  if (!point || point.end > end || end - point.end > 2) return undefined;
  return /^[\p{L}/. ]{0,14}[:=@\s]{0,2}[-+(]{0,2}$/u.test(text.slice(start, point.start))
    ? pointClaim(source, point)
    : undefined;
}

/** `6,114.8 HRS`, `eng hrs 5,120`, `h 2031`: operating hours that are all of the part. */
function hoursOf({ text, scan, marks }: Source, { start, end }: StripPart): ValueClaim | undefined {
  const hours = firstIn(marks.hours, start, Math.min(end, start + 12));
  const isWhole =
    hours !== undefined &&
    end - hours.end < 2 &&
    (hours.start === start ||
      (hasBits(scan, start, hours.start, may.hours) &&
        /^[\p{L}. ]{0,12}[\s:=]$/u.test(text.slice(start, hours.start))));
  if (hours && isWhole)
    return { field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.85 };
  const lead = leadOfHours.exec(text.slice(start, Math.min(end, start + 5)))?.[0].length;
  const counted = lead === undefined ? undefined : hoursAt(text, start + lead, end);
  if (counted?.end === end) return { field: 'hours', ...counted, confidence: 0.85 };
  // `T86/702.4 hrs/…`: after a stroke that sets parts apart.
  const bare = hours ? undefined : hoursAt(text, start, end);
  const isCounted =
    bare !== undefined &&
    !areOfSpan(text, bare.value, bare.start, bare.end) &&
    ((/^\s?\p{L}[\p{L}. ]{0,14}$/u.test(text.slice(bare.end, end)) &&
      hasBits(scan, bare.end, end, may.hours)) ||
      // `8.582 u`, as it is written in Dutch.
      (bare.value >= 300 && /^\s?u$/.test(text.slice(bare.end, end))));
  return bare && isCounted ? { field: 'hours', ...bare, confidence: 0.85 } : undefined;
}

const leadOfHours = /^h(?:rs?|m)?[\s:=]\s?(?=\d)/i;

/** `S/N DKS01488`, `Unit EX-22`, `sev=low`, `code M6402`: what has its label in the part; without a mark its value is all of the rest. */
function labelledPart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan } = source;
  const { start, end } = part;
  const word = firstWordFrom(scan, start);
  const found = startOf(scan, word) === start ? labelAt(scan, word, end) : undefined;
  const name = keyShape.exec(text.slice(start, Math.min(end, start + 36)));
  const key = name?.[1] ?? name?.[2];
  // `fault_code=`, `CODES=`: a name that a program gave, all of it.
  const isKey = key !== undefined && (!found || found.end < start + key.length);
  // `RIG 2`, `Truck 305`: written large, a kind of machine is a part of the name.
  if (!isKey && found && ((scan.bits[word] ?? 0) & may.kind) !== 0 && ownKind.test(text.slice(start, end)))
    return undefined;
  const named = isKey ? labelOfName(key) : found?.label;
  // `fleet 88107`: elsewhere whose machine it is.
  const label = named?.phrase === 'fleet' ? { ...named, field: 'unit' as const } : named;
  const next = isKey ? start + (name?.[0].length ?? 0) : (found?.end ?? start);
  if (!label) return isKey ? otherPair(source, part, next) : undefined;
  if (next >= end) return [{ ...reading(part, 'label'), label }];
  const mark = /^(?:\.?\s?(?:[:=]|#\s?:?)\s?|\.(?:\s|(?=[A-Z\d]))|(?<=#)\s?)/.exec(
    text.slice(next, Math.min(end, next + 5)),
  )?.[0];
  const from = next + (mark?.length ?? /^\.?\s{1,2}/.exec(text.slice(next, next + 3))?.[0].length ?? 0);
  if (mark === undefined) {
    if (from === next) return undefined;
    if (label.field === 'ignored')
      return /^[^\s,]{0,8}\d[\d.,]*(?:\s\p{L}{1,3}|\s[\p{L}\d]{1,8})?$/u.test(text.slice(from, end))
        ? [saidElse(part, from, label)]
        : undefined;
    if (isPlaceholder(text.slice(from, end))) return [reading(part, 'nothing')];
    if (bareEnd(source, label, from, end) < end - 1) return undefined;
  }
  if (from >= end) return [reading(part, 'nothing')];
  if (label.field === 'ignored') return [saidElse(part, from, label)];
  const value = trimmedPart(text, from, end);
  // `fault: code=SPN 3480 FMI 17 text="…"`: a name before pairs of its own.
  if (/(?:^|\s)\p{L}[\p{L}_]{1,20}=\S/u.test(text.slice(value.start, value.end))) return undefined;
  // `Brand/model: Thwaites MACH 2098`: a maker's name tells where its model begins.
  const machine = ofMaker.has(label.field) ? machinePart(source, value) : undefined;
  if (machine?.every(({ is }) => is === 'told' || is === 'token')) return machine;
  const dated = label.field === 'time' ? timeOf(source, value) : undefined;
  const claims = dated ? [dated] : readValue(label, source, value.start, value.end, true).claims;
  if (claims.length > 0) return [{ ...told(part, claims, label.phrase), label }];
  return isPlaceholder(text.slice(value.start, value.end)) || mark !== undefined
    ? [reading(part, 'nothing')]
    : undefined;
}

/** `RPM: 1275`: of nothing that an alert is made of, which is known of its value. */
function saidElse(part: StripPart, from: number, label: Label): PartReading {
  const claim = toldOfElse(label, from, part.end);
  return reading(part, 'nothing', claim ? [{ claim, label: label.phrase }] : []);
}

const ofMaker = new Set<Label['field']>(['brand', 'machine', 'model']);
/** `sev=`, `fault_code=`, `'mk': `: a name and its mark. */
const keyShape = /^["']?([\p{L}_][\p{L}\d_.#-]{0,28})["']?(?=\s?[=:](?!\/\/))|^([A-Z]{1,3}#)(?=\s?\S)/u;

const ownKind = /^\p{Lu}[\p{L}-]{2,14} #?\d{1,5}\p{Lu}?$/u;

/** Where the value ends that follows a label with a space only: a severity and a name in quotation marks are all of the rest. */
function bareEnd(source: Source, label: Label, from: number, end: number): number {
  const { text, scan } = source;
  if (label.field === 'severity' || label.field === 'lamp')
    return isSeverityAlone(scan, from, end) ||
      /^\d(?:\s?(?:of|\/|von)\s?\d{1,2})?$/.test(text.slice(from, end))
      ? end
      : from;
  if ((label.field === 'unit' || label.field === 'machine') && ownName.test(text.slice(from, end)))
    return end;
  const bare = bareValueEnd(label, source, from, end) ?? from;
  return bare;
}

/** `"Tip 10"`, `mill_2`, `EX-9`. */
const ownName =
  /^(?:["“„«'‘][\p{L}\d][^"”“„«»]{0,23}["”“»'’]|(?=.*\d)[\p{L}\d]{1,10}(?:[_-][\p{L}\d]{1,6}){1,2})$/u;

/** `fault_rank`, `machine.serial`: by all of a name, by what stands after what it is of, and by a short one. */
function labelOfName(key: string): Label | undefined {
  const own = labelOfKey(key);
  if (own) return own;
  const [, rest] =
    /^(?:fault|alert|alarm|event|dtc|code|asset|machine|equipment|equip|vehicle|unit)[_.-](.+)$/i.exec(key) ??
    [];
  return shortLabel(key) ?? (rest === undefined ? undefined : (labelOfKey(rest) ?? shortLabel(rest)));
}

/** `h 2031`, `mk=VOLVO`: names of one or two letters, which only beside others are labels. */
function shortLabel(key: string): Label | undefined {
  const field = shortNames.get(key.toLowerCase());
  return field && { phrase: field, field, trust: 0.9 };
}

const shortNames = new Map<string, Label['field']>(
  Object.entries({
    brand: 'mk mf',
    model: 'md mo',
    serial: 'sn sr',
    unit: 'nm id un u u# eq eq#',
    hours: 'h hr eh hm run',
    code: 'fc dtc cd',
    description: 'tx txt msg dsc',
    severity: 'sv sev lvl prio rank',
    location: 'll pos loc gps',
    address: 'road street str',
    city: 'town ct',
    state: 'st prov',
    lat: 'la',
    long: 'lo',
    time: 't ts tm stamp',
  }).flatMap(([field, names]) => names.split(' ').map((name) => [name, field as Label['field']] as const)),
);

/** `zone=Quarry East`: a pair whose name nobody knows goes by its value, if that is told by itself. */
function otherPair(source: Source, part: StripPart, at: number): PartReading[] | undefined {
  const from = at + (/^\s?[=:]\s?/.exec(source.text.slice(at, at + 3))?.[0].length ?? 0);
  if (from >= part.end) return [reading(part, 'nothing')];
  // `Field service: 88 Mill Rd`: words before a colon are no program's name.
  if (source.text[at] !== '=') return undefined;
  const value = trimmedPart(source.text, from, part.end);
  const own = timeOf(source, value) ?? pointOf(source, value);
  return own ? [told(part, [own])] : [reading(part, 'nothing')];
}

/** `truck 77`, `drill HDD-3`: a kind of machine in small letters before the owner's number. */
function namedByKind({ text, scan }: Source, part: StripPart): PartReading[] | undefined {
  const word = firstWordFrom(scan, part.start);
  if (((scan.shapes[word] ?? 0) & upper) !== 0) return undefined;
  const value = text.slice(part.start, part.end);
  const name = /^\p{Ll}{3,14} #?((?=.*\d)[\p{Lu}\d][\p{Lu}\d-]{0,8})$/u.exec(value)?.[1];
  const isKind = ((scan.bits[word] ?? 0) & (may.kind | may.machineType)) !== 0;
  // `rental TX-12`: another word before what can only be a name.
  if (name === undefined || !(isKind || /^\p{Lu}{1,4}-\d{1,4}$/u.test(name))) return undefined;
  return [
    told(part, [
      { field: 'unit', value: name, start: part.end - name.length, end: part.end, confidence: 0.8 },
    ]),
  ];
}

/** `Caterpillar`, `Kenworth T880`, `wirtgen w 210 fi`: a maker, with its model where the part goes on; the rest is read for itself. */
function machinePart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan } = source;
  const { start, end } = part;
  if (!hasBits(scan, start, end, may.brand)) return undefined;
  // `"Deere 135"`: a name, unless the catalogue has it.
  const { quoted } = part;
  if (
    quoted &&
    /\d/.test(text.slice(start, end)) &&
    nameShape.test(text.slice(start, end)) &&
    !isListed(source, part)
  )
    return undefined;
  const machine = findMachine(scan, start, end, () => false);
  if (!machine || machine.brand.start - start > 24) return undefined;
  const before = trimmedPart(text, start, machine.brand.start);
  const name = before.end > before.start ? nameBefore(source, before) : undefined;
  if (
    before.end > before.start &&
    name === undefined &&
    !/^(?:19|20)\d\d$/.test(text.slice(before.start, before.end)) &&
    !isHeading(source, before)
  )
    return undefined;
  // `Case drain filter clogged`, `Gear oil hot`
  if (!machine.model && hasBits(scan, machine.brand.end, end, may.part | may.trouble)) return undefined;
  const claims: ValueClaim[] = [{ field: 'brand', ...machine.brand, confidence: 0.8 }];
  if (name) claims.push({ field: 'unit', ...name, confidence: 0.7 });
  const model = modelOf(source, machine.brand.end, machine.model, end);
  if (model)
    claims.push({
      field: 'model',
      value: text.slice(...model),
      start: model[0],
      end: model[1],
      confidence: 0.8,
    });
  const rest = trimmedPart(text, model?.[1] ?? machine.brand.end, end);
  if (rest.end <= rest.start || hasOnlyKinds(source, rest)) return [told(part, claims)];
  const others = readParts(source, rest, 1);
  // What goes on in words may be of the model, a name, or a sentence.
  if (others.some(({ is, fits }) => is === 'unknown' || (is === 'words' && fits.unit < 0.9)))
    return [reading(part, 'unknown')];
  return [told({ ...part, end: rest.start }, claims), ...others];
}

function isListed({ text }: Source, { start, end }: StripPart): boolean {
  const brand = brandAt(text, start);
  return brand !== undefined && modelOfMaker(brand.brand.name, text, brand.end + 1, end)?.end === end;
}

/** `DIAG Case CX350D`, `Alert: Volvo L60H`: what kind of message it is, before the machine. */
function isHeading({ text, scan }: Source, { start, end }: StripPart): boolean {
  const value = text.slice(start, end);
  const found = labelAt(scan, firstWordFrom(scan, start), end);
  return (
    /^[A-Z]{3,8}(?: [A-Z]{3,8})?:?$/.test(value) || (found?.label.field === 'fault' && end - found.end < 2)
  );
}

/** The designation after a maker's name: as it is known, or all of the part that has the form of one. */
function modelOf(
  { text, scan }: Source,
  from: number,
  known: { readonly start: number; readonly end: number } | undefined,
  to: number,
): readonly [number, number] | undefined {
  const rest = trimmedPart(text, from, to);
  const value = text.slice(rest.start, rest.end);
  if (rest.end <= rest.start || (known && known.end >= rest.end)) return known && [known.start, known.end];
  const isWhole =
    wholeModel.test(value) &&
    !/\d{5}/.test(value) &&
    !hasBits(scan, rest.start, rest.end, may.machineType) &&
    (!known || known.start > rest.start || isMore(text.slice(known.end, rest.end)));
  const isName =
    !known &&
    /^\p{Lu}[\p{L}-]{2,14}(?: \p{Lu}[\p{L}-]{1,12})?$/u.test(value) &&
    !isPlainWord(value) &&
    !hasKinds(scan, rest);
  return isWhole || isName ? [rest.start, rest.end] : known && [known.start, known.end];
}

/** `336 FE`, `Steiger 620 Quadtrac`: a short word, or the name of a range; `PC490LC-11 ex 9` goes on with its owner's number. */
function isMore(words: string): boolean {
  if (/^\s?\p{Ll}{2,} \d{1,3}$/u.test(words)) return false;
  return words.trim().length < 5 || seriesNames.has(words.trim().toLowerCase());
}

/** One to four words with a digit: `w 210 fi`, `MACH 2098`, `REELMASTER 5510`. */
const wholeModel = /^(?=.*\d)[\p{L}\d][\p{L}\d+./-]{0,15}(?: [\p{L}\d][\p{L}\d+./-]{0,9}){0,3}$/u;

function hasKinds(scan: Source['scan'], part: StripPart): boolean {
  return hasBits(scan, part.start, part.end, may.kind | may.machineType);
}

/** `excavator`, `Compact Track Loader`. */
function hasOnlyKinds({ scan }: Source, { start, end }: StripPart): boolean {
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1)
    if (((scan.bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return false;
  return true;
}

/** `SSL-204 Gehl R190`, `Telehandler TH-07 JLG 1255`, `CA689 on K21 Kobelco …`: the owner's name before the maker's, without the kind of machine or what is on it. */
function nameBefore({ text }: Source, { start, end }: StripPart) {
  const kind =
    /^(?:\p{L}{3,16} (?=\p{Lu}{1,5}-\d)|(?=\S{0,8}\d)\S{2,12} on (?:the |our |unit )?)/u.exec(
      text.slice(start, end),
    )?.[0].length ?? 0;
  const value = text.slice(start + kind, end).replace(/:$/, '');
  return /^(?=.*\d)[\p{Lu}\d][\p{L}\d#-]{0,11}(?: [\p{L}\d#-]{1,8}){0,2}$/u.test(value) &&
    !/^(?:19|20)\d\d$/.test(value)
    ? { value, start: start + kind, end: start + kind + value.length }
    : undefined;
}

/** A code that can be nothing else, and a code with its words: `168-4 Electrical System Voltage Low`, `Shutdown 1302 low oil pressure`. */
function faultPart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan, marks } = source;
  const { start, end } = part;
  const marked = firstIn(marks.codes, start, end);
  const lead = marked ? text.slice(start, marked.start) : '';
  if (marked && !/^(?:[\p{L}.]{0,12}[:#\s]\s?)?$/u.test(lead)) return undefined;
  // `P0087 Fuel rail pressure too low on Sany SY215C 4471 (AT6314488) at 5208 hrs`: of a sentence.
  if (leadToMachine(source, start, end) !== undefined) return undefined;
  // `P-101: Caterpillar AP655F`
  if (!marked && hasBits(scan, start, end, may.brand) && findMachine(scan, start, end, () => false))
    return undefined;
  const from = start + (marked ? 0 : (severityLead(source, part) ?? 0));
  if (!marked) {
    const code = labelledCodeAt(text, from, end);
    if (
      !code ||
      code.end >= end ||
      code.code.length < 2 ||
      /\d{4}/.test(text.slice(code.end, end)) ||
      !isCodeBeforeWords(source, code, end)
    )
      return undefined;
  }
  const at = Math.max(marked?.start ?? from, from);
  // `P0524 oil pressure too low (CRITICAL)`
  const graded = severityAtEnd(scan, at, end);
  const { claims } = readFaults({ field: 'code', trust: 0.8 }, source, at, graded?.open ?? end, true);
  if (graded) claims.push(severityClaim(graded, 0.8));
  const isTold = claims.some(
    (claim) =>
      claim.field === 'code' &&
      (/\d/.test(String(claim.value)) || unmistakableCodeAt(text, claim.start) !== undefined),
  );
  if (!isTold) return undefined;
  const grade = at > start ? severityIn(scan, start, at) : undefined;
  return [told(part, grade ? [...claims, severityClaim(grade, 0.8)] : claims)];
}

/** Characters of a severity that stands before a code: `Warning 2201 battery undervoltage`. */
function severityLead({ text, scan }: Source, { start, end }: StripPart): number | undefined {
  const word = firstWordFrom(scan, start);
  if (((scan.bits[word] ?? 0) & may.severity) === 0) return undefined;
  const lead = /^\p{L}{3,12}[:\s-]{1,3}(?=\S{0,6}\d)/u.exec(
    text.slice(start, Math.min(end, start + 16)),
  )?.[0];
  return lead?.length;
}

/** The words after it are a fault's, or the code has a form that names and numbers have not. */
function isCodeBeforeWords(
  { text, scan }: Source,
  code: { readonly code: string; readonly end: number },
  to: number,
): boolean {
  const rest = text.slice(code.end, to);
  if (
    !/^[\])]?\s?(?:[-–—:=]\s?)?\s?["“(]?\p{L}[^\d]{3,}/u.test(rest) ||
    /^\s?(?:of|h|hrs?|hours?|km|mi)(?![\p{L}\p{N}])/iu.test(rest)
  )
    return false;
  if (hasBits(scan, code.end, to, may.part | may.trouble) || codeAlone.test(code.code)) return true;
  if (isFaultTitle(rest.trim())) return true;
  // `F-61 Pothole protection`, but not `EX-14 Excavator`, `D-40 Big Bertha`.
  const next = firstWordFrom(scan, code.end);
  const isKind = ((scan.bits[next] ?? 0) & (may.kind | may.machineType)) !== 0;
  return !isKind && /^[A-Z]{1,3}-\d{1,4}$/.test(code.code) && /\s\p{Ll}{4,}/u.test(rest);
}

const codeAlone = /^(?:[A-Z]{1,3}[-:]?\d{3,5}|\d{3,6}[-.]\d{1,2})$/;

/** An address, a town with its state or its country, a street or a state by itself. */
function placePart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan } = source;
  const { start, end } = part;
  const value = text.slice(start, end);
  if (!/^[\p{L}\d]/u.test(value) || end - start < 2) return undefined;
  if (isState(value)) return [reading(part, 'state')];
  if (isStreetAlone(value)) return [reading(part, 'street')];
  if (end - start < 6 || !/[\s,]/.test(value)) return undefined;
  if (/^\P{N}+$/u.test(value) && hasBits(scan, start, end, may.part | may.trouble | may.severity))
    return undefined;
  const place = placeIn(source, part);
  return place && [told(part, [{ field: 'place', value: place, start, end, confidence: 0.8 }])];
}

function placeIn({ text, scan }: Source, { start, end }: StripPart): FoundAddress | undefined {
  const value = text.slice(start, end);
  const abroad = /^(\p{Lu}[\p{L} .'’-]{2,30}), (\p{Lu}[\p{L} .]{1,24})$/u.exec(value);
  if (abroad?.[1] && abroad[2] && isCountry(abroad[2]) && stateCode(abroad[2]) === undefined) {
    const city = { value: abroad[1], start, end: start + abroad[1].length };
    return { address: undefined, city, state: undefined, start, end };
  }
  const line = addressLine(scan, start, end);
  if (line) return line;
  const found = addressIn(text, start, end);
  if (!found?.city) return undefined;
  const { city, address, state } = found;
  if (hasBits(scan, city.start, city.end, may.part | may.trouble | may.severity)) return undefined;
  // `3024 SC Rotterdam`, `901 30 Umeå`
  if (!address && townAfterCode.test(value)) return found;
  // `Bakersfield CA`: a town and its state, in two words or three.
  if (!value.includes(','))
    return state && (!address || isStreetAlone(address.value)) && isName(city.value) ? found : undefined;
  const last = value.slice(value.lastIndexOf(',') + 1).trim();
  const ends = state !== undefined || isCountry(last);
  const isPlaced =
    ends || (address !== undefined && (isStreetAlone(address.value) || isStreet(address.value)));
  return isPlaced && (ends || isName(city.value)) ? found : undefined;
}

const townAfterCode =
  /^(?:(?:[A-Z]{1,2}-)?\d{5}|\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}[\p{L} .'’-]{2,30}$/u;

function isName(value: string): boolean {
  return /^\p{Lu}[\p{L}\p{M} .'’-]{1,30}$/u.test(value) || isTown(value);
}

/** `WY`, `Ontario`, `Germany`: the end of an address in a part of its own. */
function isState(value: string): boolean {
  if (/^[A-Z]{2,3}$/.test(value)) return stateCode(value) !== undefined || isCountry(value);
  return (
    value.length > 3 &&
    /^\p{Lu}\p{Ll}/u.test(value) &&
    (stateCode(value) !== undefined || isCountry(value) || isRegionName(value))
  );
}

/** `4120 Quarry Loop`, `Hafenstr. 19`, `Pier 4`: the street of an address in a part of its own. */
function isStreetAlone(value: string): boolean {
  return (
    value.length > 5 &&
    !/[,:=@|]/.test(value) &&
    (isStreet(value) ||
      (/^\d{1,6}[A-Z]?\s\p{L}/u.test(value) && streetKindAtEnd.test(value)) ||
      /^\p{Lu}[\p{L}.'-]{3,20}(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|gatan|vej|veien|laan|straat|tie|katu) \d{1,4}[a-z]?$/u.test(
        value,
      ))
  );
}

/** A number, a name or a text without a label: what it may be, by its form alone. */
function openPart(source: Source, part: StripPart): PartReading[] | undefined {
  const { text, scan } = source;
  const { start, end } = part;
  if (quoteWithin(text, start, end) > 0) return undefined;
  const sign = /^#\s?(?=\S)/.exec(text.slice(start, end))?.[0].length ?? 0;
  // `Escavadeira 210G LC`, but `"tandem 45"` is a name as a whole.
  const at = sign > 0 ? start + sign : part.quoted ? start : kindsBefore(source, part);
  const value = text.slice(at, end);
  const own = at === start ? part : { ...part, start: at };
  if (value.length <= 26 && token.test(value)) {
    const fits = fitsOf(source, own, value, sign > 0);
    if (choices.some((choice) => fits[choice] > 0)) return [reading(own, 'token', [], fits)];
  }
  if (!isText(value)) return undefined;
  const isShort = value.length <= 26 && nameShape.test(value);
  // `"Big Yellow"`: whatever the words are elsewhere.
  const isQuoted = part.quoted && isShort && !/ \p{Ll}/u.test(value) && !isFaultTitle(value);
  const isNamed =
    isShort && (/^\p{Lu}{2,6}-\p{Lu}{1,2}$/u.test(value) || (isOwnersName(value) && !isPlain(source, own)));
  const name = isQuoted ? 0.95 : isNamed ? 0.45 : 0;
  const model =
    namedModels.has(value.toLowerCase()) && !hasBits(scan, start, end, may.part | may.trouble)
      ? 0.6
      : isSoleName(value)
        ? 0.25
        : 0;
  return [reading(own, 'words', [], { ...nothingFits, unit: name, model })];
}

/** Where a designation begins after words for the kind of machine, written large or small. */
function kindsBefore({ text, scan }: Source, { start, end }: StripPart): number {
  const first = firstWordFrom(scan, start);
  const next = startOf(scan, first + 1);
  const isKind = ((scan.bits[first] ?? 0) & (may.kind | may.machineType)) !== 0;
  return isKind &&
    next < end &&
    /^(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d][\p{L}\d-]{3}/u.test(text.slice(next, end)) &&
    endOf(scan, first) - start > 4
    ? next
    : start;
}

/** One to three words with a digit. */
const token =
  /^(?=.*\d)[\p{L}\d][\p{L}\d./:_,+#-]{0,24}(?:\s?\(\d{1,2}\))?(?: [\p{L}\d][\p{L}\d./,+-]{0,11}){0,2}$/u;
const nameShape = /^\p{L}[\p{L}\d'’-]{1,14}(?: [\p{L}\d#][\p{L}\d'’-]{0,12}){0,2}$/u;

function isSoleName(value: string): boolean {
  return /^\p{Lu}[\p{Ll}-]{2,12}(?: \p{Lu}[\p{L}-]{1,12})?$|^\p{Lu}-\p{Lu}\p{Ll}{3,7}$/u.test(value);
}

/** Words, with the marks and the few figures that a fault's text has. */
function isText(value: string): boolean {
  if (!/^[\p{L}\d]/u.test(value) || value.length < 3 || value.length > 120 || /\s[@=]\s/.test(value))
    return false;
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 3 && letters * 5 >= value.replace(/\s/g, '').length * 3 && !/\d{4}/.test(value);
}

/** Parts of machines and what is wrong with them are no names. */
function isPlain({ scan }: Source, { start, end }: StripPart): boolean {
  const plain = may.trouble | may.severity | may.street | may.provider | may.notice;
  let kinds = 0;
  let words = 0;
  for (let word = firstWordFrom(scan, start); word < scan.count && endOf(scan, word) <= end; word += 1) {
    const bits = scan.bits[word] ?? 0;
    if ((bits & plain) !== 0 || ((bits & may.part) !== 0 && (bits & (may.kind | may.machineType)) === 0))
      return true;
    if ((bits & (may.kind | may.machineType)) !== 0) kinds += 1;
    words += 1;
  }
  return kinds === words;
}

/** How well a number or a short name fits to be each thing, by its form. */
function fitsOf(source: Source, part: StripPart, value: string, isNumbered: boolean): Record<Choice, number> {
  return {
    model: modelFit(source, part, value),
    serial: serialFit(value),
    unit: part.quoted && nameShape.test(value) ? 0.95 : isNumbered && value.length < 7 ? 0.8 : unitFit(value),
    hours: hoursFit(source, part, value),
    code: codeFit(source, part, value),
  };
}

function modelFit(source: Source, { start, end }: StripPart, value: string): number {
  const { scan } = source;
  if (/^\d{2,4}$/.test(value)) return isModelOfMakers(source, value) ? 0.5 : 0.3;
  if (value.length > 20 || /\d{5}/.test(value) || /[:,_()]/.test(value)) return 0;
  if (isModelOfMakers(source, value)) return 0.7;
  if (modelAt(scan, start, end)?.end === end)
    return isDesignation(value) ? 0.6 : /^\p{Lu}{1,5}-\d{1,3}$/u.test(value) ? 0.2 : 0.4;
  return /^[\p{L}-]{1,12} \d{2,4}[\p{L}\d-]{0,5}(?: \p{L}{1,3})?$/u.test(value)
    ? 0.4
    : /^\p{L}{1,4}-?\d{2,4}\p{L}{0,3}(?:-\d{1,2}\p{L}{0,2})?$/u.test(value)
      ? 0.35
      : 0;
}

function serialFit(value: string): number {
  // `5120ish`: about so many.
  if (!/^[\p{L}\d][\p{L}\d./-]{3,24}$/u.test(value) || /^\d{1,6}ish$/i.test(value)) return 0;
  if (/^[A-HJ-NPR-Z\d]{17}$/.test(value) && /(?:\d\D*){5}/.test(value)) return 1;
  const digits = value.replace(/\D/g, '').length;
  const letters = value.replace(/[^\p{L}]/gu, '').length;
  if (digits < 3 || value.length < 5) return 0;
  if (letters === 0) {
    if (/[./]/.test(value))
      return /^(?:\d{2,4}(?:\.\d{1,4}){1,3}(?:-\d{3,6})?|\d{1,4}\.\d{1,3}\.\d{3,6})$/.test(value) &&
        digits >= 7
        ? 0.7
        : 0;
    if (value.includes('-')) return digits >= 7 ? 0.7 : 0;
    return digits >= 7 ? 0.75 : digits === 6 ? 0.55 : 0.4;
  }
  if (/\p{Ll}/u.test(value) && /\p{Lu}\p{Ll}{2}/u.test(value)) return 0;
  if (digits >= 5) return 0.8;
  return digits === 4 && letters + digits >= 6 ? 0.6 : digits >= 3 && letters + digits >= 6 ? 0.4 : 0;
}

function unitFit(value: string): number {
  if (/^\p{Lu}{1,6}[- ]\d{1,4}\p{Lu}?$/u.test(value)) return 0.65;
  if (/^\p{Lu}{2,8}-\p{Lu}?\d{1,4}(?:-\d{1,3})?$|^\p{Lu}{1,5}-\d{1,4}-\d{1,3}$/u.test(value)) return 0.6;
  if (/^\p{Lu}\p{L}{1,14}(?: \p{Lu}?\p{L}{1,12})?[ _-]?#?\d{1,4}$|^\p{L}{2,12}[ _-]\d{1,4}$/u.test(value))
    return 0.6;
  if (/^\p{Lu}{1,4}\d{1,4}-[\p{Lu}\d]{1,3}$|^\p{Lu}{2,5}\d{1,3}$|^\d{1,4}-\p{Lu}{1,4}$/u.test(value))
    return 0.5;
  if (/^\p{Lu}\d{2,3}$|^\d{1,3}-\d{2,4}$/u.test(value)) return 0.4;
  // `RNT-10233`, beside a number that is rather the maker's.
  if (/^\p{Lu}{2,4}-\d{5}$/u.test(value)) return 0.3;
  return /^\d{1,6}$/.test(value) ? 0.25 : 0;
}

function hoursFit({ text }: Source, { start, end }: StripPart, value: string): number {
  if (!meterReading.test(value) || hoursAt(text, start, end)?.end !== end) return 0;
  return /[.,]\d{1,2}$/.test(value) ? 0.75 : /[,. ’']/.test(value) ? 0.65 : 0.35;
}

/** Tenths or thousands; the degrees of a coordinate have more places. */
const meterReading = /^(?:\d{2,6}[.,]\d|\d{1,3}(?:[,. ’']\d{3}){1,2}(?:[.,]\d{1,2})?|\d{2,6})$/;

function codeFit({ text }: Source, { start, end }: StripPart, value: string): number {
  const sure = unmistakableCodeAt(text, start);
  if (sure?.end === end) return 1;
  // `AL 0452`: letters that displays put before an alarm.
  const isAlarm = /^(?:AL|ER|EC|FC) \d{2,4}$/.test(value);
  if (/^\d{1,3}(?:[,. ]\d{3})+/.test(value) || (/\s\d{4,}$/.test(value) && !isAlarm)) return 0;
  if (labelledCodeAt(text, start, end)?.end !== end) return 0;
  if (isAlarm) return 0.45;
  if (/^\d{2,7}[-/:]\d{1,2}$|^\p{Lu}:\d{2,5}$|^0x[\dA-F]{2,8}$/iu.test(value)) return 0.6;
  if (
    /^\p{Lu}{1,3}-?\p{Lu}?\d{2,5}(?:[-.]\d{1,3})?(?:\s?\(\d{1,2}\))?$|^\d{3,6}\.\d{2}$|^\p{Lu}\d-\d{1,3}$|^\d{1,2}-\d{3,5}$/u.test(
      value,
    )
  )
    return 0.45;
  if (/^\d{2,6}$/.test(value)) return 0.3;
  return /\s/.test(value) || value.length > 14 ? 0.2 : 0.35;
}

/** `VA [2026-01-22 11:30 EST]`, `4,144 h @ …`: a part that a date, a point or hours in it set apart. */
function aroundMark(source: Source, { start, end }: StripPart): StripPart[] {
  const { text, marks } = source;
  const between = (...edges: number[]) =>
    edges
      .slice(1)
      .map((edge, index) => trimmedPart(text, edges[index] ?? start, edge))
      .filter((part) => part.end > part.start);
  // `#L210884417 (tag "GEN-200")`
  const bracket = endsInBracket.test(text.slice(start, end)) ? text.indexOf('(', start) : -1;
  if (bracket > start) return between(start, bracket, end);
  const quote = quoteWithin(text, start, end);
  if (quote > start) return between(start, quote, end);
  const labelled = labelWithin(source, start, end);
  if (labelled !== undefined) return between(start, labelled, end);
  for (const list of [marks.dates, marks.points, marks.hours]) {
    const found = firstIn<Span>(list, start, end);
    if (found && found.end <= end) return between(start, found.start, found.end, end);
  }
  return [];
}

const endsInBracket = /^[^()]{2,60}?\s\([^()]{2,60}\)$/u;

/** `"Deere 135" pin 1FF135…`: a name in quotation marks before what else the part says. */
function afterQuote(text: string, { start, end }: StripPart): StripPart[] | undefined {
  const quoted = quotedName.exec(text.slice(start, Math.min(end, start + 28)))?.[0];
  return quoted === undefined
    ? undefined
    : [trimmedPart(text, start, start + quoted.length), trimmedPart(text, start + quoted.length, end)];
}

const quotedName = /^["“„«]\p{L}[^"“”„«»]{1,24}["”“»](?=\s)/u;

/** `210G LC "ESC 210-1"`: where a name in quotation marks begins that ends the part. */
function quoteWithin(text: string, from: number, to: number): number {
  const match = /\s["“„«]\p{L}[^"“”„«»]{1,24}["”“»]$/u.exec(text.slice(from, to));
  return match ? from + match.index + 1 : -1;
}

/** `1333 VIN VATZ1333KZB060211`: where a label begins whose value is the rest of the part. */
function labelWithin(source: Source, from: number, to: number): number | undefined {
  const { scan } = source;
  for (let word = firstWordFrom(scan, from) + 1; word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.label) === 0) continue;
    const found = labelAt(scan, word, to);
    // `EID 1092 DEF tank level low`
    if (!found || !ofMachine.has(found.label.field) || ofParts.has(found.label.phrase) || found.end >= to)
      continue;
    const gap = /^[.:]?\s{1,2}/.exec(source.text.slice(found.end, found.end + 3))?.[0].length;
    if (gap !== undefined && bareEnd(source, found.label, found.end + gap, to) >= to - 1)
      return startOf(scan, word);
  }
  return undefined;
}

const ofMachine = new Set<Label['field']>(['serial', 'unit', 'hours', 'model', 'code', 'fault', 'severity']);
