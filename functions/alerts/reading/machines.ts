import type { Relations } from './layout/outline.ts';
import type { Extraction } from './values/extractions.ts';

/*
 * Which extractions are of one machine. The largest records that tell of one machine alone are that machine's; what stands in no such record
 * belongs to the machine before it, and what stands before the first to all of them. A machine that is told of twice is one.
 */

/** A machine's extractions: its own, and those that hold for all machines of the message. */
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
 * Where or when, told once behind the last of several machines: of all of them, where none of the others has its own (`Both at 12 Main
 * St`).
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

/** Whether nothing that names a machine names another. */
function isOne(extractions: readonly Extraction[]): boolean {
  return identifying.every((field) => {
    const names = extractions.filter((extraction) => extraction.field === field);
    const named = names.filter(({ called }) => called === names[0]?.called);
    // Two numbers of one thing are called otherwise: the machine's and its engine's.
    return (
      named.every((name) => isAlike(field, name.value, named[0]?.value)) &&
      (named.length === names.length || isOneOfAll(field, names))
    );
  });
}

/** Whether of names that are called otherwise none is another's again: `VIN: A`, `Engine Serial No.: B`. */
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
  // The last figures of a serial number; a model without what it is equipped with.
  return field === 'serial'
    ? short.length >= 5 && long.endsWith(short)
    : long.startsWith(short) || long.endsWith(short);
}

/** A name or number by its letters and figures alone. */
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

/** The extractions of a record by its parts, in the order of the text: of each child, and what stands in the record itself. */
function partsOf(
  record: number,
  extractions: readonly Extraction[],
  relations: Relations,
): { record: number; extractions: Extraction[] }[] {
  const parts: { record: number; extractions: Extraction[] }[] = [];
  for (const extraction of extractions) {
    const child = relations.childOf(record, extraction.record);
    // The columns of a table stand between each other's.
    const known = child === record ? parts.at(-1) : parts.find((part) => part.record === child);
    if (known?.record === child) known.extractions.push(extraction);
    else parts.push({ record: child, extractions: [extraction] });
  }
  return parts;
}

/** Whether what names a machine may name the one whose extractions these are: nothing of it is named otherwise, and something again or as yet not. */
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

/** Machines one after the other in one line: another begins where something that names it is another's. */
function inOrder(extractions: readonly Extraction[], groups: Extraction[][]): void {
  let own: Extraction[] = [];
  groups.push(own);
  for (const extraction of extractions) {
    if (isName(extraction) && !isOne([...own.filter(isName), extraction])) {
      // The maker before a model is of the machine that it begins.
      const brand = own.at(-1)?.field === 'brand' ? own.pop() : undefined;
      own = brand ? [brand] : [];
      groups.push(own);
    }
    own.push(extraction);
  }
}

/** Groups of the same machine as one: the same serial number, or the same name where no serial number speaks against it. */
function merged(groups: readonly Extraction[][]): Extraction[][] {
  const machines: { readonly extractions: Extraction[]; readonly names: Extraction[] }[] = [];
  for (const group of groups) {
    const names = group.filter(isName);
    const before = machines.at(-1);
    // A number alone, behind a machine with a name: of its engine, of a part of it.
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

/** Whether a serial number or a unit is told again, and no other serial number. */
function isAgain(known: readonly Extraction[], names: readonly Extraction[]): boolean {
  const isTold = (['serial', 'unit'] as const).some((field) =>
    known.some(
      (one) =>
        one.field === field &&
        names.some((name) => name.field === field && isAlike(field, one.value, name.value)),
    ),
  );
  return isTold && isOne([...known, ...names].filter(({ field }) => field === 'serial'));
}
