import { forwardMark } from './mail-heads.ts';
import { fieldOf } from './pair-lists.ts';

/**
 * A message that is quoted as a whole, alone or below `Begin forwarded message:`, is what was quoted: its marks go, so
 * that rows, boxes and feeds are what they were. What somebody quotes to answer it keeps its marks, which say whose
 * words are whose.
 */
export function unquoted(text: string): string {
  if (!text.includes('\n>') && !text.startsWith('>')) return text;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => marksOf(line) > 0);
  const above = lines.slice(0, first).filter((line) => line.trim() !== '' && !ofHead.test(line));
  if (first < 0 || !above.every((line) => line.length < 120 && forwardMark.test(line))) return text;
  const quoted = lines.slice(first);
  let depth = Number.POSITIVE_INFINITY;
  for (const line of quoted) {
    const marks = marksOf(line);
    if (marks === 0 && line.trim() !== '') return text;
    if (withoutMarks(line, marks).trim() !== '') depth = Math.min(depth, marks);
  }
  if (!Number.isFinite(depth)) return text;
  return [...lines.slice(0, first), ...quoted.map((line) => withoutMarks(line, depth))].join('\n');
}

/** The same text with spaces for its marks of quotation, in which all has its place. */
export function withSpacesForMarks(text: string): string {
  return text.includes('\n>') ? text.replace(/^[ >]*>/gm, (marks) => ' '.repeat(marks.length)) : text;
}

/**
 * A text in which an empty line follows each line, as some programs copy it, and two or more of them each paragraph,
 * has its lines and paragraphs again.
 */
export function withoutEmptyLines(text: string): string {
  if (!text.includes('\n\n\n')) return text;
  const lines = text.split('\n');
  const cells = cellsApart(lines);
  if (cells) return cells.join('\n');
  let [single, wide, empty] = [0, 0, 0];
  for (let at = 0, last = -1; at < lines.length; at += 1) {
    if (lines[at]?.trim() === '') {
      empty += 1;
      continue;
    }
    // The head of a mail stands close together.
    const isFirst = last < 0 || ofHead.test(lines[last] ?? '');
    if (empty === 0 && !isFirst) return text;
    if (!isFirst && empty === 1) single += 1;
    else if (!isFirst) wide += 1;
    last = at;
    empty = 0;
  }
  if (single < 3 || wide === 0) return text;
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isGap = line.trim() === '' && (lines[at - 1] ?? '').trim() !== '' && at > 0;
    if (!isGap) kept.push(line);
  }
  return kept.join('\n');
}

/**
 * Labels and their values with more empty lines inside each pair than between two (cells of a table in a text part), each pair set
 * together: a wide gap and a narrow one by turns, from the first label to the last value.
 */
function cellsApart(lines: readonly string[]): readonly string[] | undefined {
  const first = lines.findIndex((line) => line.trim() !== '' && !ofHead.test(line));
  const told: string[] = [];
  let isLabel = false;
  let pairs = 0;
  for (let at = first, empty = 0; at >= 0 && at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      empty += 1;
      continue;
    }
    if (told.length > 0 && (isLabel ? empty < 2 : empty !== 1)) return undefined;
    if (!isLabel && fieldOf(line.trim().replace(/:$/, '')) === undefined) return undefined;
    if (isLabel) pairs += 1;
    else if (told.length > 0) told.push('');
    told.push(line);
    isLabel = !isLabel;
    empty = 0;
  }
  return pairs >= fewestPairs && !isLabel ? [...lines.slice(0, first), ...told] : undefined;
}

const fewestPairs = 4;

/** From and Subject, which the text form of a mail begins with. */
const ofHead = /^(?:From|Subject):/;

function marksOf(line: string): number {
  let marks = 0;
  for (const character of line) {
    if (character === '>') marks += 1;
    else if (character !== ' ') break;
  }
  return marks;
}

/** A line without its first marks, and without the space behind each. */
function withoutMarks(line: string, marks: number): string {
  let at = 0;
  for (let left = marks; left > 0; left -= 1) {
    const mark = line.indexOf('>', at);
    if (mark < 0) return '';
    at = mark + 1;
    if (line[at] === ' ') at += 1;
  }
  return line.slice(at);
}
