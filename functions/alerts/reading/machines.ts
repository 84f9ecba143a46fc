import type { Claim } from './claims.ts';
import type { Relations } from './relations.ts';

/*
 * Which claims are of one machine. The largest records that tell of one machine alone are that machine's; what stands in no such record
 * belongs to the machine before it, and what stands before the first to all of them. A machine that is told of twice is one.
 */

/** A machine's claims: its own, and those that hold for all machines of the message. */
export interface MachineClaims {
  readonly own: readonly Claim[];
  readonly shared: readonly Claim[];
}

const identifying = ['serial', 'unit', 'model'] as const;
type Identifying = (typeof identifying)[number];

export function machinesOf(claims: readonly Claim[], relations: Relations): MachineClaims[] {
  const sure = claims.filter(({ confidence }) => confidence >= leastSure);
  if (isOne(sure)) return [{ own: claims, shared: [] }];
  const groups: Claim[][] = [];
  const shared: Claim[] = [];
  collect(0, claims, relations, groups, shared);
  const machines = merged(groups);
  const behind = behindLast(machines, relations);
  return machines.map((own) => ({
    own: own.filter((claim) => !behind.includes(claim)),
    shared: [...shared, ...behind],
  }));
}

/**
 * Where or when, told once behind the last of several machines: of all of them, where none of the others has its own (`Both at 12 Main
 * St`).
 */
function behindLast(machines: readonly Claim[][], relations: Relations): readonly Claim[] {
  const last = machines.at(-1) ?? [];
  const named = last.filter(isName).at(-1);
  if (machines.length < 2 || !named) return [];
  return [placeFields, timeFields].flatMap((fields) => {
    const isOfThem = ({ field, confidence }: Claim) => fields.has(field) && confidence > 0;
    const own = last.filter(isOfThem);
    const isApart = own.every(
      ({ start, record }) => start > named.end && relations.distance(record, named.record) > 0,
    );
    return isApart && !machines.some((claims) => claims !== last && claims.some(isOfThem)) ? own : [];
  });
}

const placeFields: ReadonlySet<Claim['field']> = new Set(['address', 'city', 'state', 'lat', 'long']);
const timeFields: ReadonlySet<Claim['field']> = new Set(['time']);

const leastSure = 0.5;

/** Whether nothing that names a machine names another. */
function isOne(claims: readonly Claim[]): boolean {
  return identifying.every((field) => {
    const names = claims.filter((claim) => claim.field === field);
    const named = names.filter(({ called }) => called === names[0]?.called);
    // Two numbers of one thing are called otherwise: the machine's and its engine's.
    return (
      named.every((name) => isAlike(field, name.value, named[0]?.value)) &&
      (named.length === names.length || isOneOfAll(field, names))
    );
  });
}

/** Whether of names that are called otherwise none is another's again: `VIN: A`, `Engine Serial No.: B`. */
function isOneOfAll(field: Identifying, names: readonly Claim[]): boolean {
  const byLabel = new Map<string, Claim>();
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
  claims: readonly Claim[],
  relations: Relations,
  groups: Claim[][],
  shared: Claim[],
): void {
  let own = groups.length > 0 && record !== 0 ? undefined : groups.at(-1);
  for (const part of partsOf(record, claims, relations)) {
    const names = part.claims.filter(isName);
    if (names.length === 0) {
      if (own) own.push(...part.claims);
      else if (groups.length > 0 && record !== 0) (groups.at(-1) as Claim[]).push(...part.claims);
      else shared.push(...part.claims);
      continue;
    }
    if (!isOne(names)) {
      if (part.record !== record) collect(part.record, part.claims, relations, groups, shared);
      else inOrder(part.claims, groups);
      own = groups.at(-1);
      continue;
    }
    if (own && continues(own, names)) own.push(...part.claims);
    else {
      own = [...part.claims];
      groups.push(own);
    }
  }
}

function isName({ field, confidence }: Claim): boolean {
  return confidence >= leastSure && (identifying as readonly string[]).includes(field);
}

/** The claims of a record by its parts, in the order of the text: of each child, and what stands in the record itself. */
function partsOf(
  record: number,
  claims: readonly Claim[],
  relations: Relations,
): { record: number; claims: Claim[] }[] {
  const parts: { record: number; claims: Claim[] }[] = [];
  for (const claim of claims) {
    const child = relations.childOf(record, claim.record);
    // The columns of a table stand between each other's.
    const known = child === record ? parts.at(-1) : parts.find((part) => part.record === child);
    if (known?.record === child) known.claims.push(claim);
    else parts.push({ record: child, claims: [claim] });
  }
  return parts;
}

/** Whether what names a machine may name the one whose claims these are: nothing of it is named otherwise, and something again or as yet not. */
function continues(own: readonly Claim[], names: readonly Claim[]): boolean {
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
function inOrder(claims: readonly Claim[], groups: Claim[][]): void {
  let own: Claim[] = [];
  groups.push(own);
  for (const claim of claims) {
    if (isName(claim) && !isOne([...own.filter(isName), claim])) {
      // The maker before a model is of the machine that it begins.
      const brand = own.at(-1)?.field === 'brand' ? own.pop() : undefined;
      own = brand ? [brand] : [];
      groups.push(own);
    }
    own.push(claim);
  }
}

/** Groups of the same machine as one: the same serial number, or the same name where no serial number speaks against it. */
function merged(groups: readonly Claim[][]): Claim[][] {
  const machines: { readonly claims: Claim[]; readonly names: Claim[] }[] = [];
  for (const group of groups) {
    const names = group.filter(isName);
    const before = machines.at(-1);
    // A number alone, behind a machine with a name: of its engine, of a part of it.
    const isPart =
      names.every(({ field }) => field === 'serial') &&
      before?.claims.some(({ field }) => field === 'model' || field === 'unit');
    const same = machines.find((machine) => isAgain(machine.names, names)) ?? (isPart ? before : undefined);
    if (same) {
      same.claims.push(...group);
      same.names.push(...names);
    } else machines.push({ claims: [...group], names });
  }
  return machines.map(({ claims }) => claims);
}

/** Whether a serial number or a unit is told again, and no other serial number. */
function isAgain(known: readonly Claim[], names: readonly Claim[]): boolean {
  const isTold = (['serial', 'unit'] as const).some((field) =>
    known.some(
      (one) =>
        one.field === field &&
        names.some((name) => name.field === field && isAlike(field, one.value, name.value)),
    ),
  );
  return isTold && isOne([...known, ...names].filter(({ field }) => field === 'serial'));
}
