import { mostLines } from './limits.ts';
import { fieldOf } from './pair-lists.ts';

/**
 * Rows of labels over rows of their values, again and again (cards of HTML mail), as a list of pairs: `Make⇥Model` over
 * `Komatsu⇥PC210` and `Serial⇥Hours` over `A12447⇥5,208` become four lines. One such pair of rows is a table, and labels that come
 * again are of several machines: both stay as they are.
 */
export function withRowsBeside(text: string): string {
  if (!text.includes('\t')) return text;
  const lines: (string | undefined)[] = text.split('\n');
  if (lines.length > mostLines) return text;
  const rows = lines.map((line = '') => cellsOf(line));
  for (let at = 0; at < lines.length; at += 1) {
    const pairs = pairsFrom(rows, at);
    const last = pairs.at(-1);
    if (last === undefined) continue;
    at = last + 1;
    const labels = pairs.flatMap((label) => rows[label]?.map((cell) => cell.toLowerCase()) ?? []);
    if (pairs.length < fewest || new Set(labels).size < labels.length) continue;
    for (const label of pairs) {
      const values = rows[label + 1] ?? [];
      lines[label] = rows[label]
        ?.map((name, column) => `${name.replace(/\s?[:：]$/, '')}: ${values[column] ?? ''}`)
        .join('\n');
      lines[label + 1] = undefined;
    }
  }
  return lines.filter((line) => line !== undefined).join('\n');
}

/** Pairs of rows that make a list of them. */
const fewest = 2;
const longestLabel = 42;

function cellsOf(line: string): readonly string[] {
  const words = line.trim();
  return words.includes('\t') ? words.split('\t').map((cell) => cell.trim()) : [];
}

/** The rows of labels of one list, from its first; its last row may be shorter, or a label alone over its value. */
function pairsFrom(rows: readonly (readonly string[])[], from: number): number[] {
  const pairs: number[] = [];
  for (let at = from; at + 1 < rows.length; at += 2) {
    const [labels = [], values = []] = [rows[at], rows[at + 1]];
    if (labels.length < 2 || labels.length !== values.length || !areLabels(labels)) break;
    if (values.some((value) => isLabel(value) && !valuesToo.has(fieldOf(value) ?? ''))) break;
    // `Code⇥Level` over two rows: a table of faults.
    const below = rows[at + 2] ?? [];
    if (below.length === labels.length && !areLabels(below)) break;
    pairs.push(at);
  }
  return pairs;
}

function areLabels(cells: readonly string[]): boolean {
  const known = cells.filter(isLabel).length;
  return known * 2 > cells.length && cells.every((cell) => mayBeLabel.test(cell));
}

function isLabel(cell: string): boolean {
  return cell.length <= longestLabel && fieldOf(cell.replace(/\s?[:：]$/, '')) !== undefined;
}

const mayBeLabel = /^\p{L}[^\d\t]{1,40}$/u;

/** `Warning`, `Fault`: words that are as well values. */
const valuesToo = new Set(['severity', 'fault', 'lamp', 'status', 'description']);
