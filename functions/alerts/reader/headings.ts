import type { ValueClaim } from './claims.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { endOf, startOf } from './scan.ts';
import { may } from './vocabulary.ts';
import { labelAt, labelOfCell } from './words/labels.ts';

/**
 * The names over the blocks of a digest, each with pairs of labels and values below it: `[1] CAEX 118 -----`, `Monster`,
 * `--- Grader ---`. One such line may be any title; two or more are the names of machines.
 */
export function namesOverBlocks(source: Source, lines: readonly Line[]): ReadonlyMap<Line, ValueClaim> {
  const names = new Map<Line, ValueClaim>();
  let blocks = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.role !== 'body' || next?.role !== 'body' || line.end - line.start > 90) continue;
    // The name begins its block: what stands between pairs is none.
    const before = lines[index - 1];
    if (
      before &&
      before.paragraph === line.paragraph &&
      isPair(source, before) &&
      next.paragraph === line.paragraph &&
      !hasFrame(source.text, line)
    )
      continue;
    if (!isPair(source, next) || isPair(source, line)) continue;
    const name = nameIn(source, line);
    if (!name) continue;
    blocks += 1;
    names.set(line, { field: 'unit', ...name, confidence: 0.62 });
  }
  const values = new Set([...names.values()].map((claim) => claim.value));
  return blocks > 1 && values.size > 1 ? names : new Map();
}

const frame =
  /^(?:[[(]?\d{1,3}[\]).:]\s{0,3}|[=*#~_-]{2,40}\s?|(?:machine|unit|asset|equipment)\s\d{1,2}[:.]?\s[-–—]?\s?)+/iu;

function hasFrame(text: string, line: Line): boolean {
  return (
    frame.test(text.slice(line.start, line.end)) ||
    /\d[.)\]]\s{1,3}$/.test(text.slice(Math.max(0, line.start - 6), line.start))
  );
}

function nameIn(source: Source, line: Line): { value: string; start: number; end: number } | undefined {
  const { text, scan, marks } = source;
  const content = text.slice(line.start, line.end);
  const lead = frame.exec(content)?.[0].length ?? 0;
  const value = content
    .slice(lead)
    .replace(/[\s=*#~_:：-]+$/u, '')
    .replace(/^["“'*]|["”'*]$/g, '');
  if (!/^\p{Lu}[\p{L}\d'’#.-]{0,15}(?: [\p{L}\d#'’.-]{1,14}){0,3}$/u.test(value)) return undefined;
  const start = line.start + content.indexOf(value, lead);
  const end = start + value.length;
  if (firstIn(marks.codes, start, end) || firstIn(marks.dates, start, end) || mayHave(line, may.brand))
    return undefined;
  for (let word = line.from; word < line.to; word += 1) {
    if (startOf(scan, word) < start || endOf(scan, word) > end) continue;
    if (((scan.bits[word] ?? 0) & (may.severity | may.part | may.trouble | may.provider | may.notice)) !== 0)
      return undefined;
    const label = labelAt(scan, word, end)?.label;
    if (label && label.field !== 'machine' && label.field !== 'unit') return undefined;
    // `Machine` alone heads what is told of one; `Grader` is a name, as its owner uses it.
    const isKind = ((scan.bits[word] ?? 0) & may.machineType) !== 0;
    if (label && !isKind && endOf(scan, word) === end) return undefined;
  }
  return { value, start, end };
}

/** A label with its value. */
function isPair({ text, scan }: Source, line: Line): boolean {
  if (!has(line, sign.colon | sign.tab | sign.bar | sign.spaces | sign.equals)) return false;
  const content = text.slice(line.start, Math.min(line.end, line.start + 60));
  const edge = /\s{0,12}[:：=|\t]|\s{2}|\s?\.{3}/.exec(content);
  return edge !== null && labelOfCell(scan, line.start, line.start + edge.index) !== undefined;
}
