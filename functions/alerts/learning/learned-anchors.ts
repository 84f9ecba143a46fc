import * as z from 'zod';
import { folded, overlaps, type Place } from './learned-values.ts';

/**
 * Where a value is found in messages of one layout, described by the words around it: what precedes it in its cell, or else the
 * cell to its left, or else its column's heading; if there is nothing around it, its line number. All digits count as the same.
 */
export const anchor = z.object({
  /** The last words and signs before it, nearest last; `*` stands for other values of the machine. */
  before: z.array(z.string().max(40)).max(4),
  /** Whether `before` reaches back to the start of the cell. */
  fromStart: z.boolean(),
  left: z.string().max(60).nullable(),
  above: z.string().max(60).nullable(),
  /** The line in the text and the cell in the line, from 0, and the value's shape: `a#-#`. */
  row: z.object({ line: z.number().int(), column: z.number().int(), shape: z.string().max(60) }).nullable(),
  /** The character that ended the value, and how many of it come before the end; null for the end of the cell. */
  stop: z.string().max(4).nullable(),
  count: z.number().int().positive().max(50),
});
export type Anchor = z.infer<typeof anchor>;

/** A text cut into lines and cells: at tabs, bars, wide gaps, and the separators of lists and feeds. */
export interface Sheet {
  readonly text: string;
  readonly lines: readonly (readonly Place[])[];
}

export function sheetOf(text: string): Sheet {
  const lines: Place[][] = [];
  let from = 0;
  let before: string | undefined;
  while (from <= Math.min(text.length, mostCharacters) && lines.length < mostLines) {
    const next = text.indexOf('\n', from);
    const to = next < 0 ? text.length : next;
    const line = text.slice(from, to);
    const after = text.slice(to + 1, to + 1 + longestRow).split('\n')[0];
    const cells = cellsOf(line, from, [before, after]);
    if (cells.length > 0) lines.push(cells);
    if (line.trim() !== '') before = line;
    from = to + 1;
  }
  return { text, lines };
}

/** The labels in a message, which identify its layout; its words if it has hardly any labels. */
export function labelsOf({ text, lines }: Sheet): string[] {
  const labels = new Set<string>();
  for (const cells of lines) {
    const words = cells.map(({ start, end }) => text.slice(start, end));
    const isHead = words.length > 1 && words.every(isLabel);
    for (const [column, cell] of words.entries()) {
      const named = /^["'<]?([^:=\d]{2,40}?)["'>]?\s?[:=]/.exec(cell)?.[1];
      const isLeft = column === 0 && words.length > 1 && isLabel(cell);
      const label = named ?? (isHead || isLeft ? cell : undefined);
      if (label !== undefined && /\p{L}{2}/u.test(label)) labels.add(folded(label));
    }
  }
  for (const label of mailLabels) labels.delete(label);
  if (labels.size < fewestLabels) {
    for (const cell of lines.flat()) {
      for (const { word } of tokensOf(text, cell)) {
        if (/^\p{L}{2,}$/u.test(word)) labels.add(word.toLowerCase());
      }
    }
  }
  return [...labels].slice(0, mostLabels).map((label) => label.slice(0, 40));
}

/** Whether two sets of labels are from one layout. Some lines may differ, because unknown values are left out. */
export function isSameLayout(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((label) => other.includes(label)).length;
  const fewest = Math.min(one.length, other.length);
  return shared > 0 && shared >= sharedPart * fewest && shared >= 0.4 * Math.max(one.length, other.length);
}

/**
 * How to find the value at a place in other messages of the layout; undefined if only values are around it. `values`: the places
 * of what else is known about the machine.
 */
export function anchorOf(sheet: Sheet, place: Place, values: readonly Place[]): Anchor | undefined {
  const at = cellAt(sheet, place);
  if (at === undefined) return undefined;
  const { cell, line, column } = at;
  const cut = cutOf(sheet.text, cell, place);
  if (cut === undefined) return undefined;
  const others = values.filter((value) => !overlaps(value, place));
  const words = tokensOf(sheet.text, { start: cell.start, end: place.start }).map((token) =>
    others.some((value) => overlaps(value, token)) ? '*' : foldedToken(token),
  );
  const joined = words.filter((word, index) => word !== '*' || words[index - 1] !== '*');
  const all = joined.slice(-mostBefore);
  const before = all[0] === '*' ? all.slice(1) : all;
  const fromStart = before.length === joined.length;
  const base = { before, fromStart, left: null, above: null, row: null, ...cut };
  // `S/N:` is as good a label as `Serial:`.
  if (/\p{L}.*\p{L}/u.test(before.join(''))) return base;

  const cells = sheet.lines[line] ?? [];
  const isLabelCell = (other: Place | undefined): other is Place =>
    other !== undefined &&
    isLabel(sheet.text.slice(other.start, other.end)) &&
    !others.some((value) => overlaps(value, other));
  const leftCell = cells[column - 1];
  if (fromStart && isLabelCell(leftCell)) return { ...base, left: labelText(sheet.text, leftCell) };
  const head = fromStart ? headOf(sheet, line, column, isLabelCell) : undefined;
  if (head !== undefined) return { ...base, above: labelText(sheet.text, head) };
  if (line >= mostLinesKnown) return undefined;
  const row = { line, column, shape: shapeOf(sheet.text.slice(place.start, place.end)) };
  return { ...base, before: all, fromStart: all.length === joined.length, row };
}

/** The places in a text that an anchor leads to, cut as its value was; `shape` cuts values that have a recognizable end. */
export function placesAt(sheet: Sheet, anchor: Anchor, shape?: (place: Place) => Place | undefined): Place[] {
  const places: Place[] = [];
  const columns = columnsNamed(sheet, anchor.above);
  for (const [line, cells] of sheet.lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (columns !== undefined && !columns.has(column)) continue;
      const starts = startsIn(sheet, anchor, { line, column, cell });
      // Of the ways in which other values may precede it, the first one that leads to a value.
      for (const start of shape ? starts : starts.slice(0, 1)) {
        const rest = { start, end: cell.end };
        const place = shape ? shape(rest) : cutAs(sheet.text, rest, anchor);
        if (place === undefined || !looksSo(sheet.text, place, anchor, shape !== undefined)) continue;
        places.push(place);
        break;
      }
      if (places.length === mostPlaces) return places;
    }
  }
  return places;
}

/** Only this many lines are found by number; further down, lines come and go. */
const mostLinesKnown = 30;
/** Anything beyond is left to the engine. */
const mostCharacters = 100_000;
const mostLines = 3000;
const longestRow = 2000;
const mostBefore = 4;
const mostPlaces = 200;
const mostStarts = 8;
const mostLabels = 40;
const fewestLabels = 3;
const sharedPart = 0.6;
/** How far up to look for a column's heading: a digest may have a row for every machine. */
const mostRows = 200;
const mailLabels = ['from', 'to', 'cc', 'subject', 'date', 'sent', 'reply-to', 'fw', 're'];

/** A very long line is a feed without line ends. */
const longestPlainLine = 400;

function cellsOf(line: string, from: number, neighbours: readonly (string | undefined)[]): Place[] {
  const cells: Place[] = [];
  let at = 0;
  const add = (end: number) => {
    const cell = line.slice(at, end);
    if (cell.trim() === '') return;
    const start = at + (cell.length - cell.trimStart().length);
    cells.push({ start: from + start, end: from + start + cell.trim().length });
  };
  for (const match of line.matchAll(separatorOf(line, neighbours))) {
    add(match.index);
    // Empty cells count, or the columns after them would shift.
    if (line.slice(at, match.index).trim() === '' && at > 0 && match[0].trim() !== '') {
      cells.push({ start: from + match.index, end: from + match.index });
    }
    at = match.index + match[0].length;
  }
  add(line.length);
  return cells;
}

function separatorOf(line: string, neighbours: readonly (string | undefined)[]): RegExp {
  const isQuoted = line.length <= longestRow && line.includes('"');
  const count = (text: string | undefined, sign: string) =>
    (text ?? '').replace(/"[^"]*"/g, '').split(sign).length - 1;
  if (line.includes('\t')) return /\t/g;
  for (const sign of ['|', ';', ',']) {
    const times = count(line, sign);
    if (times >= 3 && neighbours.some((other) => count(other, sign) === times)) {
      return new RegExp(`\\${sign}${isQuoted ? '(?=(?:[^"]*"[^"]*")*[^"]*$)' : ''}`, 'g');
    }
  }
  if (line.length > longestPlainLine) return /[,;{}|<>]/g;
  return / {2,}|\s\|\s/g;
}

function cellAt({ lines }: Sheet, place: Place) {
  for (const [line, cells] of lines.entries()) {
    const column = cells.findIndex((cell) => cell.start <= place.start && place.end <= cell.end);
    const cell = cells[column];
    if (cell !== undefined) return { line, column, cell };
  }
  return undefined;
}

function cutOf(text: string, cell: Place, place: Place): Pick<Anchor, 'stop' | 'count'> | undefined {
  const after = text.slice(place.end, cell.end);
  if (after.trim() === '') return { stop: null, count: 1 };
  const stop = /^[^\p{L}\p{N}]+/u.exec(after)?.[0].replace(/\s+/g, ' ').slice(0, 3) ?? '';
  const inside = [...text.slice(place.start, place.end).matchAll(stopShape(stop))].length;
  return { stop, count: Math.min(50, inside + 1) };
}

function cutAs(text: string, { start, end }: Place, { stop, count }: Anchor): Place | undefined {
  if (start >= end) return undefined;
  if (stop === null) return { start, end };
  // The value ended inside a word; only values with a recognizable end can do that again.
  if (stop === '') return undefined;
  const stops = [...text.slice(start, end).matchAll(stopShape(stop))];
  const last = stops[count - 1] ?? (stop.trim() === '' ? undefined : stops.at(-1));
  return { start, end: last === undefined ? end : start + last.index };
}

/** For a value found only by its line, whether it has the right shape; numbers and times are recognized anyway. */
function looksSo(text: string, { start, end }: Place, { row }: Anchor, isKnown: boolean): boolean {
  return row === null || isKnown || shapeOf(text.slice(start, end)) === row.shape;
}

function shapeOf(words: string): string {
  return words
    .trim()
    .replace(/[\p{L}\p{M}]+/gu, 'a')
    .replace(/\d+/g, '#')
    .slice(0, 60);
}

function stopShape(stop: string): RegExp {
  if (stop === '') return /(?!)/g;
  const source = stop.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ /g, '\\s+');
  return new RegExp(source, 'g');
}

interface CellAt {
  readonly line: number;
  readonly column: number;
  readonly cell: Place;
}

/** Where in a cell the value may start that an anchor leads to. */
function startsIn(sheet: Sheet, anchor: Anchor, { line, column, cell }: CellAt): number[] {
  const { text, lines } = sheet;
  if (anchor.left !== null) {
    const left = lines[line]?.[column - 1];
    if (left === undefined || labelText(text, left) !== anchor.left) return [];
  }
  if (anchor.above !== null) {
    const isThat = (head: Place) => labelText(text, head) === anchor.above;
    if (isThat(cell) || headOf(sheet, line, column, isThat) === undefined) return [];
  }
  if (anchor.row !== null && (anchor.row.line !== line || anchor.row.column !== column)) return [];
  const tokens = tokensOf(text, cell);
  if (anchor.before.length === 0) {
    const isLed = anchor.left !== null || anchor.above !== null || anchor.row !== null;
    return isLed ? tokens.slice(0, 1).map(({ start }) => start) : [];
  }
  const words = tokens.map(foldedToken);
  const starts: number[] = [];
  for (let end = 1; end < tokens.length && starts.length < mostStarts; end += 1) {
    const begin = matchBack(words, end, anchor.before);
    const token = tokens[end];
    if (token !== undefined && begin !== undefined && (!anchor.fromStart || begin === 0))
      starts.push(token.start);
  }
  return starts;
}

/** Where the pattern's words start that end before `end`; `*` stands for one to eight words. */
function matchBack(words: readonly string[], end: number, pattern: readonly string[]): number | undefined {
  const last = pattern.at(-1);
  if (last === undefined) return end;
  const rest = pattern.slice(0, -1);
  if (last !== '*') {
    return end > 0 && words[end - 1] === last ? matchBack(words, end - 1, rest) : undefined;
  }
  for (let taken = 1; taken <= 8 && taken <= end; taken += 1) {
    const begin = matchBack(words, end - taken, rest);
    if (begin !== undefined) return begin;
  }
  return undefined;
}

/** Columns with that heading; undefined if no heading is required. */
function columnsNamed({ text, lines }: Sheet, head: string | null): ReadonlySet<number> | undefined {
  if (head === null) return undefined;
  return new Set(
    lines.flatMap((cells) =>
      cells.flatMap((cell, column) => (labelText(text, cell) === head ? [column] : [])),
    ),
  );
}

/** The cell above a line that names a column; in text with one column, only the line right above counts. */
function headOf(
  { lines }: Sheet,
  line: number,
  column: number,
  isHead: (cell: Place) => boolean,
): Place | undefined {
  const width = lines[line]?.length ?? 0;
  const rows = width > 1 ? mostRows : 1;
  for (let above = line - 1; above >= 0 && above >= line - rows; above -= 1) {
    const cells = lines[above] ?? [];
    const head = cells[column];
    const isAlike = cells.length > 1 === width > 1;
    if (isAlike && head !== undefined && isHead(head)) return head;
  }
  return undefined;
}

type Token = Place & { readonly word: string };

/** Words, and each sign on its own. Cached per cell, because every rule asks for them. */
function tokensOf(text: string, place: Place): readonly Token[] {
  const known = tokensOfCells.get(place);
  if (known !== undefined) return known;
  const { start, end } = place;
  const words = text.slice(start, Math.min(end, start + longestRow));
  const tokens = [...words.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)].map((match) => ({
    word: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  tokensOfCells.set(place, tokens);
  return tokens;
}

const tokensOfCells = new WeakMap<Place, readonly Token[]>();

function foldedToken({ word }: Token): string {
  return word.toLowerCase().replace(/\d+/g, '#').slice(0, 40);
}

function labelText(text: string, { start, end }: Place): string {
  return folded(text.slice(start, end)).replace(/\d+/g, '#').slice(0, 60);
}

function isLabel(words: string): boolean {
  return words.length <= 60 && /\p{L}{2}/u.test(words) && !/\d/.test(words);
}
