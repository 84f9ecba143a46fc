import type { Relations } from './layout/outline.ts';
import type { Extraction } from './values/extractions.ts';

/*
 * Groups extractions by machine. The largest records about a single machine are that machine's; anything outside them belongs to
 * the machine before it, and anything before the first machine belongs to all. A machine that is mentioned twice is one machine.
 */

/** A machine's extractions: its own, and those shared by all machines of the message. */
export interface MachineExtractions {
  readonly own: readonly Extraction[];
  readonly shared: readonly Extraction[];
}

const identifying = ['serial', 'unit', 'model'] as const;
type Identifying = (typeof identifying)[number];

export function machinesOf(extractions: readonly Extraction[], relations: Relations): MachineExtractions[] {
  const sure = extractions.filter(({ confidence }) => confidence >= leastSure);
  if (isOne(sure)) return [{ own: extractions, shared: [] }];
  const groups: Extraction[][] = [];
  const shared: Extraction[] = [];
  collect(0, extractions, relations, groups, shared);
  const machines = merged(groups);
  const behind = new Set(behindLast(machines, relations));
  return machines.map((own) => ({
    own: own.filter((extraction) => !behind.has(extraction)),
    shared: [...shared, ...behind],
  }));
}

/**
 * A place or time stated once after the last of several machines applies to all of them if none of the others has its own (`Both
 * at 12 Main St`).
 */
function behindLast(machines: readonly Extraction[][], relations: Relations): readonly Extraction[] {
  const last = machines.at(-1) ?? [];
  const named = last.filter(isName).at(-1);
  if (machines.length < 2 || !named) return [];
  return [placeFields, timeFields].flatMap((fields) => {
    const isOfThem = ({ field, confidence }: Extraction) => fields.has(field) && confidence > 0;
    const own = last.filter(isOfThem);
    const isApart = own.every(
      ({ start, record }) => start > named.end && relations.distance(record, named.record) > 0,
    );
    return isApart && !machines.some((extractions) => extractions !== last && extractions.some(isOfThem))
      ? own
      : [];
  });
}

const placeFields: ReadonlySet<Extraction['field']> = new Set(['address', 'city', 'state', 'lat', 'long']);
const timeFields: ReadonlySet<Extraction['field']> = new Set(['time']);

const leastSure = 0.5;

/** Whether all names can be of one machine. */
function isOne(extractions: readonly Extraction[]): boolean {
  return identifying.every((field) => {
    const names = extractions.filter((extraction) => extraction.field === field);
    const named = names.filter(({ called }) => called === names[0]?.called);
    // Two numbers with different labels may belong to one machine: its own and its engine's.
    return (
      named.every((name) => isAlike(field, name.value, named[0]?.value)) &&
      (named.length === names.length || isOneOfAll(field, names))
    );
  });
}

/** Whether no value is repeated under a different label: `VIN: A`, `Engine Serial No.: B`. */
function isOneOfAll(field: Identifying, names: readonly Extraction[]): boolean {
  const byLabel = new Map<string, Extraction>();
  return names.every((name) => {
    const known = byLabel.get(name.called);
    byLabel.set(name.called, name);
    if (known) return isAlike(field, name.value, known.value);
    return name.label !== '' || [...byLabel.values()].every((one) => isAlike(field, one.value, name.value));
  });
}

function isAlike(field: Identifying, one: unknown, other: unknown): boolean {
  const [first, second] = [keyOf(one), keyOf(other)];
  if (first === second) return true;
  if (field === 'unit') return first.endsWith(second) || second.endsWith(first);
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  // The last digits of a serial number, or a model without its options.
  return field === 'serial'
    ? short.length >= 5 && long.endsWith(short)
    : long.startsWith(short) || long.endsWith(short);
}

/** Only the letters and digits of a name or number. */
export function keyOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function collect(
  record: number,
  extractions: readonly Extraction[],
  relations: Relations,
  groups: Extraction[][],
  shared: Extraction[],
): void {
  let own = groups.length > 0 && record !== 0 ? undefined : groups.at(-1);
  for (const part of partsOf(record, extractions, relations)) {
    const names = part.extractions.filter(isName);
    if (names.length === 0) {
      if (own) own.push(...part.extractions);
      else if (groups.length > 0 && record !== 0) (groups.at(-1) as Extraction[]).push(...part.extractions);
      else shared.push(...part.extractions);
      continue;
    }
    if (!isOne(names)) {
      if (part.record !== record) collect(part.record, part.extractions, relations, groups, shared);
      else inOrder(part.extractions, groups);
      own = groups.at(-1);
      continue;
    }
    if (own && continues(own, names)) own.push(...part.extractions);
    else {
      own = [...part.extractions];
      groups.push(own);
    }
  }
}

function isName({ field, confidence }: Extraction): boolean {
  return confidence >= leastSure && (identifying as readonly string[]).includes(field);
}

/** A record's extractions by its parts, in text order: those of each child, and its own. */
function partsOf(
  record: number,
  extractions: readonly Extraction[],
  relations: Relations,
): { record: number; extractions: Extraction[] }[] {
  const parts: { record: number; extractions: Extraction[] }[] = [];
  for (const extraction of extractions) {
    const child = relations.childOf(record, extraction.record);
    // In a table with a column per machine, the columns' values alternate.
    const known = child === record ? parts.at(-1) : parts.find((part) => part.record === child);
    if (known?.record === child) known.extractions.push(extraction);
    else parts.push({ record: child, extractions: [extraction] });
  }
  return parts;
}

/** Whether a name may belong to the machine of these extractions: it contradicts none of them, and repeats or adds something. */
function continues(own: readonly Extraction[], names: readonly Extraction[]): boolean {
  const all = own.filter(isName);
  return (
    isOne([...all, ...names]) &&
    names.every(
      (name) =>
        !all.some((one) => one.field === name.field) ||
        all.some(
          (one) => one.field === name.field && isAlike(name.field as Identifying, one.value, name.value),
        ),
    )
  );
}

/** Splits machines that follow each other on one line: a new one starts at a name that belongs to another machine. */
function inOrder(extractions: readonly Extraction[], groups: Extraction[][]): void {
  let own: Extraction[] = [];
  groups.push(own);
  for (const extraction of extractions) {
    if (isName(extraction) && !isOne([...own.filter(isName), extraction])) {
      // A maker right before a model belongs to the machine that the model starts.
      const brand = own.at(-1)?.field === 'brand' ? own.pop() : undefined;
      own = brand ? [brand] : [];
      groups.push(own);
    }
    own.push(extraction);
  }
}

/** Merges groups about the same machine: the same serial number, or the same name if no serial number contradicts it. */
function merged(groups: readonly Extraction[][]): Extraction[][] {
  const machines: { readonly extractions: Extraction[]; readonly names: Extraction[] }[] = [];
  for (const group of groups) {
    const names = group.filter(isName);
    const before = machines.at(-1);
    // A lone number after a named machine is probably its engine's or a part's.
    const isPart =
      names.every(({ field }) => field === 'serial') &&
      before?.extractions.some(({ field }) => field === 'model' || field === 'unit');
    const same = machines.find((machine) => isAgain(machine.names, names)) ?? (isPart ? before : undefined);
    if (same) {
      same.extractions.push(...group);
      same.names.push(...names);
    } else machines.push({ extractions: [...group], names });
  }
  return machines.map(({ extractions }) => extractions);
}

/** Whether a serial number or unit is repeated without a different serial number. */
function isAgain(known: readonly Extraction[], names: readonly Extraction[]): boolean {
  const isRepeated = (['serial', 'unit'] as const).some((field) =>
    known.some(
      (one) =>
        one.field === field &&
        names.some((name) => name.field === field && isAlike(field, one.value, name.value)),
    ),
  );
  return isRepeated && isOne([...known, ...names].filter(({ field }) => field === 'serial'));
}
