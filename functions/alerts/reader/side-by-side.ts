/**
 * Blocks that stand beside each other, each under a heading with a rule of its own, are set one below the other: a line of them
 * says two things that have nothing to do with each other.
 *
 *     MACHINE                    EVENT
 *     ------------------------   ------------------------
 *     Make       Link-Belt       Code       B2-114
 *
 * A table has one value to a column: only where the lines of a block are pairs of their own is the text set so.
 */
export function withoutColumns(text: string): string {
  return withoutHalves(withoutCards(text));
}

/**
 * Cards of machines beside each other, which tell the same of each (`Unit: SK-550      Unit: HX-21` over `Code: E3101   Code: E42`),
 * are set one below the other.
 */
function withoutCards(text: string): string {
  if (!mayBeCards.test(text)) return text;
  const lines = text.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const cards = cardsFrom(lines, at);
    if (cards.length < fewestRows) {
      out.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const count = cards[0]?.length ?? 0;
    out.push(...range(0, count).flatMap((card) => [...cards.map((parts) => parts[card] ?? ''), '']));
    at += cards.length;
  }
  return out.join('\n');
}

/** The lines from one on of which each has as many pairs of one label, by their parts. */
function cardsFrom(lines: readonly string[], from: number): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (let at = from; at < Math.min(lines.length, from + mostRows); at += 1) {
    const parts = pairsOfOneLabel(lines[at] ?? '');
    if (parts.length < 2 || parts.length !== (rows[0]?.length ?? parts.length)) break;
    rows.push(parts);
  }
  return rows;
}

function pairsOfOneLabel(line: string): readonly string[] {
  if (line.length > 300 || !line.includes(':')) return [];
  const parts = line.trim().split(/ {2,}|\t/);
  const [first, ...others] = parts.map((part) => labelOf.exec(part)?.[1]);
  return first !== undefined && others.every((label) => label === first) ? parts : [];
}

const mayBeCards = /^[ \t]{0,8}(\p{L}[^:\n]{1,24}):[^\n]{1,80}(?: {2}|\t)\1:/mu;
const labelOf = /^(\p{L}[^:]{1,24}):\s?\S/u;
const fewestRows = 3;
const mostRows = 40;

function withoutHalves(text: string): string {
  if (!rule.test(text) || !twoRules.test(text)) return text;
  const lines = text.split('\n');
  const blocks = blocksOf(lines);
  const columns = new Set(blocks.filter((block) => isOfPairs(lines, block)).map(({ column }) => column));
  if (columns.size === 0) return text;
  const out: string[] = [];
  let at = 0;
  for (const { head, end, column } of blocks) {
    if (!columns.has(column)) continue;
    out.push(...lines.slice(at, head));
    const rows = [head, ...range(head + 2, end)].map((row) => lines[row] ?? '');
    for (const half of [rows.map((row) => row.slice(0, column)), rows.map((row) => row.slice(column))])
      out.push(...half.map((row) => row.trimEnd()).filter((row) => row !== ''), '');
    at = end;
  }
  return [...out, ...lines.slice(at)].join('\n');
}

/** A heading, the rule under it, and the lines down to an empty one. */
interface Block {
  readonly head: number;
  readonly end: number;
  /** Where its right half begins. */
  readonly column: number;
}

const rule = /------|======|______|~~~~~~/;
const twoRules = /^[ \t]{0,8}([-=_~])\1{5,60} {1,12}\1{6,60}[ \t]*$/m;
const mostLines = 2000;

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let rule = 1; rule < Math.min(lines.length, mostLines); rule += 1) {
    const line = lines[rule] ?? '';
    const column = twoRules.test(line) ? (/[-=_~] +(?=[-=_~])/.exec(line)?.index ?? -1) : -1;
    const start = column < 0 ? 0 : column + (/^. +/.exec(line.slice(column))?.[0].length ?? 0);
    const heading = lines[rule - 1] ?? '';
    if (start === 0 || !isSplitAt(heading, start) || heading.slice(start).trim() === '') continue;
    let end = rule + 1;
    while (end < lines.length && (lines[end] ?? '').trim() !== '' && isSplitAt(lines[end] ?? '', start))
      end += 1;
    if (end - rule > 1) blocks.push({ head: rule - 1, end, column: start });
  }
  return blocks;
}

/** Nothing reaches over from the left half into the right. */
function isSplitAt(line: string, column: number): boolean {
  return line.length <= column || line[column - 1] === ' ';
}

/** Most of the lines of both halves are words, a gap and a value. */
function isOfPairs(lines: readonly string[], { head, end, column }: Block): boolean {
  const rows = lines.slice(head + 2, end);
  const halves = rows
    .flatMap((row) => [row.slice(0, column), row.slice(column)])
    .filter((half) => half.trim() !== '');
  const pairs = halves.filter((half) => pair.test(half)).length;
  return pairs >= 4 && pairs >= halves.length * 0.7;
}

const pair = /^\s{0,8}\p{L}[\p{L}\p{N}.'/ #-]{0,24}?(?: {2,}|:\s+|\s?\.{2,}\s?)\S/u;

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
