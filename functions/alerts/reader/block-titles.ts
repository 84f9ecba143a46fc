import type { ValueClaim } from './claims.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { firstWordFrom, startOf } from './scan.ts';
import { type PartReading, readParts } from './strip-kinds.ts';
import { type StripPart, trimmedPart } from './strip-parts.ts';
import { may } from './vocabulary.ts';

/*
 * Titles of the blocks of a digest that say who a machine is in parts without labels: `980M – “Load-01” – KRS04410` over the
 * table of its faults, `Load-02 (D6, RDC00932)` over the next one's. What one of them leaves open they say together: the parts
 * at the same place are all models, or all serial numbers.
 */

/** What each title says, where two or more are of the same kind of parts; of lines between which something else stands. */
export function titlesInParts(
  source: Source,
  titles: readonly Line[],
): ReadonlyMap<Line, readonly ValueClaim[]> {
  const claims = new Map<Line, readonly ValueClaim[]>();
  const byCount = new Map<number, Cut[]>();
  for (const line of titles) {
    const cut = cutTitle(source, line);
    if (!cut) continue;
    const known = byCount.get(cut.length);
    if (known) known.push({ line, cut });
    else byCount.set(cut.length, [{ line, cut }]);
  }
  for (const [count, cuts] of byCount) {
    if (cuts.length < 2) continue;
    const alike = cuts.flatMap(({ line, cut }) => {
      const parts = partsOf(source, cut);
      return parts ? [{ line, parts }] : [];
    });
    if (alike.length < 2) continue;
    const chosen = columnsOf(source, alike, count);
    if (!chosen) continue;
    for (const { line, parts } of alike)
      claims.set(
        line,
        parts.flatMap((part, column) => claimsOf(source, part, chosen[column])),
      );
  }
  return claims;
}

/** A line, and where its parts stand. */
interface Cut {
  readonly line: Line;
  readonly cut: readonly StripPart[];
}

interface Title {
  readonly line: Line;
  readonly parts: readonly PartReading[];
}

const longestTitle = 90;
const mostParts = 5;

/** What stands between the parts of a title, with a space where words have the mark as well; a bracket opens one or closes the last. */
const edge = /\s[–—\-|·•∙/]{1,2}\s|\s?[|·•∙]\s?|[,;]\s|\s\(|\)$/g;
/** `[1] `, `=== `, `2) `: before a title. */
const lead = /^(?:[[(]?\d{1,2}[\]).:]\s{1,3}|[=*#~_-]{2,40}\s)/;

/** Where the parts of a line stand that may be such a title. */
function cutTitle({ text }: Source, line: Line): readonly StripPart[] | undefined {
  if (line.role !== 'body' || line.end - line.start > longestTitle) return undefined;
  if (!has(line, sign.digit) || has(line, sign.tab | sign.equals)) return undefined;
  // A fault, a title of something else, a sentence.
  if (mayHave(line, may.severity | may.trouble | may.verb)) return undefined;
  const content = text.slice(line.start, line.end).replace(/[\s=*#~_-]{2,}$/, '');
  const from = lead.exec(content)?.[0].length ?? 0;
  const parts: StripPart[] = [];
  let start = from;
  for (const mark of content.slice(from).matchAll(edge)) {
    parts.push(trimmedPart(text, line.start + start, line.start + from + mark.index));
    start = from + mark.index + mark[0].length;
  }
  if (start < content.length) parts.push(trimmedPart(text, line.start + start, line.start + content.length));
  return parts.length < 2 || parts.length > mostParts ? undefined : parts;
}

function partsOf(source: Source, cut: readonly StripPart[]): readonly PartReading[] | undefined {
  const readings: PartReading[] = [];
  for (const part of cut) {
    const [reading, ...more] = part.end > part.start ? readParts(source, part) : [];
    if (!reading || more.length > 0 || !isOfTitle(reading)) return undefined;
    readings.push(reading);
  }
  return readings;
}

function isOfTitle({ is, told }: PartReading): boolean {
  if (is === 'told') return told.every(({ claim }) => fieldsOfTitle.has(claim.field));
  return is === 'token' || is === 'words';
}

const fieldsOfTitle = new Set<ValueClaim['field']>(['brand', 'model', 'serial', 'unit', 'hours', 'place']);

const choices = ['model', 'serial', 'unit'] as const;
type Named = (typeof choices)[number];

/** How well the parts at one place must fit what they are, on the whole, and each of them. */
const leastFit = 0.45;
const leastOfEach = 0.2;

/** What the parts at each place are, the surest first; undefined where they don't say who a machine is by themselves. */
function columnsOf(
  source: Source,
  titles: readonly Title[],
  count: number,
): readonly (Named | undefined)[] | undefined {
  const told = new Set<string>(
    titles.flatMap(({ parts }) => parts.flatMap((part) => part.told.map(({ claim }) => claim.field))),
  );
  const open = Array.from({ length: count }, (_, column) => titles.map(({ parts }) => parts[column])).map(
    (parts) => (parts.some((part) => part?.is === 'told') ? [] : parts),
  );
  const fits = (column: number, choice: Named) => {
    const each = open[column]?.map((part) => part?.fits[choice] ?? 0) ?? [];
    const fit = each.reduce((sum, own) => sum + own, 0) / each.length;
    return fit >= leastFit && Math.min(...each) >= leastOfEach ? fit : 0;
  };
  const missing = choices.filter((choice) => !told.has(choice));
  const { chosen } = bestOf(Array<Named | undefined>(count).fill(undefined), missing, fits);
  // A part that is left over may be anything: then the others may be, too.
  const isLeft = titles.some(({ parts }) =>
    parts.some((part, column) => part.is !== 'told' && chosen[column] === undefined && !isKind(source, part)),
  );
  const fields = new Set<string | undefined>([...told, ...chosen]);
  if (isLeft || !fields.has('model') || !(fields.has('serial') || fields.has('unit'))) return undefined;
  // Each machine has a name and a number of its own.
  const areApart = chosen.every((choice, column) => {
    if (choice === undefined || choice === 'model') return true;
    const values = titles.map(({ parts }) => {
      const { start, end } = parts[column]?.part ?? { start: 0, end: 0 };
      return source.text.slice(start, end);
    });
    return new Set(values).size === values.length;
  });
  return areApart ? chosen : undefined;
}

/** Which of the places to give to what is missing, so that all fit best: a model may have the form of a serial number. */
function bestOf(
  chosen: readonly (Named | undefined)[],
  missing: readonly Named[],
  fits: (column: number, choice: Named) => number,
): { readonly chosen: readonly (Named | undefined)[]; readonly fit: number } {
  const [choice, ...others] = missing;
  if (choice === undefined) return { chosen, fit: 0 };
  let best = bestOf(chosen, others, fits);
  for (const [column, taken] of chosen.entries()) {
    const fit = taken === undefined ? fits(column, choice) : 0;
    if (fit === 0) continue;
    const rest = bestOf(chosen.with(column, choice), others, fits);
    if (rest.fit + fit > best.fit) best = { chosen: rest.chosen, fit: rest.fit + fit };
  }
  return best;
}

/** `Excavator`: of what kind the machine is. */
function isKind({ scan }: Source, { part }: PartReading): boolean {
  for (let word = firstWordFrom(scan, part.start); startOf(scan, word) < part.end; word += 1)
    if (((scan.bits[word] ?? 0) & (may.kind | may.machineType)) === 0) return false;
  return true;
}

function claimsOf({ text }: Source, { part, told }: PartReading, choice: Named | undefined): ValueClaim[] {
  if (choice === undefined) return told.map(({ claim }) => claim);
  const { start, end } = part;
  return [{ field: choice, value: text.slice(start, end), start, end, confidence: 0.62 }];
}
