import { lower } from '../reading/letters.ts';
import { bareValueBegins } from './bare-values.ts';
import type { Line } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { endOf, startOf } from './scan.ts';
import { type StripPart, trimmedPart } from './strip-parts.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt } from './words/labels.ts';

/*
 * Lines in capitals that nothing but their short labels sets apart, as gateways send them to telephones: `MDL CAT D8T SN FMC02119
 * EQ# D8-3 HRS 14209 FC 94-1 FUEL PRESS LO SEV CRIT`.
 */

/** Words of such a line at the least, and labels with their values among them. */
const fewestWords = 8;
const fewestLabels = 4;
const longestLine = 320;

/** The parts of a line, each with the label that it begins with; the first may have none. */
export function chainParts(source: Source, line: Line): StripPart[] | undefined {
  const { text, scan, marks } = source;
  const words = line.to - line.from;
  if (words < fewestWords || line.end - line.start > longestLine || !isInCapitals(source, line))
    return undefined;
  const edges = [line.start];
  let free = line.from;
  for (let word = line.from; word < line.to; word += 1) {
    if (word < free) continue;
    // `U# 41`
    if (numbered.test(text.slice(startOf(scan, word), startOf(scan, word) + 6))) {
      edges.push(startOf(scan, word));
      free = word + 3;
      continue;
    }
    if (((scan.bits[word] ?? 0) & may.label) === 0) continue;
    const found = labelAt(scan, word, line.end);
    if (!found || !telling.has(found.label.field)) continue;
    const from = found.end + (gap.exec(text.slice(found.end, found.end + 4))?.[0].length ?? 0);
    const point = firstIn(marks.points, from, from + 2);
    const code = firstIn(marks.codes, from, from + 1);
    const isPacked = found.label.field === 'time' && packedTime.test(text.slice(from, from + 12));
    const isTold =
      isPacked ||
      point !== undefined ||
      code !== undefined ||
      bareValueBegins(found.label, source, from, line.end);
    if (from === found.end || !isTold) continue;
    if (startOf(scan, word) > line.start) edges.push(startOf(scan, word));
    free = found.next;
    while (point && free < line.to && startOf(scan, free) < point.end) free += 1;
  }
  if (edges.length < fewestLabels) return undefined;
  return [...edges, line.end]
    .slice(1)
    .map((edge, index) => trimmedPart(text, edges[index] ?? edge, edge))
    .filter((part) => part.end > part.start);
}

/** Hardly a word has small letters. */
function isInCapitals({ scan }: Source, line: Line): boolean {
  let small = 0;
  let labels = 0;
  for (let word = line.from; word < line.to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.label) !== 0) labels += 1;
    const isSmall = ((scan.shapes[word] ?? 0) & lower) !== 0 && endOf(scan, word) - startOf(scan, word) > 1;
    if (isSmall) small += 1;
  }
  return labels >= fewestLabels && small * 4 <= line.to - line.from;
}

/** `150626 0330Z` */
const packedTime = /^\d{6} \d{4}/;
const numbered = /^[A-Z]{1,2}#\s?\d/;
const gap = /^(?:\s?#\s?|\.?\s{1,2})/;

const telling = new Set<Label['field']>([
  'brand',
  'model',
  'machine',
  'serial',
  'unit',
  'hours',
  'code',
  'fault',
  'severity',
  'location',
  'lat',
  'time',
]);
