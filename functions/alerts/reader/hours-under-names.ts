import { type Claim, claimOf } from './claims.ts';
import type { Line } from './lines.ts';
import type { Source, Span } from './marks.ts';
import { parseNumber } from './values/numbers.ts';
import { type Label, labelNamed } from './words/labels.ts';

/*
 * Hours below a row of names between which one space stands (`Fault Severity Hours` over `SPN 110 FMI 0 High 2210.5`): such a
 * row has no columns, but a number that is of nothing else is what the one name says.
 */

/** The hours of the row below such names, where nothing else of the message tells them. */
export function hoursUnderNames(source: Source, lines: readonly Line[], claims: readonly Claim[]): Claim[] {
  if (claims.some(({ field, group }) => field === 'hours' || group > 0)) return [];
  for (const [index, line] of lines.entries()) {
    const row = lines[index + 1];
    if (row?.paragraph !== line.paragraph) continue;
    const names = namesIn(source, line);
    const [hours, other] = names.filter(({ field }) => field === 'hours');
    if (!hours || other || !names.some(({ field }) => ofFault.has(field))) continue;
    const taken = [...claims, ...source.marks.dates, ...source.marks.points];
    const [found, further] = numbersIn(source.text, row, taken);
    const value = found && !further ? parseNumber(source.text.slice(found.start, found.end)) : undefined;
    if (found && value !== undefined)
      return [claimOf({ field: 'hours', value, ...found, confidence: 0.8 }, hours.phrase)];
  }
  return [];
}

const ofFault: ReadonlySet<Label['field']> = new Set<Label['field']>(['code', 'fault', 'spn']);

/** The labels that the words of a short line are, each by itself; none where anything else stands in it. */
function namesIn({ text, scan }: Source, line: Line): Label[] {
  const length = line.end - line.start;
  if (length > longestNames || !onlyNames.test(text.slice(line.start, line.end))) return [];
  const names: Label[] = [];
  for (const { index, 0: word } of text.slice(line.start, line.end).matchAll(/\S+/g)) {
    const label = labelNamed(scan, line.start + index, line.start + index + word.length);
    if (!label) return [];
    names.push(label);
  }
  return names;
}

const longestNames = 80;
const onlyNames = /^\p{L}[\p{L}/.#()]*(?: [\p{L}/.#()]{2,20}){2,9}$/u;

/** The numbers of a row that stand alone and are of nothing that is known. */
function numbersIn(text: string, row: Line, taken: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { index, 0: shown } of text
    .slice(row.start, Math.min(row.end, row.start + 200))
    .matchAll(number)) {
    const [start, end] = [row.start + index, row.start + index + shown.length];
    if (!taken.some((span) => span.start < end && span.end > start)) found.push({ start, end });
  }
  return found;
}

const number = /(?<!\S)\d{1,3}(?:[ .,]?\d{3})?(?:[.,]\d{1,2})?(?!\S)/g;
