import { digit } from '../characters.ts';
import type { Scan } from '../scan.ts';
import { type Layout, layoutOf } from './layout.ts';
import { mix } from './mixing.ts';
import { tagCount } from './tags.ts';
import { lineBreak, parting, type WordHashes, wordHashes } from './word-hashes.ts';

/*
 * What speaks for a word being a part of a value: itself, its neighbours, what the vocabulary says that they may be, the
 * label and the line that it stands in, and what was found before it. Each is one number, by which its weights are looked
 * up; none is made of strings, so that a word costs as many steps as it has features.
 */

/** A text's words as the tagger sees them. */
export interface TaggerText {
  readonly words: WordHashes;
  readonly layout: Layout;
  /** Of each word its letters, its look and what it may be; with some before the first and behind the last that are none. */
  readonly general: Int32Array;
  readonly look: Int32Array;
  readonly bits: Int32Array;
  /** How often a word stands in the text, up to three, and whether the subject has it, too. */
  readonly repeats: Uint8Array;
  readonly hasDigit: Uint8Array;
  /** The words before the last colon, bar or tab on the line. */
  readonly label: Int32Array;
  /** The first words of the line, of the line before, and of the paragraph. */
  readonly first: Int32Array;
  readonly firstBefore: Int32Array;
  readonly ofParagraph: Int32Array;
}

export function taggerText(scan: Scan): TaggerText {
  const words = wordHashes(scan, mostWords);
  const { bits, shapes } = scan;
  const layout = layoutOf(words);
  const { count, exact, general, breaks, parts } = words;
  const label = new Int32Array(count);
  const first = new Int32Array(count);
  const firstBefore = new Int32Array(count);
  const ofParagraph = new Int32Array(count);
  const hasDigit = new Uint8Array(count);
  let [lastLabel, lastFirst, before, paragraph] = [0, beginning, beginning, beginning];
  for (let word = 0; word < count; word += 1) {
    const lineStart = layout.lineStart[word] ?? 0;
    if (lineStart === word) {
      before = lastFirst;
      lastFirst = mix(general[word] ?? 0, general[word + 1] ?? ending);
      lastLabel = 0;
      if (breaks[word] === lineBreak.paragraph) paragraph = lastFirst;
    } else if (((parts[word] ?? 0) & parting.label) !== 0) {
      lastLabel = 0;
      for (let part = Math.max(lineStart, word - wordsOfLabel); part < word; part += 1)
        lastLabel = mix(lastLabel, general[part] ?? 0);
    }
    label[word] = lastLabel;
    first[word] = lastFirst;
    firstBefore[word] = before;
    ofParagraph[word] = paragraph;
    hasDigit[word] = ((shapes[word] ?? 0) & digit) === 0 ? 0 : 1;
  }
  const repeats = repeatsOf(scan, exact, layout);
  return {
    words,
    layout,
    general: withMargins(general),
    look: withMargins(words.look),
    bits: withMargins(Int32Array.from({ length: count }, (_, word) => bits[word] ?? 0)),
    repeats,
    hasDigit,
    label,
    first,
    firstBefore,
    ofParagraph,
  };
}

/** Words of a message that are tagged: an alert's facts stand in its first lines. */
const mostWords = 4000;
const wordsOfLabel = 3;
const beginning = 11;
const ending = 13;

function repeatsOf(scan: Scan, exact: Int32Array, layout: Layout): Uint8Array {
  const counts = new Map<number, number>();
  const inSubject = new Set<number>();
  let isSubject = false;
  for (const [word, hash] of exact.entries()) {
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
    if (layout.lineStart[word] === word) isSubject = scan.text.startsWith('Subject:', scan.starts[word] ?? 0);
    if (isSubject) inSubject.add(hash);
  }
  return Uint8Array.from(
    exact,
    (hash) => Math.min(counts.get(hash) ?? 0, mostRepeats) * 2 + (inSubject.has(hash) ? 1 : 0),
  );
}

const mostRepeats = 3;

/** Writes the features of a word that don't depend on what was found before it, and says how many they are. */
export function addFeatures(text: TaggerText, word: number, into: Int32Array): number {
  const { words, layout, general, look, bits, repeats, label, first, firstBefore, ofParagraph, hasDigit } =
    text;
  const { exact, shape, head, tail, gap } = words;
  const at = word + margin;
  const [own, form, bit] = [general[at] ?? 0, look[at] ?? 0, bits[at] ?? 0];
  const [before, before2, before3] = [general[at - 1] ?? 0, general[at - 2] ?? 0, general[at - 3] ?? 0];
  const [after, after2] = [general[at + 1] ?? 0, general[at + 2] ?? 0];
  const [formBefore, formAfter, formAfter2] = [look[at - 1] ?? 0, look[at + 1] ?? 0, look[at + 2] ?? 0];
  const [bitBefore, bitAfter] = [bits[at - 1] ?? 0, bits[at + 1] ?? 0];
  const [gapBefore, gapAfter] = [gap[word] ?? 0, gap[word + 1] ?? 0];
  const pairBefore = mix(before2, before);
  const formAndAfter = mix(form, formAfter);
  const [labelHere, lineHere] = [label[word] ?? 0, layout.line[word] ?? 0];
  const inLine = word - (layout.lineStart[word] ?? 0);
  const heading = layout.heading[word] ?? 0;
  const repeat = repeats[word] ?? 0;
  const isBelowShort = lineHere > 0 && (layout.lineLength[lineHere - 1] ?? 0) <= shortLine;
  // The word by itself.
  into[0] = exact[word] ?? 0;
  into[1] = own;
  into[2] = shape[word] ?? 0;
  into[3] = form;
  into[4] = head[word] ?? 0;
  into[5] = tail[word] ?? 0;
  // Its neighbours.
  into[6] = mix(before, gapBefore);
  into[7] = mix(pairBefore, gapBefore);
  into[8] = mix(before3, pairBefore);
  into[9] = before2;
  into[10] = mix(after, gapAfter);
  into[11] = mix(mix(after, after2), gapAfter);
  into[12] = after2;
  into[13] = mix(before, after);
  into[14] = mix(own, after);
  into[15] = mix(mix(form, before), gapBefore);
  into[16] = mix(mix(form, after), gapAfter);
  into[17] = mix(mix(formBefore, form), formAfter);
  into[18] = mix(formAndAfter, formAfter2);
  // What parts it from them.
  into[19] = mix(gapAfter, form);
  into[20] = mix(mix(gapBefore, gapAfter), form);
  into[21] = mix(mix(gapBefore, formBefore), mix(gapAfter, formAfter));
  // Its label, its line, its paragraph, its column.
  into[22] = labelHere;
  into[23] = first[word] ?? 0;
  into[24] = mix(ofParagraph[word] ?? 0, form);
  into[25] = mix(Math.min(inLine, farInLine), form);
  into[26] = mix(Math.min(lineHere, farInText), form);
  into[27] = isBelowShort ? mix(mix(layout.lineHash[lineHere - 1] ?? 0, Math.min(inLine, 3)), form) : 0;
  into[28] = heading === 0 ? 0 : mix(heading, form);
  // What the vocabulary says that it and its neighbours may be.
  into[29] = bit;
  into[30] = mix(bitBefore, form);
  into[31] = mix(bitAfter, form);
  into[32] = mix(bit, form);
  into[33] = mix(mix(bits[at - 2] ?? 0, bitBefore), bit);
  into[34] = mix(mix(bitBefore, bit), bitAfter);
  into[35] = mix(labelHere, bit);
  into[36] = mix(firstBefore[word] ?? 0, bit);
  into[37] = mix(before, bit);
  into[38] = mix(after, bit);
  // Whether it stands elsewhere, too.
  into[39] = mix(repeat, form);
  into[40] = mix(mix(repeat, hasDigit[word] === 1 ? (shape[word] ?? 0) : 1), labelHere);
  for (let kind = 0; kind < ownFeatures; kind += 1)
    into[kind] = mix(Math.imul(kind + 1, 0x10001), into[kind] ?? 0);
  return ownFeatures;
}

/** Features that a word has whatever was found before it. */
const ownFeatures = 41;
/** Places before a text's first word and behind its last that its lists have, too. */
const margin = 3;

function withMargins(list: Int32Array): Int32Array {
  const wide = new Int32Array(list.length + 2 * margin).fill(ending).fill(beginning, 0, margin);
  wide.set(list, margin);
  return wide;
}

/** Words and lines after which it no longer matters how many there were; words of a line that may be a heading. */
const [farInLine, farInText, shortLine] = [6, 4, 4];

/** The most features that a word has. */
export const mostFeatures = 64;

/** What has been found of a text so far, by which the next word is judged. */
export class TagHistory {
  #last = 0;
  #lastButOne = 0;
  #seen = 0;
  readonly #tagOf = new Map<number, number>();

  /** Writes the features that depend on what was found before a word behind its others, and says how many there are then. */
  addFeatures({ words }: TaggerText, word: number, into: Int32Array, size: number): number {
    const [form, gap] = [words.look[word] ?? 0, words.gap[word] ?? 0];
    const known = this.#tagOf.get(words.exact[word] ?? 0) ?? unknownWord;
    into[size] = mix(101, this.#last);
    into[size + 1] = mix(102, this.#last * tagCount + this.#lastButOne);
    into[size + 2] = mix(103, mix(this.#last, form));
    into[size + 3] = mix(104, mix(this.#last, gap));
    into[size + 4] = mix(105, mix(known, this.#last));
    into[size + 5] = mix(106, mix(this.#seen, form));
    return size + 6;
  }

  add({ words }: TaggerText, word: number, tag: number): void {
    this.#lastButOne = this.#last;
    this.#last = tag;
    if (tag > 0) this.#seen |= 1 << ((tag + 1) >> 1);
    this.#tagOf.set(words.exact[word] ?? 0, tag);
  }
}

const unknownWord = 99;
