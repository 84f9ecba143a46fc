import { type Claim, claimOf } from './claims.ts';
import { has, type Line, mayBeginWith, mayHave, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom } from './scan.ts';
import type { RecordNumbers } from './tables.ts';
import { addressIn } from './values/addresses.ts';
import { machineAt } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/** A line that begins with a machine's name, and the number of that machine's record. */
export interface KeyedLine {
  readonly line: Line;
  readonly key: { readonly value: string; readonly start: number; readonly end: number };
  readonly group: number;
  /** Where what it tells begins: with the name, or with the time before it. */
  readonly from: number;
}

/**
 * Lists that tell of the same machines one after the other, each line behind the name of its machine: `EX-4: Cat 320, SN
 * HEX00412`, below it `EX-4: SPN 94 FMI 18 …`, and `EX-4   14 Elm St, Macon, GA` below a table that names `EX-4`. Such lines
 * begin behind the name from here on; answers them.
 */
export function keyedLines(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
  numbers: RecordNumbers,
): readonly KeyedLine[] {
  const groups = namesOfRecords(claims);
  if (groups.size === 0 && lines.length < 4) return [];
  const labelled = new Set<string>();
  const byName = new Map<string, { line: Line; key: KeyedLine['key']; next: number }[]>();
  for (const line of lines) {
    if (line.role !== 'body' || line.end - line.start > longest) continue;
    // A name that stands in no table has a figure.
    if (groups.size === 0 && !has(line, sign.digit)) continue;
    const found = keyOf(source, line, groups);
    if (!found) {
      const name = groups.size === 0 ? labelledName(source, line) : undefined;
      if (name !== undefined) labelled.add(name);
      continue;
    }
    const same = byName.get(found.key.value);
    if (same) same.push({ line, ...found });
    else byName.set(found.key.value, [{ line, ...found }]);
  }
  for (const line of lines) {
    const found = keyBehindTime(source, line, (name) => groups.has(name) || byName.has(name));
    const same = found && (byName.get(found.key.value) ?? []);
    if (same) byName.set(found.key.value, [...same, { line, ...found }]);
  }
  for (const [name, own] of byName) {
    // Beside no record a name is one that begins several lines, of which one goes on with the machine.
    if (groups.has(name) || labelled.has(name)) continue;
    if (own.length < 2 || !own.some((each) => isMachine(source, each.line, each.next))) byName.delete(name);
  }
  if (byName.size < 2) return [];
  const keyed: KeyedLine[] = [];
  for (const [name, own] of byName) {
    // Of a machine that labels tell the text is cut apart (`machineGroups`).
    const known = groups.get(name) ?? (labelled.has(name) ? 0 : undefined);
    if (known === undefined) numbers.group += 1;
    const group = known ?? numbers.group;
    for (const { line, key, next } of own) {
      const isTimed = key.start > line.start;
      if (isTimed && group === 0) continue;
      keyed.push({ line, key, group, from: line.start });
      if (isTimed) continue;
      line.start = next;
      while (line.from < line.to && (source.scan.starts[line.from] ?? 0) < next) line.from += 1;
    }
  }
  return keyed;
}

/** What such lines tell, each of its own machine. */
export function withKeys(
  source: Source,
  keyed: readonly KeyedLine[],
  claims: readonly Claim[],
): readonly Claim[] {
  if (keyed.length === 0) return claims;
  const sorted = [...keyed].sort((one, other) => one.line.start - other.line.start);
  const ofLine = (at: number) => sorted.findLast(({ from }) => from <= at);
  const told = claims.map((claim) => {
    if (claim.group > 0) return claim;
    const own = ofLine(claim.start);
    return own && claim.start < own.line.end ? { ...claim, group: own.group } : claim;
  });
  for (const { line, key, group } of sorted) {
    told.push(
      claimOf({ field: 'unit', ...key, confidence: 0.62 }, group === 0 ? 'unit' : '', { group, row: 0 }),
    );
    if (group > 0 && told.some((claim) => claim.group === group && placeFields.has(claim.field))) continue;
    const place = line.end - line.start > 8 ? addressIn(source.text, line.start, line.end) : undefined;
    if (place?.city === undefined || (place.state === undefined && !/\d/.test(place.address?.value ?? '')))
      continue;
    const { start, end } = place;
    told.push(claimOf({ field: 'place', value: place, start, end, confidence: 0.7 }, '', { group, row: 0 }));
  }
  return told;
}

const longest = 240;

/** Names and numbers of the machines that tables tell, none that two of them have. */
function namesOfRecords(claims: readonly Claim[]): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { field, value, group } of claims) {
    if (group === 0 || (field !== 'unit' && field !== 'serial') || typeof value !== 'string') continue;
    if (!groups.has(value)) groups.set(value, group);
  }
  return groups;
}

/** `Unit: PP-201` */
function labelledName({ text, scan }: Source, line: Line): string | undefined {
  if (line.end - line.start > 48 || !mayBeginWith(scan, line, may.label) || !has(line, sign.colon | sign.tab))
    return undefined;
  const found = labelAt(scan, line.from, line.end);
  if (found?.label.field !== 'unit') return undefined;
  const name = text.slice(found.end, line.end).replace(/^[\s:#]{1,12}/, '');
  return shapeOfName.test(name) ? name : undefined;
}

const shapeOfName = /^(?=.*\d)(?=.*\p{Lu})[\p{L}\d#./-]{2,15}(?: \d{1,4})?$/u;

function keyOf(
  { text, marks }: Source,
  line: Line,
  groups: ReadonlyMap<string, number>,
): { key: KeyedLine['key']; next: number } | undefined {
  const found = keyed.exec(text.slice(line.start, Math.min(line.end, line.start + 40)));
  const value = found?.[1];
  if (!found || !value || line.start + found[0].length >= line.end) return undefined;
  const start = line.start;
  const end = start + value.length;
  const isName = /^(?=.*\d)(?=.*\p{Lu})/u.test(value) && !firstIn(marks.codes, start, end);
  if (!groups.has(value) && !isName) return undefined;
  return { key: { value, start, end }, next: start + found[0].length };
}

/** `2026-09-16 22:10 EX-1 SPN 102 FMI 18 …`: a name that begins other lines, behind the time. */
function keyBehindTime(
  { text, marks }: Source,
  line: Line,
  isName: (name: string) => boolean,
): { key: KeyedLine['key']; next: number } | undefined {
  if (line.role !== 'body' || line.end - line.start > longest || !has(line, sign.digit)) return undefined;
  const date = firstIn(marks.dates, line.start, line.start + 2);
  const end =
    date?.end ?? line.start + (clock.exec(text.slice(line.start, line.start + 12))?.[0].length ?? 0);
  if (end === line.start) return undefined;
  const found = named.exec(text.slice(end, Math.min(line.end, end + 40)));
  const value = found?.[1];
  if (!found || !value || !isName(value)) return undefined;
  const start = end + found[0].indexOf(value);
  return { key: { value, start, end: start + value.length }, next: end + found[0].length };
}

const clock = /^\[?\d{1,2}:\d{2}(?::\d{2})?\]?(?=\s)/;
const named =
  /^[\]),;:]?\s{1,3}(?:[-–—|]\s{1,3})?([\p{L}\d][\p{L}\d#./-]{0,14}(?: \d{1,4})?)\s{1,16}(?:[-–—|]\s{1,3})?(?=\S)/u;

const keyed =
  /^([\p{L}\d][\p{L}\d#./-]{0,14}(?: \d{1,4})?)(?:\s?[:=]\s{1,12}|\s?[–—|]\s{1,3}|\s-\s|\t|\s{2,16})(?=\S)/u;

function isMachine({ scan }: Source, line: Line, at: number): boolean {
  return (
    mayHave(line, may.brand) &&
    firstWordFrom(scan, at) < line.to &&
    machineAt(scan, at, line.end) !== undefined
  );
}

const placeFields = new Set<Claim['field']>(['place', 'point', 'address', 'city', 'lat', 'no-place']);
