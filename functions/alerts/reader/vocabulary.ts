import { brands } from '#functions/equipment/catalogue/brands.ts';
import { equipmentTypes } from '#functions/equipment/catalogue/equipment-types.ts';
import { classOf, digit, foldOf, ideographic, letter } from '../reading/letters.ts';
import { abbreviations } from './words/abbreviations.ts';
import { inflections } from './words/inflections.ts';
import { labelCompounds } from './words/label-compounds.ts';
import { labelPhrases, utcPhrases } from './words/label-phrases.ts';
import { monthNoun, months } from './words/months.ts';
import { marksOfProvider, providers } from './words/providers.ts';
import { lampWords, plainWords, wordsOfSeverity } from './words/severities.ts';
import { stateNames } from './words/states.ts';
import {
  codeNouns,
  countedNouns,
  displayingVerbs,
  joiningWords,
  showingVerbs,
  weakVerbs,
} from './words/told-codes.ts';
import { kindsOfWords } from './words/word-kinds.ts';

/** What a word may be or begin. A word of the vocabulary has the bits of all that it is. */
export const may = {
  label: 1 << 0,
  brand: 1 << 1,
  month: 1 << 2,
  severity: 1 << 3,
  code: 1 << 4,
  hours: 1 << 5,
  street: 1 << 6,
  state: 1 << 7,
  provider: 1 << 8,
  forward: 1 << 9,
  reply: 1 << 10,
  header: 1 << 11,
  banner: 1 << 12,
  footer: 1 << 13,
  signOff: 1 << 14,
  otherMail: 1 << 15,
  part: 1 << 16,
  trouble: 1 << 17,
  notice: 1 << 18,
  machineType: 1 << 19,
  signature: 1 << 20,
  verb: 1 << 21,
  degrees: 1 << 22,
  cleared: 1 << 23,
  instruction: 1 << 24,
  called: 1 << 25,
  kind: 1 << 27,
  healthy: 1 << 28,
  legal: 1 << 29,
  standing: 1 << 30,
} as const;

/** The words of a phrase as a scan has them: folded, in their order. */
export function wordsOf(phrase: string): string[] {
  const words: string[] = [];
  let word = '';
  let script = 0;
  for (let at = 0; at < phrase.length; at += 1) {
    const code = phrase.charCodeAt(at);
    const kind = classOf(code);
    const inWord = (kind & (letter | digit)) !== 0;
    if (word !== '' && (!inWord || (kind & ideographic) !== script)) {
      words.push(word);
      word = '';
    }
    if (inWord) word += String.fromCharCode(foldOf(code));
    else if (code === hash) words.push('#');
    script = kind & ideographic;
  }
  if (word !== '') words.push(word);
  return words;
}

export const firstHash = 0x811c9dc5 | 0;

export const hashPrime = 16_777_619;

/** FNV-1a, over folded UTF-16 units. */
function nextHash(sum: number, code: number): number {
  return Math.imul(sum ^ code, hashPrime);
}

/** Where the word of this hash stands in the table whose folded letters are the first `length` of these, or -1. */
export function slotWithHash(sum: number, folded: Uint16Array, length: number): number {
  for (let slot = (sum & mask) * perSlot; ; slot = (slot + perSlot) & (size * perSlot - 1)) {
    if (table[slot + ofNumber] === 0) return -1;
    if (table[slot] === sum && isWord(table[slot + ofLetters] ?? 0, folded, length)) return slot;
  }
}

/** Number of the word at a place of the table, -1 for none. */
export function wordAtSlot(slot: number): number {
  return slot < 0 ? -1 : (table[slot + ofNumber] ?? 0) - 1;
}

export function bitsAtSlot(slot: number): number {
  return slot < 0 ? 0 : (table[slot + ofBits] ?? 0);
}

/** Number of a folded word, or -1. */
export function numberOf(word: string): number {
  const { length } = word;
  if (length > longestWord) return -1;
  for (let at = 0; at < length; at += 1) letters[at] = foldOf(word.charCodeAt(at));
  return wordAtSlot(slotWithHash(hashOf(word), letters, length));
}

/** The numbers of those of some words, folded, that the vocabulary has; a text is one of words with spaces between. */
export function numbersOf(words: string | readonly string[]): ReadonlySet<number> {
  const each = typeof words === 'string' ? words.split(/\s+/) : words;
  return new Set(each.map(numberOf).filter((number) => number >= 0));
}

export function bitsOfWord(word: number): number {
  return bitsAtSlot(slotsOfWords[word] ?? -1);
}

function isWord(stored: number, folded: Uint16Array, length: number): boolean {
  if ((stored & mostLetters) !== length) return false;
  const from = stored >> bitsOfLength;
  for (let at = 0; at < length; at += 1) if (spellings[from + at] !== folded[at]) return false;
  return true;
}

function hashOf(word: string): number {
  let sum = firstHash;
  for (let at = 0; at < word.length; at += 1) sum = nextHash(sum, foldOf(word.charCodeAt(at)));
  return sum;
}

/**
 * A table with open addressing, at most a quarter full, so that a word that isn't there is known by one look. What is asked
 * of a word stands side by side, since a look into memory costs more than all else: its hash, its number plus one, where its
 * letters begin and how many they are, its bits.
 */
const size = 1 << 17;
const mask = size - 1;
const perSlot = 4;
const [ofNumber, ofLetters, ofBits] = [1, 2, 3];
const table = new Int32Array(size * perSlot);
const slotsOfWords: number[] = [];
const hash = '#'.charCodeAt(0);
/** The letters of all words, one word after the other. */
const spellings = new Uint16Array(1 << 19);
let spelled = 0;
const bitsOfLength = 7;
const mostLetters = (1 << bitsOfLength) - 1;
/** Letters of the longest word that is looked up. */
const longestWord = 80;
const letters = new Uint16Array(longestWord);

function add(word: string, kind: number): void {
  const known = numberOf(word);
  if (known >= 0) {
    const slot = slotsOfWords[known] ?? 0;
    table[slot + ofBits] = bitsAtSlot(slot) | kind;
    return;
  }
  const sum = hashOf(word);
  let slot = (sum & mask) * perSlot;
  while (table[slot + ofNumber] !== 0) slot = (slot + perSlot) & (size * perSlot - 1);
  if (spelled + word.length > spellings.length || word.length > mostLetters)
    throw new Error('The vocabulary has outgrown its letters.');
  for (let at = 0; at < word.length; at += 1) spellings[spelled + at] = foldOf(word.charCodeAt(at));
  table.set([sum, slotsOfWords.push(slot), (spelled << bitsOfLength) | word.length, kind], slot);
  spelled += word.length;
}

/**
 * The numbers of a list's words, to ask of each word of a scan whether it is one of them. Words that the vocabulary lacks
 * become a part of it, without a kind.
 */
export function setOfWords(list: string): WordSet {
  const set = new Uint8Array(1 << 16);
  for (const phrase of list.split(/\s+/))
    for (const word of wordsOf(phrase)) {
      add(word, 0);
      set[numberOf(word)] = 1;
    }
  return set;
}

/** The number of a folded word that becomes a part of the vocabulary, with a kind. */
export function numberWith(word: string, kind: number): number {
  add(word, kind);
  return numberOf(word);
}

/** Words by their numbers: 1 for each that belongs to it. */
export type WordSet = Uint8Array;

/** Adds all words of a phrase, the first as one that may begin it. */
function addPhrase(phrase: string, kind: number): void {
  for (const [index, word] of wordsOf(phrase).entries()) add(word, index === 0 ? kind : 0);
}

add('#', 0);
for (const phrase of spellingsOf(utcPhrases)) addPhrase(phrase, may.label);
for (const [, , phrases] of labelPhrases)
  for (const phrase of spellingsOf(phrases)) addPhrase(phrase, may.label);
for (const { words } of labelCompounds(wordsOf))
  for (const [index, word] of words.entries()) add(word, index === 0 ? may.label : 0);
for (const [short, word] of [...abbreviations, ...inflections])
  add(short, bitsOfWord(numberOf(word)) & may.label);
for (const { name, aliases } of brands)
  for (const each of [name, ...aliases]) {
    addPhrase(each, may.brand);
    // `Both are Cats`; cases are no loaders.
    if (/^[A-Za-z]{3,20}$/.test(each) && each !== 'Case')
      add(`${each}${/[sxz]$/.test(each) ? 'es' : 's'}`, may.brand);
  }
for (const provider of providers) for (const mark of marksOfProvider(provider)) addPhrase(mark, may.provider);
for (const { words } of equipmentTypes) for (const word of words) addPhrase(word, may.machineType);
for (const month of [...months.keys(), monthNoun]) add(month, may.month);
for (const word of [...plainWords.keys(), ...lampWords.keys()]) add(word, may.severity);
for (const word of wordsOfSeverity) add(word, 0);
for (const list of [showingVerbs, displayingVerbs, codeNouns])
  for (const word of list.split(/\s+/)) if (word !== '') add(word, may.verb);
for (const list of [weakVerbs, joiningWords, countedNouns])
  for (const word of list.split(/\s+/)) if (word !== '') add(word, 0);
for (const name of stateNames) addPhrase(name, may.state);
for (const [kind, words] of Object.entries(kindsOfWords)) {
  for (const word of words.split(/\s+/))
    for (const part of wordsOf(word)) add(part, may[kind as keyof typeof may]);
}

/** The phrases of a list, also in one word as the names of columns and fields are written, and with `ae` for `ä`. */
export function* spellingsOf(phrases: string): Generator<string> {
  for (const entry of phrases.split('|')) {
    const phrase = entry.trim().replace(/\s+/g, ' ');
    if (phrase === '') continue;
    yield phrase;
    if (phrase.includes('ß')) yield phrase.replace(/ß/g, 'ss');
    if (/[äöü]/.test(phrase)) {
      yield phrase.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
    }
    const joined = wordsOf(phrase).join('');
    if (phrase.includes(' ') && joined.length >= 6 && !joined.includes('#')) yield joined;
    // `wagenparknummer`, `wagenparknr`; `výrobní číslo`, `výrobní č.`
    if (/\p{L}{4}nummer$/u.test(phrase)) yield phrase.replace(/nummer$/, 'nr');
    else if (/\p{L}{4}nr$/u.test(phrase)) yield phrase.replace(/nr$/, 'nummer');
    else if (/ číslo$/.test(phrase)) yield phrase.replace(/číslo$/, 'č');
  }
}
