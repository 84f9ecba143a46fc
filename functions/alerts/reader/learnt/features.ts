import { mix } from '../../reading/hashes.ts';
import type { Scan } from '../scan.ts';
import { type Cells, cellsOf } from './cells.ts';
import { type Layout, layoutOf } from './layout.ts';
import { parting, type WordHashes, wordHashes } from './word-hashes.ts';

/*
 * What speaks for a word being a part of a value: itself, its neighbours, what the vocabulary says that they may be, the
 * label and the line that it stands in, the words farther off. Each is one number, by which its weights are looked up; none
 * is made of strings, so that a word costs as many steps as it has features.
 */

/** A text's words as what was learnt sees them: as numbers. */
export interface HashedText {
  readonly scan: Scan;
  readonly words: WordHashes;
  readonly layout: Layout;
  readonly cells: Cells;
  /** How the first words of each cell look, which its last are, and what any of them may be. */
  readonly cellForm: Int32Array;
  readonly cellWords: Int32Array;
  readonly cellKinds: Int32Array;
  /** Of each word its letters, its look and what it may be; with some before the first and behind the last that are none. */
  readonly general: Int32Array;
  readonly look: Int32Array;
  readonly bits: Int32Array;
  /** Of each word the first that is spelt the same. */
  readonly same: Int32Array;
  /** How often a word stands in the text, up to three, and whether the subject has it, too. */
  readonly repeats: Uint8Array;
  /** The words before the last colon, bar or tab on the line. */
  readonly label: Int32Array;
  /** How long the text is, in words and in lines, roughly. */
  readonly size: number;
}

export function hashedText(scan: Scan): HashedText {
  const words = wordHashes(scan, mostWords);
  const { bits } = scan;
  const layout = layoutOf(words);
  const { count, exact, general, parts } = words;
  const label = new Int32Array(count);
  let lastLabel = 0;
  for (let word = 0; word < count; word += 1) {
    const lineStart = layout.lineStart[word] ?? 0;
    if (lineStart === word) lastLabel = 0;
    else if (((parts[word] ?? 0) & parting.label) !== 0) {
      lastLabel = 0;
      for (let part = Math.max(lineStart, word - wordsOfLabel); part < word; part += 1)
        lastLabel = mix(lastLabel, general[part] ?? 0);
    }
    label[word] = lastLabel;
  }
  const same = firstSame(exact);
  const repeats = repeatsOf(scan, same, layout);
  const cells = cellsOf(scan, words);
  const looks = looksOfCells(cells, words, bits);
  const size = magnitude(count) * 16 + magnitude(layout.lineLength.length);
  return {
    scan,
    words,
    layout,
    cells,
    ...looks,
    general: withMargins(general),
    look: withMargins(words.look),
    bits: withMargins(Int32Array.from({ length: count }, (_, word) => bits[word] ?? 0)),
    same,
    repeats,
    label,
    size,
  };
}

function looksOfCells(
  { starts, ofWord }: Cells,
  { count, look, general }: WordHashes,
  bits: ArrayLike<number>,
) {
  const cellForm = new Int32Array(starts.length);
  const cellWords = new Int32Array(starts.length);
  const cellKinds = new Int32Array(starts.length);
  for (let word = 0; word < count; word += 1) {
    const cell = ofWord[word] ?? 0;
    cellKinds[cell] = (cellKinds[cell] ?? 0) | (bits[word] ?? 0);
    if (word - (starts[cell] ?? 0) < wordsOfForm) cellForm[cell] = mix(cellForm[cell] ?? 0, look[word] ?? 0);
    if ((starts[cell + 1] ?? 0) - word <= wordsOfLabel)
      cellWords[cell] = mix(cellWords[cell] ?? 0, general[word] ?? 0);
  }
  return { cellForm, cellWords, cellKinds };
}

/** Doublings, up to eight. */
function magnitude(count: number): number {
  return Math.min(8, Math.floor(Math.log2(count + 1)));
}

/** Words of a message that are tagged: an alert's facts stand in its first lines. */
const mostWords = 4000;
const wordsOfLabel = 3;
const wordsOfForm = 5;
const beginning = 11;
const ending = 13;

function firstSame(exact: Int32Array): Int32Array {
  const firsts = new Map<number, number>();
  return exact.map((hash, word) => {
    const first = firsts.get(hash);
    if (first === undefined) firsts.set(hash, word);
    return first ?? word;
  });
}

function repeatsOf(scan: Scan, same: Int32Array, layout: Layout): Uint8Array {
  const counts = new Uint8Array(same.length);
  const inSubject = new Uint8Array(same.length);
  let isSubject = false;
  for (let word = 0; word < same.length; word += 1) {
    const first = same[word] ?? 0;
    counts[first] = Math.min((counts[first] ?? 0) + 1, mostRepeats);
    if (layout.lineStart[word] === word) isSubject = scan.text.startsWith('Subject:', scan.starts[word] ?? 0);
    if (isSubject) inSubject[first] = 1;
  }
  return counts.map((_, word) => (counts[same[word] ?? 0] ?? 0) * 2 + (inSubject[same[word] ?? 0] ?? 0));
}

const mostRepeats = 3;

/** Writes the features of a word that don't depend on what is found elsewhere in the text, and says how many they are. */
export function addFeatures(text: HashedText, word: number, into: Int32Array): number {
  const { words, layout, cells, general, look, bits, repeats, label } = text;
  const { exact, shape, head, tail, gap } = words;
  const at = word + margin;
  const [own, form, bit] = [general[at] ?? 0, look[at] ?? 0, bits[at] ?? 0];
  const [before, before2] = [general[at - 1] ?? 0, general[at - 2] ?? 0];
  const [after, after2] = [general[at + 1] ?? 0, general[at + 2] ?? 0];
  const [formBefore, formAfter] = [look[at - 1] ?? 0, look[at + 1] ?? 0];
  const [bitBefore, bitAfter] = [bits[at - 1] ?? 0, bits[at + 1] ?? 0];
  const [gapBefore, gapAfter] = [gap[word] ?? 0, gap[word + 1] ?? 0];
  const labelHere = label[word] ?? 0;
  const heading = layout.heading[word] ?? 0;
  const line = layout.line[word] ?? 0;
  const inLine = word - (layout.lineStart[word] ?? 0);
  const lengthHere = layout.lineLength[line] ?? 0;
  const next = at - inLine + lengthHere;
  const cell = cells.ofWord[word] ?? 0;
  const cellStart = cells.starts[cell] ?? 0;
  const cellEnd = cells.starts[cell + 1] ?? 0;
  const inCell = Math.min(word - cellStart, 4);
  const restOfCell = Math.min(cellEnd - 1 - word, 4);
  // The word by itself.
  into[0] = exact[word] ?? 0;
  into[1] = own;
  into[2] = shape[word] ?? 0;
  into[3] = form;
  into[4] = head[word] ?? 0;
  into[5] = tail[word] ?? 0;
  // Its neighbours, and what parts it from them.
  into[6] = mix(before, gapBefore);
  into[7] = mix(mix(before2, before), gapBefore);
  into[8] = mix(after, gapAfter);
  into[9] = mix(mix(after, after2), gapAfter);
  into[10] = mix(own, after);
  into[11] = mix(mix(form, before), gapBefore);
  into[12] = mix(mix(form, after), gapAfter);
  into[13] = mix(mix(formBefore, form), formAfter);
  into[14] = mix(gapAfter, form);
  into[15] = mix(mix(gapBefore, gapAfter), form);
  // Its label, its column; how its line goes on, and the next one begins; how long line and text are.
  into[16] = labelHere;
  into[17] = heading === 0 ? 0 : mix(heading, form);
  into[18] = mix(mix(general[next] ?? 0, general[next + 1] ?? 0), form);
  into[19] = mix(mix(Math.min(lengthHere - 1 - inLine, 4), Math.min(inLine, 4)), form);
  into[20] = mix(Math.min(lengthHere, longLine), form);
  into[21] = mix(text.size, form);
  // What the vocabulary says that it and its neighbours may be.
  into[22] = bit;
  into[23] = mix(bitBefore, form);
  into[24] = mix(bitAfter, form);
  into[25] = mix(bit, form);
  into[26] = mix(mix(bitBefore, bit), bitAfter);
  into[27] = mix(labelHere, bit);
  into[28] = mix(before, bit);
  into[29] = mix(after, bit);
  // Whether it stands elsewhere, too.
  into[30] = mix(repeats[word] ?? 0, form);
  // What marks part on its line from what is beside it.
  into[31] = mix(mix(inCell, restOfCell), form);
  into[32] = mix(text.cellForm[cell] ?? 0, inCell);
  into[33] = mix(mix(text.cellWords[cell - 1] ?? beginning, inCell), gap[cellStart] ?? 0);
  into[34] = mix(mix(text.cellWords[cell + 1] ?? ending, restOfCell), gap[cellEnd] ?? 0);
  for (let kind = 0; kind < ownKinds; kind += 1) into[kind] = ofKind(kind, into[kind] ?? 0);
  // Words farther off, wherever exactly they stand.
  let size = ownKinds;
  for (let away = farFrom; away <= farTo; away += 1) {
    into[size] = ofKind(ownKinds, general[at - away] ?? 0);
    into[size + 1] = ofKind(ownKinds + 1, general[at + away] ?? 0);
    size += 2;
  }
  return size;
}

/** The same number of another kind of feature is another feature. */
function ofKind(kind: number, feature: number): number {
  return mix(Math.imul(kind + 1, 0x10001), feature);
}

/** Kinds of features that a word has one of each. */
const ownKinds = 35;
/** How far off words stand that are told only by their side. */
const [farFrom, farTo] = [3, 6];
/** Places before a text's first word and behind its last that its lists have, too. */
const margin = farTo;

function withMargins(list: Int32Array): Int32Array {
  const wide = new Int32Array(list.length + 2 * margin).fill(ending).fill(beginning, 0, margin);
  wide.set(list, margin);
  return wide;
}

/** Words from which a line is merely long. */
const longLine = 13;

/** The most features that a word has. */
export const mostFeatures = 80;
