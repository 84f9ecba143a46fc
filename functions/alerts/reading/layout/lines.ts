import { labelKind, wholeLabel } from '../words/phrases.ts';
import { tokensOf } from '../words/tokens.ts';
import { flowEnd, readJson } from './json.ts';
import type { OutlineBuilder, Stretch } from './outline.ts';
import {
  columnsFrom,
  type Delimiter,
  isName,
  type Line,
  readColumns,
  readTable,
  tableFrom,
} from './tables.ts';

/*
 * Lines of text: paragraphs, lines, cells of a row, labels before a colon. Marks and positions decide what is a label and what a
 * value; a separate line is a label if it is in the list of labels.
 */

/** Characters per line; longer lines are split. */
const longestLine = 2000;
const mostLines = 4000;

/** Reads a range of lines into the outline. */
export function readLines(text: string, from: number, to: number, into: OutlineBuilder): void {
  let pending: Stretch | undefined;
  for (const lines of paragraphsOf(text, from, to)) {
    into.open('paragraph');
    pending = readParagraph(text, lines, pending, into);
    into.close();
  }
}

function* paragraphsOf(text: string, from: number, to: number): Generator<Line[]> {
  let lines: Line[] = [];
  let count = 0;
  for (let at = from; at < to && count < mostLines; ) {
    const found = text.indexOf('\n', at);
    const lineEnd = found < 0 || found > to ? to : found;
    const end = Math.min(lineEnd, at + longestLine);
    const line = lineOf(text, at, end);
    if (line) {
      lines.push(line);
      count += 1;
    } else if (lines.length > 0 && end === lineEnd && !ruleOfTable.test(text.slice(at, end))) {
      yield lines;
      lines = [];
    }
    at = end < lineEnd ? end : lineEnd + 1;
  }
  if (lines.length > 0) yield lines;
}

const quote = /^(?:[ \t]{0,8}>){1,8}[ \t]?/;
/** The line below a Markdown table's heading, or a line drawn around a table's rows; it does not end a paragraph. */
const ruleOfTable = /^\s{0,8}[|+:][-=+|: ]{2,400}$/;
const rule = /^[\s|+:=*_~─━═-]{3,}$/;

function lineOf(text: string, from: number, to: number): Line | undefined {
  let start = from + (quote.exec(text.slice(from, from + 40))?.[0].length ?? 0);
  const begin = start;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  if (end <= start || (end - start > 2 && rule.test(text.slice(start, end)))) return undefined;
  const flow = flowIn(text, start, end);
  const [delimiter, cells] = flow > 0 ? (['none', [{ start, end }]] as const) : cellsOf(text, start, end);
  const tabs = (first: number, last: number) =>
    delimiter === 'tab' ? text.slice(first, last).split('\t').length - 1 : 0;
  // A row's first cells may be empty.
  const empty = Array.from({ length: tabs(begin, start) }, () => ({ start, end: start }));
  return {
    start,
    end,
    indent: start - begin,
    cells: [...empty, ...cells],
    delimiter,
    emptyBehind: tabs(end, to),
  };
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}

/** A row of exactly three cells separated by commas without spaces, not all of which are inside numbers. */
const commaRow =
  /^(?=[^,]*,[^,\s]*[^,\d\s][^,]*,|[^,]*[^,\d],|[^,]*,[^,]*,[^,\d\s])[^,]{1,80}(?:,(?! )[^,]{0,80}){2}$/;

/** A delimited line, by its separator. */
function cellsOf(text: string, start: number, end: number): [Delimiter, Stretch[]] {
  const line = text.slice(start, end);
  const count = (mark: string) => line.split(mark).length - 1;
  const choices: [Delimiter, RegExp, number, number][] = [
    ['tab', /\t/g, count('\t'), 1],
    ['bar', /[|│¦]/g, count('|') + count('│'), 1],
    ['semicolon', /;/g, count(';'), 2],
    ['gap', / {2,}/g, line.match(/\S {2,}\S/g)?.length ?? 0, 1],
    ['comma', /,/g, /,(?! )/.test(line) || count(',') > 5 ? count(',') : 0, commaRow.test(line) ? 2 : 3],
  ];
  const chosen = choices.find(([, , found, least]) => found >= least);
  if (!chosen) return ['none', [{ start, end }]];
  return [chosen[0], split(text, start, end, chosen[1])];
}

/** Cells between separators outside quotes; empty cells count. */
function split(text: string, start: number, end: number, mark: RegExp): Stretch[] {
  const cells: Stretch[] = [];
  let from = text[start] === '|' ? start + 1 : start;
  const add = (to: number) => {
    let [first, last] = [from, to];
    while (first < last && /[\s"]/.test(text[first] ?? '')) first += 1;
    while (last > first && /[\s"]/.test(text[last - 1] ?? '')) last -= 1;
    cells.push({ start: first, end: last });
  };
  let isQuoted = false;
  let quotedTo = from;
  for (const found of text.slice(start, end).matchAll(mark)) {
    const at = start + found.index;
    if (at < from) continue;
    for (; quotedTo < at; quotedTo += 1) if (text[quotedTo] === '"') isQuoted = !isQuoted;
    if (isQuoted && text.indexOf('"', at) >= 0 && text.indexOf('"', at) < end) continue;
    add(at);
    from = at + found[0].length;
  }
  if (from < end || text[end - 1] !== '|') add(end);
  return cells;
}

/** `above`: a label that is the paragraph before. Returns the label at the line's end, if its value is yet to come. */
function readParagraph(
  text: string,
  lines: readonly Line[],
  above: Stretch | undefined,
  into: OutlineBuilder,
): Stretch | undefined {
  let context: Stretch | undefined;
  let pending = above;
  const headings: { indent: number; at: Stretch }[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line;
    const columns = columnsFrom(text, lines, index);
    if (columns > 0) {
      readColumns(lines.slice(index, index + columns), into);
      index += columns;
      continue;
    }
    const rows = tableFrom(text, lines, index);
    if (rows > 0) {
      readTable(lines.slice(index, index + rows), into);
      index += rows;
      continue;
    }
    index += 1;
    while (headings.length > 0 && line.indent <= (headings.at(-1)?.indent ?? 0)) headings.pop();
    const over = headings.at(-1)?.at ?? context;
    into.open('line', over);
    const end = readLine(text, line, into, pending, over);
    into.close();
    pending = undefined;
    if (!end) {
      if (index === 1 && line.end - line.start < 80 && line.cells.length === 1 && !hasLabel(text, line))
        context = line;
      continue;
    }
    const below = lines[index];
    if (below && below.indent > line.indent) headings.push({ indent: line.indent, at: end });
    else if (below ? !hasLabel(text, below) : lines.length === 1) pending = end;
    else context = end;
  }
  return pending;
}

/** A label: a few words before a colon or an equals sign (not one in a time of day or an address), or before a row of dots. */
const labelled =
  /(?<![\p{L}\p{N}])[\p{L}#][\p{L}\p{M}\p{N}#_./()°'’-]{0,40}(?:[ ][\p{L}\p{N}#(&/°-][\p{L}\p{M}\p{N}#_./()°'’&-]{0,40}){0,4}(?:[ ]{0,3}(?::(?!\/\/|\d{2}(?!\d))|=|：)|[ ]?\.{3,60})/gu;

function hasLabel(text: string, { start, end }: Line): boolean {
  const line = text.slice(start, end);
  return line.search(labelled) >= 0 && line.search(labelled) < 12;
}

/**
 * Adds the cells of a line. `pending`: a label alone on the line above. Returns the label at the line's end, if its value is yet
 * to come.
 */
function readLine(
  text: string,
  line: Line,
  into: OutlineBuilder,
  pending: Stretch | undefined,
  context: Stretch | undefined,
): Stretch | undefined {
  let label = pending;
  let left = context;
  let isLast = false;
  for (const [index, cell] of line.cells.entries()) {
    isLast = false;
    if (cell.end <= cell.start) continue;
    const words = text.slice(cell.start, cell.end);
    // A label on a line of its own, without a colon.
    if (line.cells.length === 1 && !label && !/[:=：]$/.test(words) && isKnownLabel(words)) {
      into.add('label', cell, undefined, context);
      return cell;
    }
    const last = readPairs(text, cell, into, label, left);
    if (last) {
      label = last;
      isLast = true;
      continue;
    }
    // A row of alternating labels and values.
    const isLeading = index < line.cells.length - 1 && isName(text, cell);
    label = isLeading && words.search(labelled) < 0 ? cell : undefined;
    left = cell;
  }
  return isLast ? label : undefined;
}

/** Adds a cell with labels in it, `a: b, c: d`; returns a label without a value. */
function readPairs(
  text: string,
  cell: Stretch,
  into: OutlineBuilder,
  given: Stretch | undefined,
  context: Stretch | undefined,
): Stretch | undefined {
  const flow = flowIn(text, cell.start, cell.end);
  if (flow > 0) {
    into.open('object', readPairs(text, { start: cell.start, end: flow }, into, given, context));
    readJson(text, flow, cell.end, into);
    into.close();
    return undefined;
  }
  let label = given;
  let from = cell.start;
  const words = text.slice(cell.start, cell.end);
  for (const found of words.matchAll(labelled)) {
    const start = cell.start + found.index;
    const next = start + found[0].length;
    let end = next;
    while (end > start && /[ .:=：]/.test(text[end - 1] ?? '')) end -= 1;
    if (start < from) continue;
    const isBehindValue = from > cell.start && /[\p{L}\p{N}=:]\s*$/u.test(text.slice(from - 1, start));
    const first = isBehindValue ? labelStart(text, start, end) : start;
    addValue(text, from, first, into, label, context);
    label = { start: first, end };
    into.add('label', label, undefined, context);
    from = next;
  }
  if (from > cell.start && text.slice(from, cell.end).trim() === '') return label;
  addValue(text, from, cell.end, into, label, context);
  return undefined;
}

/** Where a JSON value starts that ends with the line; 0 for none. */
function flowIn(text: string, start: number, end: number): number {
  const at = start + text.slice(start, end).search(/[{[]/);
  return at >= start && flowEnd(text, at) > 0 ? at : 0;
}

/**
 * Where a label starts that follows a value without a separator, `unit=A1 engine hours=12`: the longest known label, or the last
 * word.
 */
function labelStart(text: string, from: number, to: number): number {
  const starts = Array.from(text.slice(from, to).matchAll(/[^\s]+/g), ({ index }) => from + index);
  return starts.find((start) => isKnownLabel(text.slice(start, to))) ?? starts.at(-1) ?? from;
}

function isKnownLabel(words: string): boolean {
  if (words.length > 40) return false;
  const tokens = tokensOf(words);
  return wholeLabel(labelKind(tokens, 0, tokens.count)) !== undefined;
}

function addValue(
  text: string,
  from: number,
  to: number,
  into: OutlineBuilder,
  label: Stretch | undefined,
  context: Stretch | undefined,
): void {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  into.add('text', { start, end }, label, context);
}
