import { equipmentTypes } from '#functions/equipment/catalogue/equipment-types.ts';
import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { labelAt } from '../words/labels.ts';

/** A part of a machine's designation and where it stands. */
export interface MachinePart {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A machine as running text names it: `2019 Caterpillar 336F L Hydraulic Excavator`. */
export interface FoundMachine {
  /** By the name that the catalogue has for it. */
  readonly brand: MachinePart;
  readonly model: MachinePart | undefined;
  readonly end: number;
}

/** The brand that begins at `at`, after a model year perhaps, and the model that follows it. */
export function machineAt(text: string, at: number, to: number): FoundMachine | undefined {
  const year = /^(?:19|20)\d{2}\s+/.exec(text.slice(at, at + 6))?.[0].length ?? 0;
  const found = brandAt(text, at + year);
  if (!found || found.end > to) return undefined;
  const brand = { value: found.brand.name, start: found.start, end: found.end };
  const model = modelAt(text, skipGap(text, found.end, to), to);
  if (found.brand.everydayWord) {
    // `Case`, `cat` and `bell` are brands only as such: written large, or with a model that is no count of anything.
    const written = text.slice(found.start, found.end);
    const capital = /^\p{Lu}/u.test(written);
    if (!capital && !(model && /\d{3}|\p{L}-?\d|\d\p{L}/u.test(model.value))) return undefined;
    if (!model && written !== written.toUpperCase() && found.end < to) return undefined;
  }
  return { brand, model, end: model?.end ?? found.end };
}

/** The first machine that a stretch of running text names with its brand. */
export function findMachine(text: string, from: number, to: number): FoundMachine | undefined {
  // A search that runs on past the stretch would make a long message's cost grow with its square.
  const stretch = text.slice(0, to);
  wordStart.lastIndex = from;
  let bare: FoundMachine | undefined;
  for (let match = wordStart.exec(stretch); match; match = wordStart.exec(stretch)) {
    const found = machineAt(text, match.index, to);
    if (found?.model) return found;
    bare ??= found;
  }
  return bare;
}

/**
 * The model that begins at `at`: one to five words, of which one has a digit, as far as they look like parts of a
 * designation (`624 P-Tier`, `HD+ 90i VV`, `GS-1930`, `580 Super N`).
 */
export function modelAt(text: string, at: number, to: number): MachinePart | undefined {
  let end = at;
  let digits = false;
  let position = typeWordsLength(text, at, to) + at;
  const start = position;
  for (let count = 0; count < 5 && position < to; count += 1) {
    const word = /^[\p{L}\p{N}][\p{L}\p{N}+./-]{0,19}/u
      .exec(text.slice(position, Math.min(to, position + 20)))?.[0]
      .replace(/[./-]+$/, '');
    if (!word || !isModelWord(word, digits, count)) break;
    if (typeWordsLength(text, position, to) > 0) break;
    if (count > 0 && !designationWords.has(word.toLowerCase()) && labelAt(text, position, to)) break;
    digits ||= /\d/.test(word);
    end = position + word.length;
    const gap = /^[ \u00a0]{1,2}(?=[\p{L}\p{N}])/u.exec(text.slice(end, Math.min(to, end + 3)));
    if (!gap) break;
    position = end + gap[0].length;
  }
  return digits ? { value: text.slice(start, end), start, end } : undefined;
}

/** What a label calls the model, without year, brand and kind of machine: `TL8`, not `TL8 Compact Track Loader`. */
export function modelIn(
  text: string,
  from: number,
  to: number,
): { brand: MachinePart | undefined; model: MachinePart | undefined } {
  let start = from;
  let brand: MachinePart | undefined;
  const year = /^(?:19|20)\d{2}\s+(?=\S)/.exec(text.slice(start, to));
  if (year) start += year[0].length;
  const found = brandAt(text, start);
  if (found && found.end < to) {
    brand = { value: found.brand.name, start: found.start, end: found.end };
    start = skipGap(text, found.end, to);
  }
  let end = cutAt(text, start, to, /[,;|(]|\s[-–—]\s|\t/);
  const front = typeWordsLength(text, start, end);
  if (front > 0 && start + front < end) start += front;
  end = withoutTrailingType(text, start, end);
  const value = text.slice(start, end).trim();
  if (value === '' || value.length > 60) return { brand, model: undefined };
  const offset = text.slice(start, end).indexOf(value);
  return { brand, model: { value, start: start + offset, end: start + offset + value.length } };
}

const wordStart = /(?<![\p{L}\p{N}@./-])[\p{L}\d]/gu;
const designationWords = new Set([
  'super',
  'plus',
  'pro',
  'tier',
  'series',
  'max',
  'long',
  'reach',
  'hybrid',
  'next',
  'gen',
  'premium',
  'evolution',
  'compact',
]);

const stopWords = new Set('at in is on of or and the has was for to by no ok with from near'.split(' '));

function isModelWord(word: string, afterDigits: boolean, count: number): boolean {
  if (stopWords.has(word.toLowerCase()) || (afterDigits && /^\d+$/.test(word))) return false;
  if (/\d/.test(word))
    return word.length <= 16 && !/^\d{6,}$/.test(word) && !/^\d{1,6}(?:h|hr|hrs|hours|%)$/i.test(word);
  if (designationWords.has(word.toLowerCase())) return afterDigits || (count === 0 && /^\p{Lu}/u.test(word));
  if (/^\p{Lu}[\p{Lu}+/-]{0,3}$/u.test(word)) return true;
  return count === 0
    ? /^\p{Lu}[\p{L}+-]{1,12}$/u.test(word)
    : afterDigits && /^\p{Lu}-\p{Lu}\p{Ll}{2,6}$/u.test(word);
}

/** How many characters from `at` on name a kind of machine, with the space after them; 0 for none. */
function typeWordsLength(text: string, at: number, to: number): number {
  const window = text.slice(at, Math.min(to, at + 40)).toLowerCase();
  const first = /^[\p{L}-]{2,30}/u.exec(window)?.[0];
  if (first === undefined) return 0;
  for (const words of typesByFirstWord.get(first) ?? []) {
    if (!window.startsWith(words)) continue;
    const tail = /^s?(?:\s+|$)/.exec(window.slice(words.length));
    if (tail) return words.length + tail[0].length;
  }
  return 0;
}

function withoutTrailingType(text: string, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    if (!/\s/.test(text[at - 1] ?? '')) continue;
    const length = typeWordsLength(text, at, to);
    if (length > 0 && at + length >= to) return at;
  }
  return to;
}

function skipGap(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && /[\s\u00a0:®™]/.test(text[at] ?? '')) at += 1;
  at += /^,\s(?=\p{Lu}{1,5}-?\d)/u.exec(text.slice(at, Math.min(to, at + 10)))?.[0].length ?? 0;
  const word = /^(?:model|modell|modelo)\b\.?:?\s{1,2}/i.exec(text.slice(at, Math.min(to, at + 10)));
  if (word) at += word[0].length;
  if (text[at] === '/' && /\s/.test(text[at - 1] ?? '')) at += 1;
  while (at < to && /\s/.test(text[at] ?? '')) at += 1;
  return at;
}

function cutAt(text: string, from: number, to: number, edge: RegExp): number {
  const index = text.slice(from, to).search(edge);
  return index < 0 ? to : from + index;
}

const typesByFirstWord = new Map<string, string[]>();
for (const { words } of equipmentTypes) {
  for (const word of words) {
    const key = /^[\p{L}-]{2,30}/u.exec(word)?.[0] ?? word;
    typesByFirstWord.set(
      key,
      [...(typesByFirstWord.get(key) ?? []), word].sort((a, b) => b.length - a.length),
    );
  }
}
