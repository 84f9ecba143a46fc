import type { FaultReading } from '#schema/alerts/alerts.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import { Over, type Relations, type Stretch } from './layout/outline.ts';
import { type CodeKind, notationKey, pairedCode } from './values/codes.ts';
import { asRead, type Extraction, extractionsOf } from './values/extractions.ts';
import { severityOf } from './values/severities.ts';

/*
 * A machine's faults: each code, or a separate number and mode, with the nearest description, severity and time in the message's
 * records.
 */

export interface Fault {
  readonly code: Extraction<string>;
  readonly record: number;
}

export function faultsOf(extractions: readonly Extraction[], relations: Relations): Fault[] {
  const codes = extractionsOf(extractions, 'code');
  const faults: Fault[] = codes.map((code) => ({ code, record: code.record }));
  const numbers = extractionsOf(extractions, 'spn');
  const inRecord = countsOf(numbers);
  const coded = countsOf(codes.filter(({ label }) => label !== ''));
  const modes = extractionsOf(extractions, 'fmi');
  const used = new Set<Extraction>();
  for (const number of numbers.slice(0, mostNumbers)) {
    const found = nearest(
      number,
      modes.filter((one) => !used.has(one)),
      relations,
    );
    const mode = found && relations.distance(number.record, found.record) <= 2 ? found : undefined;
    if (mode) used.add(mode);
    // A maker's code next to a standard's number, in one record or row, is the same fault.
    if (number.label !== '' && coded.has(number.record) && inRecord.get(number.record) === 1) continue;
    const value = pairedCode(
      kindOf(number.label) as CodeKind,
      plain(number.value),
      mode ? plain(mode.value) : null,
    );
    const end = mode && mode.end > number.end && mode.end - number.end < 80 ? mode.end : number.end;
    faults.push({ code: { ...number, field: 'code', value, end }, record: number.record });
  }
  // A fault with a name but no code is identified by the name.
  if (faults.length === 0)
    for (const title of extractionsOf(extractions, 'description'))
      faults.push({ code: { ...title, field: 'code' }, record: title.record });
  const seen = new Set<string>();
  return faults
    .sort((one, other) => one.code.start - other.code.start)
    .filter(({ code }) => {
      const key = notationKey(code.value);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostFaults);
}

/** Faults per machine, and the number of values searched for them. */
const [mostFaults, mostNumbers] = [100, 400];

/** How many of them are in each record. */
function countsOf(extractions: readonly Extraction[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { record } of extractions) counts.set(record, (counts.get(record) ?? 0) + 1);
  return counts;
}

/** Digits without leading zeros. */
function plain(figures: string): string {
  return figures.replace(/^0+(?=\d)/, '');
}

function kindOf(label: string): string {
  return (
    /(?<![a-z])(CID|PID|PPID|SID|PSID|EID|MID)(?![a-z])/i
      .exec(label.replace(/([a-z])([A-Z])/g, '$1 $2'))?.[1]
      ?.toUpperCase() ?? 'SPN'
  );
}

/** The extraction nearest to another one: by records, then by position in the text, following ones first. */
export function nearest<T extends Extraction>(
  to: Pick<Extraction, 'start' | 'end' | 'record'>,
  extractions: readonly T[],
  relations: Relations,
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const extraction of extractions) {
    const distance = relations.distance(to.record, extraction.record) * 10_000 + gapBetween(to, extraction);
    if (distance < least) [best, least] = [extraction, distance];
  }
  return best;
}

/** Characters between two extractions; one that precedes counts as further away. Below 0 if one contains the other. */
function gapBetween(to: Pick<Extraction, 'start' | 'end'>, extraction: Extraction): number {
  return extraction.start >= to.end ? extraction.start - to.end : (to.start - extraction.end) * 1.5 + 4;
}

/** Readings per fault, in text order. */
export function faultReadings(
  text: string,
  faults: readonly Fault[],
  extractions: readonly Extraction[],
  relations: Relations,
): FaultReading[] {
  const descriptions = oneEach(faults, extractionsOf(extractions, 'description'), relations);
  const severities = spread(faults, extractionsOf(extractions, 'severity'), relations);
  const taken = new Over<Stretch>([...extractions, ...faults.map(({ code }) => code)]);
  for (const fault of faults) {
    const said = severities.has(fault) ? undefined : wordBeside(text, fault, taken);
    if (said) severities.set(fault, said);
  }
  return faults.map((fault) => {
    const description = descriptions.get(fault);
    const severity = severities.get(fault);
    return {
      code: asRead(fault.code),
      description: (description ?? isWords(fault.code.value)) ? asRead(description ?? fault.code) : null,
      severity: (severity?.value ?? 'unknown') as Severity,
      severitySpan: severity ? { start: severity.start, end: severity.end } : null,
    };
  });
}

/** A name in place of a code is its own description. */
function isWords(code: string): boolean {
  return /\p{L}{3,} \p{L}{2,}/u.test(code) && !/\d{3}/.test(code);
}

/** A severity between marks on the fault's line that belongs to no other value: `| Medium |`, `- CRITICAL -`. */
function wordBeside(text: string, { code }: Fault, taken: Over<Stretch>): Extraction<Severity> | undefined {
  const from = text.lastIndexOf('\n', code.start) + 1;
  const lineEnd = text.indexOf('\n', code.end);
  const line = text.slice(from, Math.min(from + longestLine, lineEnd < 0 ? text.length : lineEnd));
  for (const found of line.matchAll(betweenMarks)) {
    const word = found[1] ?? '';
    const value = severityOf(word);
    const start = from + found.index + found[0].indexOf(word);
    const end = start + word.length;
    if (value && taken.at(start, end).length === 0) return { ...code, field: 'severity', value, start, end };
  }
  return undefined;
}

const longestLine = 600;
const betweenMarks =
  /(?<=^|[|,;:\t()[\]"] ?| [-–/] )(\p{L}{3,16}(?: \p{L}{3,12})?)(?=$| ?[|,;\t()[\]".]| [-–/] )/gu;

/** Assigns descriptions to faults, nearest pairs first. */
function oneEach(
  faults: readonly Fault[],
  extractions: readonly Extraction<string>[],
  relations: Relations,
): Map<Fault, Extraction<string>> {
  const pairs = faults.flatMap((fault) =>
    extractions.map((extraction) => ({
      fault,
      extraction,
      distance:
        relations.distance(fault.record, extraction.record) * 10_000 +
        Math.max(0, gapBetween(fault.code, extraction)),
    })),
  );
  const found = new Map<Fault, Extraction<string>>();
  const used = new Set<Extraction>();
  for (const { fault, extraction } of pairs.sort((one, other) => one.distance - other.distance)) {
    if (found.has(fault) || used.has(extraction)) continue;
    found.set(fault, extraction);
    used.add(extraction);
  }
  return found;
}

/** Assigns each severity to the faults nearest to it by records: to one, or to all of a list below it. */
function spread(
  faults: readonly Fault[],
  extractions: readonly Extraction<Severity>[],
  relations: Relations,
): Map<Fault, Extraction<Severity>> {
  const found = new Map<Fault, Extraction<Severity>>();
  const distances = new Map<Fault, number>();
  const alike = new Map<string, { near: Fault[]; least: number; extractions: Extraction<Severity>[] }>();
  for (const extraction of extractions) {
    const least = Math.min(...faults.map(({ record }) => relations.distance(record, extraction.record)));
    const near = faults.filter(({ record }) => relations.distance(record, extraction.record) === least);
    const key = near.map(({ code }) => code.start).join();
    const known = alike.get(key);
    if (known && known.least === least) known.extractions.push(extraction);
    else alike.set(known ? `${key} ${extraction.start}` : key, { near, least, extractions: [extraction] });
  }
  for (const { near, least, extractions: own } of alike.values())
    for (const [fault, extraction] of inTurn(near, own)) {
      const known = distances.get(fault);
      if (known !== undefined && known <= least) continue;
      found.set(fault, extraction);
      distances.set(fault, least);
    }
  return found;
}

/**
 * If several faults and severities are equally near by records, each fault gets the severity after it, or before it if the first
 * severity precedes the first fault; if all severities are on one side of the faults, they are matched in order.
 */
function inTurn(
  faults: readonly Fault[],
  extractions: readonly Extraction<Severity>[],
): readonly (readonly [Fault, Extraction<Severity>])[] {
  const [first] = extractions;
  if (!first) return [];
  if (extractions.length === 1 || faults.length === 1) return faults.map((fault) => [fault, first]);
  const starts = faults.map(({ code }) => code.start);
  const isLeading = first.start < (starts[0] ?? 0);
  const isBetween = extractions.some(
    ({ start }) => start > Math.min(...starts) && start < Math.max(...starts),
  );
  return faults.flatMap((fault, index) => {
    const behind = extractions.find(
      ({ start }) => start > fault.code.start && start < (starts[index + 1] ?? Infinity),
    );
    const before = extractions.findLast(
      ({ start }) => start < fault.code.start && start > (starts[index - 1] ?? -1),
    );
    const extraction = isBetween
      ? isLeading
        ? before
        : behind
      : extractions[Math.min(index, extractions.length - 1)];
    return extraction ? [[fault, extraction] as const] : [];
  });
}
