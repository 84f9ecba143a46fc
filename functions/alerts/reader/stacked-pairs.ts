import { tableOfMarks } from './characters.ts';
import { fieldOf } from './pair-lists.ts';

/**
 * Labels that stand over their values, line by line (pages that were copied, cards of HTML), set beside them: `Model` over
 * `PC210` becomes `Model: PC210`, as a list says it elsewhere.
 */
export function withValuesBeside(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  if (lines.length > mostLines) return text;
  const found = lines.map(stackedLine);
  let count = 0;
  for (const [index, line] of found.entries())
    if (line.words !== '' && (isFilled(found[index + 1]) || isFilled(found[index - 1]))) count += 1;
  if (count < fewest) return text;
  for (const line of found) if (line.words !== '') line.field = fieldOf(line.words);
  const pairs = pairsIn(found).filter((label) => !isBlock(found[label], found[label + 1]));
  const known = pairs.flatMap((label) => found[label]?.field ?? []);
  if (new Set(known).size < fewest || areBelow(found)) return text;
  const labels = new Set(pairs);
  const left = new Set<number>();
  for (const label of pairs) {
    const { lead, words } = found[label] as StackedLine;
    lines[label] = `${lead}${words}: ${found[label + 1]?.content ?? ''}`;
    left.add(label + 1);
    // The empty line between two cards of one pair each; what two such lines set apart are lists of their own.
    if (isCard(found, label) && labels.has(label + 3) && isCard(found, label + 3)) left.add(label + 2);
  }
  return lines.filter((_, index) => !left.has(index)).join('\n');
}

/** `machine:` over `  make: Komatsu`: a name over pairs of its own, as YAML has them, is no label of what stands below. */
function isBlock(label: StackedLine | undefined, below: StackedLine | undefined): boolean {
  if (!label?.isMarked || !below || below.lead.length <= label.lead.length) return false;
  return pairOfBlock.test(below.content);
}

const pairOfBlock = /^["']?[\p{L}_][\p{L}\d_.-]{0,39}["']?:\s\S/u;

/** Kinds of labels over values that make them a list. */
const fewest = 4;
const mostLines = 3000;
const longestLabel = 42;

function isFilled(line: StackedLine | undefined): boolean {
  return line !== undefined && line.content !== '';
}

interface StackedLine {
  /** Marks of quotation and of lists. */
  readonly lead: string;
  readonly content: string;
  /** What may be a label's, without its colon. */
  readonly words: string;
  readonly isMarked: boolean;
  /** What it is a label of, where it is known as one. */
  field: string | undefined;
}

function stackedLine(line: string): StackedLine {
  let from = 0;
  while (leads[line.charCodeAt(from)] === 1) from += 1;
  if (line[from + 1] === ' ' && bullets.includes(line[from] ?? '')) from += 2;
  const content = line.slice(from).trimEnd();
  const colon = content.search(anyColon);
  const mayBeLabel =
    content.length <= longestLabel && content.length > 1 && (colon < 0 || colon >= content.length - 3);
  const [, words = '', mark = ''] = mayBeLabel ? (labelWords.exec(content) ?? []) : [];
  return { lead: line.slice(0, from), content, words, isMarked: mark !== '', field: undefined };
}

const leads = tableOfMarks(' \t>');
const bullets = '-*•·▪◦';
const anyColon = /[:：]/;

/** `Serial no.`, `*Latitude (deg):*` */
const labelWords = /^\*{0,2}(\p{L}[^:：*|\t]*?)\s*\*{0,2}([:：]?)\*{0,2}$/u;

/** Runs of lines with nothing empty between, from their first to behind their last. */
function paragraphsOf(lines: readonly StackedLine[]): [number, number][] {
  const paragraphs: [number, number][] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && lines[to]?.content !== '') to += 1;
    if (to > from) paragraphs.push([from, to]);
    from = to + 1;
  }
  return paragraphs;
}

/** Nothing but this line and the next between empty lines. */
function isCard(lines: readonly StackedLine[], at: number): boolean {
  return (lines[at - 1]?.content ?? '') === '' && (lines[at + 2]?.content ?? '') === '';
}

/** The lines that are labels with their value on the next. Between cards of known labels, cards of others are pairs too. */
function pairsIn(lines: readonly StackedLine[]): number[] {
  const pairs: number[] = [];
  let waiting: number[] = [];
  let isAfterCard = false;
  for (const paragraph of paragraphsOf(lines)) {
    const [from, to] = paragraph;
    const own = pairsOf(lines, paragraph);
    if (own.length > 0) {
      if (isAfterCard && isCard(lines, from)) pairs.push(...waiting);
      pairs.push(...own);
    } else if (to - from === 2 && isAfterCard && mayBeLabel.test(lines[from]?.words ?? '')) {
      waiting.push(from);
      continue;
    }
    waiting = [];
    isAfterCard = own.length > 0 && isCard(lines, from);
  }
  return pairs.sort((a, b) => a - b);
}

const mayBeLabel = /^[^\d,;!?]{3,34}$/;

/** The lines of a paragraph that are labels with their value on the next. */
function pairsOf(lines: readonly StackedLine[], [from, to]: readonly [number, number]): number[] {
  const isLabel = (at: number) => lines[at]?.field !== undefined || lines[at]?.isMarked === true;
  // Label, value, label, value: where most of the first are known, the others are labels too.
  for (const first of [from, from + 1]) {
    const count = (to - first) / 2;
    if (count < 1 || !Number.isInteger(count)) continue;
    const odd = Array.from({ length: count }, (_, index) => first + 2 * index);
    const labels = odd.filter(isLabel).length;
    const values = odd.filter((at) => !isLabel(at + 1) || isValueToo(lines[at + 1])).length;
    if (labels * 2 > count && values === count && odd.every((at) => lines[at]?.words !== '')) return odd;
  }
  // `WL-9` over `Asset`, `Volvo` over `Make`: the values stand over their labels.
  if (!isLabel(from) && lines[to - 1]?.field !== undefined) return [];
  const pairs: number[] = [];
  for (let at = from; at + 1 < to; at += 1) {
    const endsBehind = at + 2 >= to || isLabel(at + 2) || otherLine.test(lines[at + 2]?.content ?? '');
    if (!isLabel(at) || !endsBehind || (isLabel(at + 1) && !isValueToo(lines[at + 1]))) continue;
    pairs.push(at);
    at += 1;
  }
  return pairs;
}

/** A label with its value beside it, an address of the web: no value goes on with them. */
const otherLine = /^(?:\p{L}[^:：]{1,40}[:：]\s|<?https?:)/u;

/** `Warning`, `Fault`: a word that is as well a value. */
function isValueToo(line: StackedLine | undefined): boolean {
  return line?.isMarked === false && valuesToo.has(line.field ?? '');
}

const valuesToo = new Set(['severity', 'fault', 'lamp', 'status', 'description']);

/** Cards that set a value over its label: more than one label is the last line of its card. */
function areBelow(lines: readonly StackedLine[]): boolean {
  let count = 0;
  for (const [index, { field }] of lines.entries()) {
    const isLast = (lines[index + 1]?.content ?? '') === '';
    if (
      field !== undefined &&
      isLast &&
      (lines[index - 1]?.content ?? '') !== '' &&
      lines[index - 1]?.field === undefined
    )
      count += 1;
  }
  return count > 1;
}
