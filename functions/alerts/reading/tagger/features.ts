import { digit, letter, mix } from '../words/letters.ts';
import { fineBits } from '../words/lexicon.ts';
import type { Words } from '../words/words.ts';

/*
 * The features of a token: the token itself, its neighbors, their lexicon entries, its label and record, and words farther away.
 * Each is a number that identifies its weights.
 */

const [before, after] = [11, 13];

/** Writes the features shared by all tokens of a cell, its label and record, and returns their number. */
export function cellFeaturesOf(words: Words, index: number, into: Int32Array): number {
  const cell = words.cells[index];
  if (!cell) return 0;
  const { label, context } = cell;
  const mode = modeOf(cell);
  let size = 0;
  const add = (kind: number, feature: number) => {
    into[size] = mix(Math.imul(kind + 1, 0x10001), feature);
    size += 1;
  };
  add(19, mix(label.whole, mode));
  add(24, mix(label.whole, context.whole));
  add(25, mix(label.whole, context.last));
  add(27, mix(context.last, label.last));
  for (const word of label.words) add(28, word);
  for (const word of context.words) add(30, mix(word, mode));
  for (const word of context.words) for (const one of label.words) add(31, mix(word, one));
  add(56, mix(label.kind, mode));
  add(62, mix(context.kind, mix(label.kind, mode)));
  for (const cluster of context.clusters) add(79, mix(cluster, label.kind));
  if (!cell.isAlone) return size;
  for (const one of words.said.get(cell.record) ?? []) add(54, mix(one, label.last));
  for (const one of words.labels.get(cell.record) ?? []) add(55, mix(one, label.last));
  return size;
}

function modeOf({ isLabel, isAlone }: Words['cells'][number]): number {
  return isLabel ? 2 : isAlone ? 1 : 0;
}

/** Writes a token's own features and returns their number. */
export function featuresOf(words: Words, token: number, into: Int32Array): number {
  const { tokens, cells, cellOf } = words;
  const { exact, general, form, bits, gaps } = tokens;
  const cell = cells[cellOf[token] ?? 0];
  if (!cell) return 0;
  // A value that depends only on its label ends with its cell; its neighbors may be in any order.
  const first = cell.isAlone ? cell.from : 0;
  const last = cell.isAlone ? cell.to : tokens.count;
  const at = (list: ArrayLike<number>, away: number) => {
    const place = token + away;
    return place < first ? before : place >= last ? after : (list[place] ?? 0);
  };
  let size = 0;
  const add = (kind: number, feature: number) => {
    into[size] = mix(Math.imul(kind + 1, 0x10001), feature);
    size += 1;
  };
  const own = general[token] ?? 0;
  const look = form[token] ?? 0;
  const bit = bits[token] ?? 0;
  const figure = figureOf(words, token);
  const [g1, g2, n1, n2] = [at(general, -1), at(general, -2), at(general, 1), at(general, 2)];
  const [f1, fn1] = [at(form, -1), at(form, 1)];
  const [b1, bn1] = [at(bits, -1), at(bits, 1)];
  const gapBefore = token === first ? before : (gaps[token] ?? 0);
  const gapAfter = token === last - 1 ? after : (gaps[token + 1] ?? 0);
  const { label, context } = cell;
  const inCell = Math.min(token - cell.from, 4);
  const restOfCell = Math.min(cell.to - 1 - token, 4);
  const mode = modeOf(cell);
  // The token itself.
  add(0, exact[token] ?? 0);
  add(1, own);
  add(2, tokens.shape[token] ?? 0);
  add(3, mix(look, mode));
  add(4, tokens.head[token] ?? 0);
  add(5, tokens.tail[token] ?? 0);
  add(6, figure);
  // Its neighbors, and the gaps between.
  add(7, mix(g1, gapBefore));
  add(8, mix(mix(g2, g1), gapBefore));
  add(9, mix(n1, gapAfter));
  add(10, mix(mix(n1, n2), gapAfter));
  add(11, mix(own, n1));
  add(12, mix(g1, own));
  add(13, mix(mix(look, g1), gapBefore));
  add(14, mix(mix(look, n1), gapAfter));
  add(15, mix(mix(f1, look), fn1));
  add(16, mix(gapAfter, look));
  add(17, mix(gapBefore, look));
  add(18, mix(mix(gapBefore, gapAfter), look));
  // Its label and its record's.
  add(20, mix(label.whole, look));
  add(21, mix(label.whole, figure));
  add(22, mix(label.whole, inCell));
  add(23, mix(label.last, look));
  add(26, mix(context.whole, look));
  for (const word of label.words) add(29, mix(word, look));
  // What is known about its label, and about it as part of a known phrase.
  const { names, labels, behind } = words.phrases;
  const name = names[token] ?? 0;
  const asLabel = labels[token] ?? 0;
  const afterLabel = token > first ? (behind[token] ?? 0) : 0;
  add(57, mix(label.kind, look));
  add(58, mix(label.kind, figure));
  add(59, mix(label.kind, mix(inCell, restOfCell)));
  add(60, mix(label.kind, name));
  add(61, mix(label.kind, bit));
  add(63, mix(name, look));
  add(64, mix(mix(name, names[token - 1] ?? 0), names[token + 1] ?? 0));
  add(65, mix(name, gapBefore));
  add(66, mix(afterLabel, gapBefore));
  add(67, mix(afterLabel, look));
  add(68, mix(afterLabel, mix(figure, look)));
  add(69, mix(asLabel, look));
  add(70, mix(token > first + 1 ? (behind[token - 1] ?? 0) : 0, look));
  // The lexicon entries of it and its neighbors.
  add(32, bit);
  add(33, mix(b1, look));
  add(34, mix(bn1, look));
  add(35, mix(bit, look));
  add(36, mix(mix(b1, bit), bn1));
  add(37, mix(label.whole, bit));
  add(38, mix(g1, bit));
  add(39, mix(n1, bit));
  // The word clusters of it and its neighbors.
  const { clusters } = tokens;
  const fine = clusters[token] ?? 0;
  const [c1, c2, cn1, cn2] = [at(clusters, -1), at(clusters, -2), at(clusters, 1), at(clusters, 2)];
  add(71, fine);
  add(72, mix(fine >> fineBits, look));
  add(73, mix(c1, gapBefore));
  add(74, mix(cn1, gapAfter));
  add(75, mix(mix(c1, look), mix(gapBefore, c2 >> fineBits)));
  add(76, mix(mix(cn1, look), mix(gapAfter, cn2 >> fineBits)));
  add(77, mix(mix(c1 >> fineBits, fine >> fineBits), cn1 >> fineBits));
  for (const cluster of label.clusters) add(78, mix(cluster, look));
  if (label.last !== 0) add(80, mix(label.kind, fine >> fineBits));
  // The self-evident value it is part of.
  const { parts } = words.selfEvident;
  const part = parts[token] ?? 0;
  add(81, mix(part, look));
  add(82, mix(mix(at(parts, -1), part), at(parts, 1)));
  add(83, mix(part, mix(label.kind, mode)));
  add(84, mix(part, mix(gapBefore, gapAfter)));
  add(85, mix(part, label.whole));
  add(86, mix(part, g1));
  add(87, mix(part, n1));
  // Its position in its cell, line and message, and whether it also occurs elsewhere.
  add(40, mix(mix(inCell, restOfCell), look));
  add(41, mix(cell.form, inCell));
  add(42, mix(mix(cell.form, label.last), inCell));
  add(43, mix(words.repeats[token] ?? 0, look));
  const line = words.lineFrom[token] ?? 0;
  const lineEnd = words.lineTo[token] ?? 0;
  const inLine = token - line;
  if (!cell.isAlone) {
    add(44, mix(mix(Math.min(lineEnd - 1 - token, 4), Math.min(inLine, 4)), look));
    add(45, mix(Math.min(lineEnd - line, 13), look));
    add(46, mix(words.place[token] ?? 0, look));
    add(47, mix((words.place[token] ?? 0) >> 6, bit));
    add(48, mix(mix(general[lineEnd] ?? after, general[lineEnd + 1] ?? after), look));
    add(49, mix(mix(general[line] ?? 0, general[line + 1] ?? 0), look));
    const next = cells[(cellOf[token] ?? 0) + 1];
    const previous = cells[(cellOf[token] ?? 0) - 1];
    add(50, mix(next?.isLabel ? mix(general[next.from] ?? 0, general[next.to - 1] ?? 0) : 0, look));
    add(51, mix(previous?.form ?? 0, look));
    for (let away = 3; away <= 6; away += 1) {
      add(52, at(general, -away));
      add(53, at(general, away));
    }
  }
  return size;
}

/** The magnitude of a number, which could be a code, a failure mode, a year or a latitude. */
function figureOf({ tokens }: Words, token: number): number {
  const kinds = tokens.kinds[token] ?? 0;
  if ((kinds & (digit | letter)) !== digit) return 0;
  const start = tokens.starts[token] ?? 0;
  const written = tokens.text.slice(start, tokens.ends[token] ?? 0);
  const sign = tokens.text[start - 1] === '-' ? 1 : 0;
  const [, decimals = ''] = /^\d+[.,](\d+)$/.exec(written) ?? [];
  if (!/^\d+(?:[.,]\d+)?$/.test(written)) return 90;
  const size = Number.parseFloat(written.replace(',', '.'));
  const range = sizes.findIndex((limit) => size <= limit);
  return 1 + (range < 0 ? sizes.length : range) * 16 + Math.min(decimals.length, 6) * 2 + sign;
}

const sizes = [0, 9, 31, 90, 180, 999, 2010, 2040, 9999, 32_767, 99_999, 524_287, 9_999_999, 2e9];
