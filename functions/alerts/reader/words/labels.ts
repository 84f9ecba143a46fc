import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may, numberOf, spellingsOf, wordsOf } from '../vocabulary.ts';
import { labelCompounds } from './label-compounds.ts';
import { type LabelField, labelPhrases, utcPhrases } from './label-phrases.ts';

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
  let node = 0;
  let found: FoundLabel | undefined;
  for (let at = word; at < scan.count && endOf(scan, at) <= to; at += 1) {
    if (at > word && !isGap(scan.text, endOf(scan, at - 1), startOf(scan, at))) break;
    const next = step(node, scan.words[at] ?? -1);
    if (next === undefined) break;
    node = next;
    const label = labelOfNode[node];
    if (label) found = { label, end: endOf(scan, at), next: at + 1 };
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
  return at > first && isBlank(scan.text, endOf(scan, at - 1), to) ? labelOfNode[node] : undefined;
}

/** The label of a column or of a cell before its value: with its colon, and with its unit or zone in brackets (`SMU (h)`, `Time (CDT)`). */
export function labelOfCell(scan: Scan, from: number, to: number): Label | undefined {
  const { text } = scan;
  let end = to;
  while (end > from && trailing.has(text[end - 1] ?? '')) end -= 1;
  const named = labelNamed(scan, from, end);
  const either =
    named && named.field !== 'unit' && named.field !== 'serial' && named.field !== 'hours'
      ? undefined
      : eitherOf(scan, from, end);
  const whole = either?.parts ? either : (named ?? either);
  if (whole || !(text[end - 1] === ')' || text[end - 1] === '）' || text[end - 1] === ']')) return whole;
  const tail = text.slice(Math.max(from, end - 33), end);
  const open =
    end - tail.length + Math.max(tail.lastIndexOf('('), tail.lastIndexOf('（'), tail.lastIndexOf('['));
  if (open <= from || end - open > 32) return undefined;
  const label = labelNamed(scan, from, open);
  if (!label) return undefined;
  return label.field === 'time' || label.field === 'clock' || label.field === 'date'
    ? { ...label, zone: text.slice(open + 1, end - 1).trim() }
    : label;
}

/** `Marke / Make`, `Serien-Nr. / Serial no.`: one label in two languages; `Model / Serial`: one of several values. */
function eitherOf(scan: Scan, from: number, to: number): Label | undefined {
  if (to - from > 60) return undefined;
  const text = scan.text.slice(from, to);
  if (!/[/&+,]|\w-\w|\s(?:und|and|et|y|e|en|och|og|ja|i|a|ve|и|și|és)\s/.test(text)) return undefined;
  const labels: (Label | undefined)[] = [];
  let start = from;
  for (const edge of text.matchAll(/\s?[/&+,-]\s?|\s(?:und|and|et|y|e|en|och|og|ja|i|a|ve|и|și|és)\s|$/g)) {
    labels.push(labelNamed(scan, start, from + edge.index));
    start = from + edge.index + edge[0].length;
  }
  const known = labels.filter((label) => label !== undefined);
  const [first] = known;
  if (first === undefined || labels.length > 4) return undefined;
  if (known.length < labels.length) return labels.length === 2 && text.includes(' / ') ? first : undefined;
  const telling = known.filter((label) => label.field !== 'ignored');
  const [one = first] = telling;
  return telling.every((label) => label.field === one.field) ||
    !telling.some((label) => ofMachine.has(label.field))
    ? one
    : { ...one, parts: telling };
}

const ofMachine = new Set<LabelField>(['brand', 'model', 'machine', 'serial', 'unit']);

const trailing = new Set([':', '=', ' ', '：', '\t', '*', '?']);

/** The label that a field of a feed has by its name: `serialNumber`, `Serial_No`, `EquipmentID`. */
export function labelOfKey(key: string): Label | undefined {
  return labelOfPhrase(phraseOf(key));
}

export function labelOfPhrase(phrase: string): Label | undefined {
  let node: number | undefined = 0;
  for (const word of phrase.split(' ')) {
    node = step(node, numberOf(word));
    if (node === undefined) return undefined;
  }
  return labelOfNode[node];
}

/** `Serial No.`, `serial_no`, `serialNo`, `Serial-No`: what they have in common. */
export function phraseOf(key: string): string {
  const apart = key.length > 80 ? '' : key.replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2');
  return wordsOf(apart).join(' ');
}

/** Nothing around a label's words but what may stand around them: `Active DTC: -` is a label with its value. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!around.has(text[at] ?? '')) return false;
  return true;
}

const around = new Set<string>(' \t\n.:=*：#?_[]()°º"\'“”');

/** The column `faultCode` of a table is a word that no vocabulary has. */
function isCamel(scan: Scan, word: number, to: number): boolean {
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  return end <= to && end - start < 40 && /[a-z][A-Z]/.test(scan.text.slice(start, end));
}

/** Words of a label stand one space, dash, dot or stroke apart. */
function isGap(text: string, from: number, to: number): boolean {
  const length = to - from;
  if (length === 0) return true;
  if (length > 3) return false;
  let spaces = 0;
  let marks = 0;
  for (let at = from; at < to; at += 1) {
    const character = text[at] ?? '';
    if (character === ' ') spaces += 1;
    else if (gapMarks.has(character)) marks += 1;
    else return false;
    // A dash with spaces, and two spaces, set apart what follows.
    if (spaces > 1 && marks === 0) return false;
    if (character === '-' && spaces > 0) return false;
  }
  return true;
}

const gapMarks = new Set(['_', '-', '/', '.', '&', "'", '’', '°', 'º', '+', '(']);

function step(node: number, word: number): number | undefined {
  return word < 0 ? undefined : steps.get(node * wordLimit + word);
}

const wordLimit = 1 << 16;
/** A tree of words: from a node's number and a word's to the node's that it leads to. */
const steps = new Map<number, number>();
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
    const key = node * wordLimit + number;
    const next = steps.get(key) ?? labelOfNode.push(undefined) - 1;
    steps.set(key, next);
    node = next;
  }
  // The first to claim a phrase keeps it.
  labelOfNode[node] ??= { phrase: words.join(' '), ...label };
}

for (const phrase of spellingsOf(utcPhrases)) addLabel(phrase, { field: 'time', trust: 0.95, zone: 'UTC' });
for (const [field, trust, phrases] of labelPhrases) {
  for (const phrase of spellingsOf(phrases)) addLabel(phrase, { field, trust });
}
for (const { field, trust, words } of labelCompounds(wordsOf)) addWords(words, { field, trust });
