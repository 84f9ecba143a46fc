import { lower, upper } from '../../reading/letters.ts';
import { tableOfMarks } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { withZonesOfPlace } from '../values/zones-of-place.ts';
import { may, numberOf, spellingsOf, wordsOf } from '../vocabulary.ts';
import { abbreviations } from './abbreviations.ts';
import { inflections } from './inflections.ts';
import { labelCompounds } from './label-compounds.ts';
import { type LabelField, labelPhrases, utcPhrases } from './label-phrases.ts';
import { zoneOffset } from './zones.ts';

export interface Label {
  /** As it is looked up: folded, words apart by one space, no punctuation but `#`. */
  readonly phrase: string;
  readonly field: LabelField;
  /** How well the label says so, 0 to 1: a `unit number` is more of one than a `name`. */
  readonly trust: number;
  /** The zone that a label of times names: `Time (CDT)`, `when_utc`. */
  readonly zone?: string;
  /** The labels that this one is put together from, for a value that has as many parts: `Model / Serial`. */
  readonly parts?: readonly Label[];
}

export interface FoundLabel {
  readonly label: Label;
  readonly end: number;
  /** Index of the first word after it. */
  readonly next: number;
}

/** The longest label that begins with a word, on whole words that end before `to`. */
export function labelAt(scan: Scan, word: number, to: number): FoundLabel | undefined {
  if (((scan.bits[word] ?? 0) & may.label) === 0) return undefined;
  // Asked for again and again: the longest of all holds wherever it ends in time.
  let whole = scan.labels[word];
  if (whole === undefined) {
    whole = longestAt(scan, word, scan.text.length) ?? 'none';
    scan.labels[word] = whole;
  }
  if (whole === 'none') return undefined;
  return whole.end <= to ? whole : longestAt(scan, word, to);
}

function longestAt(scan: Scan, word: number, to: number): FoundLabel | undefined {
  let node = 0;
  let found: FoundLabel | undefined;
  for (let at = word; at < scan.count && endOf(scan, at) <= to; at += 1) {
    if (at > word && !isGap(scan.text, endOf(scan, at - 1), startOf(scan, at))) break;
    const next = step(node, scan.words[at] ?? -1);
    if (next === undefined) break;
    node = next;
    const label = labelOfNode[node];
    if (
      label &&
      !isOfCode(scan.text, startOf(scan, at), endOf(scan, at), label.field) &&
      !(at > word && label.field === 'time' && isBeforeNumber(scan.text, startOf(scan, at), endOf(scan, at)))
    )
      found = { label, end: endOf(scan, at), next: at + 1 };
  }
  return found;
}

/** The label that all words between two offsets are: of a cell, a column, a line before its colon. */
export function labelNamed(scan: Scan, from: number, to: number): Label | undefined {
  if (to - from > 60) return undefined;
  const first = firstWordFrom(scan, from);
  if (((scan.bits[first] ?? 0) & may.label) === 0) {
    return isCamel(scan, first, to) ? labelOfKey(scan.text.slice(from, to)) : undefined;
  }
  if (!isBlank(scan.text, from, startOf(scan, first))) return undefined;
  let node: number | undefined = 0;
  let at = first;
  for (; at < scan.count && startOf(scan, at) < to; at += 1) {
    if (endOf(scan, at) > to) return undefined;
    node = step(node, scan.words[at] ?? -1);
    if (node === undefined) return undefined;
  }
  if (at <= first || !isBlank(scan.text, endOf(scan, at - 1), to)) return undefined;
  const label = labelOfNode[node];
  return at > first + 1 && isOfCode(scan.text, startOf(scan, at - 1), endOf(scan, at - 1), label?.field)
    ? undefined
    : label;
}

/** The label of a column or of a cell before its value: with its colon, and with its unit or zone in brackets (`SMU (h)`, `Time (CDT)`). */
export function labelOfCell(scan: Scan, from: number, to: number): Label | undefined {
  const { text } = scan;
  let end = to;
  while (end > from && trailing[text.charCodeAt(end - 1)] === 1) end -= 1;
  const named = labelNamed(scan, from, end);
  const either = named && !mayBeSeveral.has(named.field) ? undefined : eitherOf(scan, from, end);
  const whole = either?.parts ? either : (named ?? either);
  const isBracketed = text[end - 1] === ')' || text[end - 1] === '）' || text[end - 1] === ']';
  // `Date / Time (MDT)`: two labels in one, with a zone.
  if (!isBracketed && !whole) return withZoneAfter(scan, from, end) ?? afterMaker(scan, from, end);
  if (!isBracketed || named || (whole && !timeFields.has(whole.field))) return whole;
  const tail = text.slice(Math.max(from, end - 33), end);
  const open =
    end - tail.length + Math.max(tail.lastIndexOf('('), tail.lastIndexOf('（'), tail.lastIndexOf('['));
  if (open <= from || end - open > 32) return whole;
  const label = labelNamed(scan, from, open);
  if (!label) return whole;
  // `Mileage (hr)`, `Usage (h)`: what it is counted in says that it is the hours.
  if (label.field === 'ignored' && usages.test(label.phrase) && inHours.test(text.slice(open + 1, end - 1)))
    return { phrase: label.phrase, field: 'hours', trust: 0.9 };
  return timeFields.has(label.field)
    ? { ...label, zone: withZonesOfPlace(text, open + 1, end - 1).trim() }
    : label;
}

const usages =
  /^(?:total |current )?(?:mileage|odometer|usage|utili[sz]ation|odo|distance|laufleistung|kilometerstand|kilom[eé]trage|kilometraje|quilometragem|chilometraggio|przebieg|najeto)$/;
const inHours = /^\s?(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren|timmar|timer|mth|godz)\.?\s?$/i;

/** `Serial / Unit`, `Code / Text`: a label of these may be two of their own. */
const mayBeSeveral = new Set<LabelField>(['unit', 'serial', 'hours', 'description']);

/** `TIME CDT`, `Zeit MESZ`, `Occurred UTC-5`: a label of times with its zone, without brackets. */
function withZoneAfter(scan: Scan, from: number, to: number): Label | undefined {
  if (to - from > 40 || ((scan.bits[firstWordFrom(scan, from)] ?? 0) & may.label) === 0) return undefined;
  const zone =
    /[\s,;-]\s?((?:UTC|GMT)[+\-−]\d{1,2}(?::?\d{2})?|[A-Z]{2,5}|[A-Z][a-z]+\/[A-Z][A-Za-z_]+)$/.exec(
      scan.text.slice(from, to),
    );
  if (!zone?.[1] || !(/\W/.test(zone[1]) || zoneOffset(zone[1], summer) !== undefined)) return undefined;
  const label = labelNamed(scan, from, from + zone.index);
  return label && timeFields.has(label.field) ? { ...label, zone: zone[1] } : undefined;
}

/** `Cummins fault code`, `JCB code`: whose notation a column of codes has. */
function afterMaker(scan: Scan, from: number, to: number): Label | undefined {
  const first = firstWordFrom(scan, from);
  const next = startOf(scan, first + 1);
  if (first + 1 >= scan.count || next >= to || next - from > 16) return undefined;
  if (((scan.bits[first + 1] ?? 0) & may.label) === 0) return undefined;
  const isMaker = ((scan.bits[first] ?? 0) & may.brand) !== 0 || makers.test(scan.text.slice(from, next));
  const label = isMaker ? labelNamed(scan, next, to) : undefined;
  return label && (label.field === 'code' || label.field === 'spn' || label.field === 'fmi')
    ? label
    : undefined;
}

/** Of engines and controllers, which are no machine's brand. */
const makers =
  /^(?:oem|maker|vendor|cummins|perkins|deutz|isuzu|yanmar|kohler|mtu|detroit|bosch|danfoss|rexroth)\s$/i;

const summer = { year: 2026, month: 7, day: 1, hour: 12, minute: 0 };

const timeFields = new Set<LabelField>(['time', 'clock', 'date']);

/** `Error 7.3.1`, where `Error 7` is not the label; `Error code 7: low oil`: a code of one digit. */
function isOfCode(text: string, start: number, end: number, field?: LabelField): boolean {
  const first = text.charCodeAt(start);
  if (end - start !== 1 || first < 48 || first > 57) return false;
  return (
    /^[-._/,]\w/.test(text.slice(end, end + 2)) ||
    (field === 'code' && beforeWords.test(text.slice(end, end + 12)) && !isOfList(text, start))
  );
}

/** True for the number by which a label counts what it stands before: `Fault 1`, and `Fault 2` with that above it. */
export function isOfList(text: string, at: number): boolean {
  const number = Number(text[at]);
  const noun = /\p{L}{3,12}\s$/u.exec(text.slice(Math.max(0, at - 13), at))?.[0];
  const near = text.slice(Math.max(0, at - reachOfList), at + reachOfList);
  return (
    number < 2 ||
    noun === undefined ||
    near.includes(noun + (number - 1)) ||
    near.includes(noun + (number + 1))
  );
}

/** Characters beside an item of a list in which the one before it or behind it stands. */
const reachOfList = 800;
const beforeWords = /^\s?(?:$|\n|[.!](?:\s|$)|(?:[:：]|[-–—] )\s{0,3}[\p{L}(]\p{L}{2}|\p{L}{3})/u;

/** `Event TS-2205`: letters of a code, and no stamp of a time. */
function isBeforeNumber(text: string, start: number, end: number): boolean {
  return end - start <= 3 && /^-\d{2,5}(?![\d-])/.test(text.slice(end, end + 7));
}

/** `Machine-ID`, `Maskin-ID`, `Asset-Name`: one label in one word. */
const compound =
  /^\p{L}{2,16}-(?:id|ident|code|name|navn|namn|naam|no|nr|num|number|nummer|numero|numéro)\.?$/iu;

/** `Lon / Lat`: the value has them in this order. */
export const longThenLat = 'long lat';

/** `Marke / Make`, `Serien-Nr. / Serial no.`: one label in two languages; `Model / Serial`, `Model – Serial`: one of several values. */
function eitherOf(scan: Scan, from: number, to: number): Label | undefined {
  if (to - from > 60) return undefined;
  const text = scan.text.slice(from, to);
  if (compound.test(text)) return undefined;
  if (!mayJoin(text) || !/[/&+,]|\w-\w|\s(?:[-–—·]|und|and|et|y|e|en|och|og|ja|i|a|ve|и|și|és)\s/.test(text))
    return undefined;
  const labels: (Label | undefined)[] = [];
  let start = from;
  for (const edge of text.matchAll(
    /\s?[/&+,-]\s?|\s(?:[–—·]|und|and|et|y|e|en|och|og|ja|i|a|ve|и|și|és)\s|$/g,
  )) {
    labels.push(labelNamed(scan, start, from + edge.index));
    start = from + edge.index + edge[0].length;
  }
  const known = labels.filter((label) => label !== undefined);
  const [first] = known;
  if (first === undefined || labels.length > 4) return undefined;
  if (known.length < labels.length)
    return labels.length === 2 && text.includes(' / ') && !/\d\d/.test(text) ? first : undefined;
  const telling = known.filter((label) => label.field !== 'ignored');
  // `Breite / Länge`, `Lat, Long`
  if (telling.length === 2 && telling[0]?.field === 'lat' && telling[1]?.field === 'long')
    return { phrase: 'lat long', field: 'location', trust: 0.95 };
  if (telling.length === 2 && telling[0]?.field === 'long' && telling[1]?.field === 'lat')
    return { phrase: longThenLat, field: 'location', trust: 0.95 };
  const [one = first] = telling;
  return telling.every((label) => label.field === one.field) ||
    !(
      telling.some((label) => ofMachine.has(label.field)) ||
      telling.every((label) => ofFault.has(label.field))
    )
    ? one
    : { ...one, parts: telling };
}

/** A mark that joins, or two spaces, between which a word may. */
function mayJoin(text: string): boolean {
  let spaces = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (joints[code] === 1) return true;
    if (code <= space || code > 127) spaces += 1;
  }
  return spaces > 1;
}

const joints = tableOfMarks('/&+,-–—·');

const ofMachine = new Set<LabelField>(['brand', 'model', 'machine', 'serial', 'unit']);
/** `Code / Text: SPN 1136 FMI 0 / ECU temperature high`, `Sev / Time` */
const ofFault = new Set<LabelField>(['code', 'fault', 'description', 'severity', 'time', 'hours']);

const trailing = tableOfMarks(':= ：\t*?');

/** The label that a field of a feed has by its name: `serialNumber`, `Serial_No`, `EquipmentID`. */
export function labelOfKey(key: string): Label | undefined {
  return labelOfPhrase(phraseOf(key));
}

export function labelOfPhrase(phrase: string): Label | undefined {
  const known = labelsOfPhrases.get(phrase);
  if (known !== undefined) return known ?? undefined;
  const label = lookedUp(phrase);
  if (labelsOfPhrases.size >= 2000) labelsOfPhrases.clear();
  labelsOfPhrases.set(phrase, label ?? null);
  return label;
}

/** What was looked up before: the records of a feed have the same names again and again. */
const labelsOfPhrases = new Map<string, Label | null>();

function lookedUp(phrase: string): Label | undefined {
  let node: number | undefined = 0;
  // `fault_spn`, `dtcFmi`: in prose `fault SPN 110` is another thing.
  for (const word of phrase.replace(ofFaultsHalf, '').split(' ')) {
    node = step(node, numberOf(word));
    if (node === undefined) return undefined;
  }
  return labelOfNode[node];
}

const ofFaultsHalf = /^(?:fault|dtc|code|alarm|active|error) (?=(?:spn|fmi|mid)$)/;

/** `Serial No.`, `serial_no`, `serialNo`, `Serial-No`: what they have in common. */
export function phraseOf(key: string): string {
  const apart = key.length > 80 ? '' : key.replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2');
  return wordsOf(apart).join(' ');
}

/** Nothing around a label's words but what may stand around them: `Active DTC: -` is a label with its value. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (around[text.charCodeAt(at)] !== 1) return false;
  return true;
}

const around = tableOfMarks(' \t\n.:=*：#?_[]()°º"\'“”');

/** The column `faultCode` of a table is a word that no vocabulary has. */
function isCamel(scan: Scan, word: number, to: number): boolean {
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  const isOfBoth = ((scan.shapes[word] ?? 0) & (lower | upper)) === (lower | upper);
  return isOfBoth && end <= to && end - start < 40 && /[a-z][A-Z]/.test(scan.text.slice(start, end));
}

/** Words of a label stand one space, dash, dot or stroke apart. */
function isGap(text: string, from: number, to: number): boolean {
  const length = to - from;
  if (length === 0) return true;
  if (length > 3) return false;
  let spaces = 0;
  let marks = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === space) spaces += 1;
    else if (gapMarks[code] === 1) marks += 1;
    else return false;
    // A dash with spaces, and two spaces, set apart what follows.
    if (spaces > 1 && marks === 0) return false;
    if (code === dash && spaces > 0) return false;
  }
  return !(spaces === 1 && marks === 1 && endsSentence(text, from, to));
}

/** `called Goliath on your account. Code: PPID 1122 …`: no label goes on over the end of a sentence; `Ser. No` is cut short. */
function endsSentence(text: string, from: number, to: number): boolean {
  return /\p{Ll}{5}\. \p{Lu}\p{Ll}/u.test(text.slice(Math.max(0, from - 5), to + 2));
}

const gapMarks = tableOfMarks("_-/.&'’°º+(");
const [space, dash] = [32, 45];

/** The node that a word leads to, or undefined. */
function step(node: number, word: number): number | undefined {
  if (word < 0) return undefined;
  const next = targets[slotOf(node, stepOf(node, word))] ?? 0;
  return next === 0 ? undefined : next;
}

/**
 * The step that a word is: a short one is the word that it stands for (`mach`, `machine`), and within a label all words for
 * `number` are one (`own no`, `own number`, `eigen nr`, `eigen nummer`).
 */
function stepOf(node: number, word: number): number {
  return node > 0 && numberWords[word] === 1 ? numberWord : (inFull[word] ?? word);
}

/** Where a step from a node stands in the table, or the free place where it would. */
function slotOf(node: number, word: number): number {
  let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> stepShift;
  while (targets[slot] !== 0 && (nodes[slot] !== node || wordsAt[slot] !== word))
    slot = (slot + 1) & stepMask;
  return slot;
}

const numberWords = new Uint8Array(1 << 16);
for (const word of 'number no nr nbr num nmbr numb nro nummer numero numer numara numarasi cislo broj br nomor номер numeris numurs numar stevilka szam नंबर नं संख्या #'.split(
  ' ',
))
  if (numberOf(word) >= 0) numberWords[numberOf(word)] = 1;
const numberWord = numberOf('number');

for (const [form, word] of inflections)
  if (numberOf(form) >= 0 && numberWords[numberOf(word)] === 1) numberWords[numberOf(form)] = 1;

/** The word that each word stands for, most for themselves. */
const inFull = Uint16Array.from({ length: 1 << 16 }, (_, word) => word);
for (const [short, word] of [...abbreviations, ...inflections])
  if (numberOf(short) >= 0 && numberOf(word) >= 0) inFull[numberOf(short)] = numberOf(word);

/**
 * A tree of words: from a node's number and a word's to the node's that it leads to. Open addressing, which costs a look or
 * two; at most a quarter full.
 */
const stepShift = 13;
const steps = 1 << (32 - stepShift);
const stepMask = steps - 1;
const nodes = new Int32Array(steps);
const wordsAt = new Uint16Array(steps);
const targets = new Int32Array(steps);
const labelOfNode: (Label | undefined)[] = [undefined];

function addLabel(phrase: string, label: Omit<Label, 'phrase'>): void {
  addWords(wordsOf(phrase), label);
}

function addWords(words: readonly string[], label: Omit<Label, 'phrase'>): void {
  let node = 0;
  for (const word of words) {
    const number = numberOf(word);
    // Every word of the table is in the vocabulary, which is made of it.
    if (number < 0) throw new Error(`The vocabulary lacks ${word}.`);
    const own = stepOf(node, number);
    const slot = slotOf(node, own);
    if (targets[slot] === 0) {
      if (labelOfNode.length * 4 > steps) throw new Error('The labels have more words than their table.');
      nodes[slot] = node;
      wordsAt[slot] = own;
      targets[slot] = labelOfNode.push(undefined) - 1;
    }
    node = targets[slot] ?? 0;
  }
  // The first to claim a phrase keeps it.
  labelOfNode[node] ??= { phrase: words.join(' '), ...label };
}

for (const phrase of spellingsOf(utcPhrases)) addLabel(phrase, { field: 'time', trust: 0.95, zone: 'UTC' });
for (const [field, trust, phrases] of labelPhrases) {
  for (const phrase of spellingsOf(phrases)) addLabel(phrase, { field, trust });
}
for (const { field, trust, words } of labelCompounds(wordsOf)) addWords(words, { field, trust });
