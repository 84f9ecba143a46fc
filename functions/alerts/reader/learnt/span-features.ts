import { mix } from '../../reading/hashes.ts';
import type { Cells, WordSpan } from './cells.ts';
import type { HashedText } from './features.ts';

/*
 * What speaks for a span of words being a value: its words together, how they look, what parts it from what stands around, the
 * cells before and behind it, the line and the column that it stands in.
 */

/** Writes the features of a span, and says how many they are. */
export function addSpanFeatures(text: HashedText, span: WordSpan, into: Int32Array): number {
  const { scan, words, layout, cells, cellKinds, repeats, size: textSize } = text;
  const { exact, general, look, head, tail, gap } = words;
  const { from, to, first, last } = span;
  const { bits } = scan;
  const line = cells.line[first] ?? 0;
  const firstOfLine = cells.lines[line] ?? 0;
  const nextLine = cells.lines[line + 1] ?? 0;
  const form = allOf(look, from, to);
  const own = allOf(general, from, to);
  const kinds = anyOf(bits, from, to);
  const length = Math.min(to - from, longest);
  const isPart = Number(from !== cells.starts[first]) + 2 * Number(to !== cells.starts[last + 1]);
  const before = cellAt(cells, first - 1, firstOfLine, nextLine);
  const after = cellAt(cells, last + 1, firstOfLine, nextLine);
  const label = before && lastOf(general, before);
  const [gapBefore, gapAfter] = [gap[from] ?? 0, gap[to] ?? 0];
  const [previous, next] = [general[from - 1] ?? edge, general[to] ?? edge];
  const above = cellAbove(cells, line, first);
  const title = above && lastOf(general, above);
  const heading = layout.heading[from] ?? 0;
  // The words themselves.
  into[0] = allOf(exact, from, to);
  into[1] = own;
  into[2] = form;
  into[3] = general[from] ?? edge;
  into[4] = general[to - 1] ?? edge;
  into[5] = mix(length, look[from] ?? 0);
  into[6] = mix(length, look[to - 1] ?? 0);
  into[7] = head[from] ?? 0;
  into[8] = tail[to - 1] ?? 0;
  into[9] = kinds;
  into[10] = mix(kinds, form);
  into[11] = mix(bits[from] ?? 0, bits[to - 1] ?? 0);
  into[12] = mix(repeats[from] ?? 0, form);
  // What parts them from what is beside them.
  into[13] = mix(mix(gapBefore, gapAfter), form);
  into[14] = mix(mix(gapBefore, gapAfter), length);
  into[15] = mix(isPart, form);
  into[16] = mix(last - first, form);
  into[17] = mix(mix(previous, gapBefore), isPart);
  into[18] = mix(mix(previous, gapBefore), form);
  into[19] = mix(mix(general[from - 2] ?? edge, previous), gapBefore);
  into[20] = mix(mix(next, gapAfter), isPart);
  into[21] = mix(mix(next, gapAfter), form);
  // The cells before and behind.
  into[22] = mix(label ?? absent, gapBefore);
  into[23] = mix(label ?? absent, form);
  into[24] = mix(label ?? absent, own);
  into[25] = mix(label ?? absent, kinds);
  into[26] = before ? mix(general[before.to - 1] ?? edge, gapBefore) : absent;
  into[27] = before ? mix(allOf(look, before.from, before.to), form) : absent;
  into[28] = before ? mix(cellKinds[first - 1] ?? 0, form) : absent;
  into[29] = after ? mix(general[after.from] ?? edge, gapAfter) : absent;
  into[30] = after ? allOf(look, after.from, after.to) : absent;
  into[31] = after ? mix(cellKinds[last + 1] ?? 0, form) : absent;
  // Line, column and text.
  into[32] = mix(mix(Math.min(first - firstOfLine, 4), Math.min(nextLine - 1 - last, 4)), form);
  into[33] = mix(Math.min(line, 7), form);
  into[34] = first === firstOfLine ? absent : firstWords(cells, firstOfLine, general);
  into[35] = nextLine + 1 === cells.lines[line + 2] ? firstWords(cells, nextLine, general) : absent;
  into[36] = title ?? absent;
  into[37] = mix(title ?? absent, form);
  into[38] = heading;
  into[39] = mix(heading, form);
  into[40] = mix(textSize, form);
  for (let kind = 0; kind < ownKinds; kind += 1)
    into[kind] = mix(Math.imul(kind + 1, 0x20003), into[kind] ?? 0);
  // Words in and around it, wherever exactly they stand.
  let size = addEach(inside, general, from, to, into, ownKinds);
  size = addEach(ahead, general, Math.max(0, from - around), from, into, size);
  return addEach(behind, general, to, Math.min(general.length, to + around - 1), into, size);
}

/** Writes words that are told only by their side, and says how many features there are then. */
function addEach(
  side: number,
  hashes: Int32Array,
  from: number,
  to: number,
  into: Int32Array,
  size: number,
): number {
  for (let word = from; word < to; word += 1) into[size + word - from] = mix(side, hashes[word] ?? 0);
  return size + to - from;
}

/** Kinds of features that a span has one of each. */
const ownKinds = 41;
/** The most features that a span has. */
export const mostSpanFeatures = 64;

/** In the place of a word beyond the text's ends, and of a cell that is not there. */
const [edge, absent] = [11, 13];
/** Words from which a span is merely long. */
const longest = 5;
/** Words that are told only by their side. */
const around = 5;
const [inside, ahead, behind] = [0x7001, 0x7002, 0x7003];
/** Words of a cell that say which one it is. */
const telling = 4;

interface Cell {
  readonly from: number;
  readonly to: number;
}

/** A cell of a line, whose first cell and whose end are given. */
function cellAt({ starts }: Cells, cell: number, firstOfLine: number, nextLine: number): Cell | undefined {
  if (cell < firstOfLine || cell >= nextLine) return undefined;
  return { from: starts[cell] ?? 0, to: starts[cell + 1] ?? 0 };
}

/** The cell on the line above in the same place, where there are as many; or the only one there. */
function cellAbove({ lines, starts }: Cells, line: number, cell: number): Cell | undefined {
  if (line === 0) return undefined;
  const [above, here, next] = [lines[line - 1] ?? 0, lines[line] ?? 0, lines[line + 1] ?? 0];
  const isAlike = here - above === next - here;
  if (!isAlike && here - above !== 1) return undefined;
  const over = isAlike ? above + cell - here : above;
  return { from: starts[over] ?? 0, to: starts[over + 1] ?? 0 };
}

function firstWords({ starts }: Cells, cell: number, hashes: Int32Array): number {
  const from = starts[cell] ?? 0;
  return allOf(hashes, from, Math.min(starts[cell + 1] ?? 0, from + telling));
}

function lastOf(hashes: Int32Array, { from, to }: Cell): number {
  return allOf(hashes, Math.max(from, to - telling), to);
}

/** Several hashes as one; of many the first. */
function allOf(hashes: Int32Array, from: number, to: number): number {
  let all = mostWords;
  for (let word = from; word < to && word < from + mostWords; word += 1) all = mix(all, hashes[word] ?? 0);
  return all;
}

const mostWords = 7;

function anyOf(bits: ArrayLike<number>, from: number, to: number): number {
  let any = 0;
  for (let word = from; word < to; word += 1) any |= bits[word] ?? 0;
  return any;
}
