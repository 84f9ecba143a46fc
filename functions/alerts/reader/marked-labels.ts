import { has, type Line, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { endOf, firstWordFrom, startOf } from './scan.ts';
import { may } from './vocabulary.ts';
import { type Label, labelNamed, labelOfCell } from './words/labels.ts';

/*
 * Labels that a mark tells, and no colon: in brackets before their values (`(Make) Link-Belt (Model) 245 X4`), after a sign
 * (`#unit LX-4 #make Linde`, `--make Case`), before a stroke (`MK/ SANY  MDL/ SY365H`), or in brackets after the value, which
 * has its line for itself (`14811207 (S/N)`). One such label may be anything; a message that has several of them writes so.
 */

/** A label and where its value stands. */
export interface MarkedPair {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
}

/** How many marked labels a message must have. */
export const fewestMarked = 3;

/** The pairs of a line that begins with a marked label; a mark with a name that nobody knows ends the value before it, too. */
export function markedPairs(source: Source, line: Line): readonly MarkedPair[] {
  const shape = markOf(source, line);
  if (!shape) return [];
  const { text, scan } = source;
  const content = text.slice(line.start, line.end);
  const names: { label: Label | undefined; start: number; end: number }[] = [];
  for (const match of content.matchAll(shape)) {
    const [whole, name = ''] = match;
    const start = line.start + match.index;
    const at = start + whole.indexOf(name);
    names.push({ label: labelOfCell(scan, at, at + name.length), start, end: start + whole.length });
  }
  if (names[0]?.start !== line.start || names[0].label === undefined) return [];
  // `[Machine location]` over an address: a heading.
  if (names[0].end >= line.end) return [];
  return names.flatMap(({ label, end }, index) =>
    label ? [{ label, from: end, to: names[index + 1]?.start ?? line.end }] : [],
  );
}

function markOf({ text, scan }: Source, line: Line): RegExp | undefined {
  const first = text[line.start] ?? '';
  if (first === '(' || first === '[' || first === '<') return inBrackets;
  if (first === '#' || first === '@' || first === '-') return afterSign;
  const end = endOf(scan, line.from);
  const isStroke =
    text[end] === '/' && text[end + 1] === ' ' && ((scan.bits[line.from] ?? 0) & may.label) !== 0;
  return isStroke ? beforeStroke : undefined;
}

const inBrackets = /[([<](\p{L}[^()[\]<>:=\d]{0,24})[)\]>]:?\s?/gu;
const afterSign = /(?<=^|\s)(?:#|@|--?)(\p{L}[\p{L}_-]{1,20})(?:[:=]\s?|\s)/gu;
const beforeStroke = /(?<=^|\s)(\p{L}{2,12})\/\s{1,3}/gu;

/** `Vögele (Make)`, `14811207 [S/N]`: the label that a line ends with, after its value. */
function labelBehind({ text, scan }: Source, line: Line): MarkedPair | undefined {
  const last = text[line.end - 1];
  if (!has(line, sign.bracket) || (last !== ')' && last !== ']')) return undefined;
  const open = text.lastIndexOf(last === ')' ? '(' : '[', line.end - 2);
  if (open <= line.start + 1 || line.end - open > 42 || text[open - 1] !== ' ') return undefined;
  const label = labelOfCell(scan, open + 1, line.end - 1);
  return label && { label, from: line.start, to: open - 1 };
}

/** `A41177 serial   PC49-1 asset   8,022.7 hours`: each cell of a line with its label behind the value. */
function labelsInCells(source: Source, line: Line): readonly MarkedPair[] {
  if (!has(line, sign.spaces | sign.tab | sign.bar) || line.end - line.start > 240) return [];
  const { text, scan } = source;
  const pairs: MarkedPair[] = [];
  let from = line.start;
  for (const edge of [...text.slice(line.start, line.end).matchAll(edgeOfCells), undefined]) {
    const to = edge ? line.start + edge.index : line.end;
    let last = firstWordFrom(scan, to) - 1;
    let label: Label | undefined;
    let begin = to;
    for (let count = 0; count < 2 && last >= 0 && startOf(scan, last) > from; count += 1, last -= 1) {
      const found = labelNamed(scan, startOf(scan, last), to);
      if (found) [label, begin] = [found, startOf(scan, last)];
    }
    if (!label || text[begin - 1] !== ' ' || labelOfCell(scan, from, to)) return [];
    pairs.push({ label, from, to: begin - 1 });
    if (edge) from = to + edge[0].length;
  }
  return pairs.length > 1 ? pairs : [];
}

const edgeOfCells = / {2,}|\t+| [|·•] /g;

/** The pairs of a line whose labels stand behind the values. */
export function pairsBehind(source: Source, line: Line): readonly MarkedPair[] {
  const last = labelBehind(source, line);
  return last ? [last] : labelsInCells(source, line);
}

/** True where the labels of a message stand behind their values: four of them, each of another kind. */
export function areLabelsBehind(source: Source, lines: readonly Line[]): boolean {
  const fields = new Set<Label['field']>();
  for (const line of lines) for (const pair of pairsBehind(source, line)) fields.add(pair.label.field);
  fields.delete('ignored');
  return fields.size > fewestMarked;
}
