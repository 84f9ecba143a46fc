import type { Cells, WordSpan } from './cells.ts';
import type { HashedText } from './features.ts';
import { mix } from './mixing.ts';

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
  let size = 0;
  const add = (feature: number) => {
    into[size] = mix(Math.imul(size + 1, 0x20003), feature);
    size += 1;
  };
  // The words themselves.
  add(allOf(exact, from, to));
  add(own);
  add(form);
  add(general[from] ?? edge);
  add(general[to - 1] ?? edge);
  add(mix(length, look[from] ?? 0));
  add(mix(length, look[to - 1] ?? 0));
  add(head[from] ?? 0);
  add(tail[to - 1] ?? 0);
  add(kinds);
  add(mix(kinds, form));
  add(mix(bits[from] ?? 0, bits[to - 1] ?? 0));
  add(mix(repeats[from] ?? 0, form));
  // What parts them from what is beside them.
  add(mix(mix(gapBefore, gapAfter), form));
  add(mix(mix(gapBefore, gapAfter), length));
  add(mix(isPart, form));
  add(mix(last - first, form));
  add(mix(mix(previous, gapBefore), isPart));
  add(mix(mix(previous, gapBefore), form));
  add(mix(mix(general[from - 2] ?? edge, previous), gapBefore));
  add(mix(mix(next, gapAfter), isPart));
  add(mix(mix(next, gapAfter), form));
  // The cells before and behind.
  add(mix(label ?? absent, gapBefore));
  add(mix(label ?? absent, form));
  add(mix(label ?? absent, own));
  add(mix(label ?? absent, kinds));
  add(before ? mix(general[before.to - 1] ?? edge, gapBefore) : absent);
  add(before ? mix(allOf(look, before.from, before.to), form) : absent);
  add(before ? mix(cellKinds[first - 1] ?? 0, form) : absent);
  add(after ? mix(general[after.from] ?? edge, gapAfter) : absent);
  add(after ? allOf(look, after.from, after.to) : absent);
  add(after ? mix(cellKinds[last + 1] ?? 0, form) : absent);
  // Line, column and text.
  add(mix(mix(Math.min(first - firstOfLine, 4), Math.min(nextLine - 1 - last, 4)), form));
  add(mix(Math.min(line, 7), form));
  add(first === firstOfLine ? absent : firstWords(cells, firstOfLine, general));
  add(nextLine + 1 === cells.lines[line + 2] ? firstWords(cells, nextLine, general) : absent);
  add(title ?? absent);
  add(mix(title ?? absent, form));
  add(heading);
  add(mix(heading, form));
  add(mix(textSize, form));
  // Words in and around it, wherever exactly they stand.
  const addEach = (side: number, start: number, end: number) => {
    for (let word = start; word < end; word += 1) {
      into[size] = mix(side, general[word] ?? 0);
      size += 1;
    }
  };
  addEach(inside, from, to);
  addEach(ahead, Math.max(0, from - around), from);
  addEach(behind, to, Math.min(general.length, to + around - 1));
  return size;
}

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
