import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/*
 * A feed as a database has it: `"machines": [{"id": "C-9", …}], "faults": [{"machineId": "C-9", "code": …}]`. What refers to a
 * machine of another list is told of that machine.
 */

type RecordNode = Extract<FeedNode, { kind: 'record' }>;

/** The same feed, in which each machine has what other lists tell of it. */
export function withListsJoined(node: FeedNode, depth = 0): FeedNode {
  if (node.kind !== 'record' || depth > deepest) return node;
  return (
    joined(node) ?? {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, node: withListsJoined(entry.node, depth + 1) })),
    }
  );
}

/** Records around the lists: `{"data": {"machines": …}}`. */
const deepest = 3;

interface Machine {
  readonly record: RecordNode;
  /** What its maker, its owner or the feed call it. */
  readonly names: ReadonlySet<string>;
  readonly told: Map<string, FeedNode[]>;
}

function joined(node: RecordNode): FeedNode | undefined {
  const ofMachines = node.entries.find((entry) => machinesOf(entry.node).length > 0);
  if (!ofMachines) return undefined;
  const machines = machinesOf(ofMachines.node);
  const byName = new Map<string, Machine>();
  for (const machine of machines)
    for (const name of machine.names) {
      // What several are called tells none of them.
      if (byName.has(name)) return undefined;
      byName.set(name, machine);
    }
  const rest: FeedEntry[] = [];
  for (const entry of node.entries) {
    const left = entry === ofMachines ? entry.node : unjoined(entry, byName);
    if (left) rest.push({ ...entry, node: left });
  }
  const byRecord = new Map<FeedNode, Machine>(machines.map((machine) => [machine.record, machine]));
  return machines.some(({ told }) => told.size > 0)
    ? {
        kind: 'record',
        entries: rest.map((entry) =>
          entry.node === ofMachines.node ? { ...entry, node: completed(entry.node, byRecord) } : entry,
        ),
      }
    : undefined;
}

/** The machines of a list, or of a record under their names; none where it has others, too. */
function machinesOf(node: FeedNode): readonly Machine[] {
  const inner = onlyList(node);
  const named = inner.kind === 'record' ? inner.entries.map(({ key, node: own }) => ({ key, own })) : [];
  const listed = inner.kind === 'list' ? inner.items.map((own) => ({ key: undefined, own })) : named;
  const machines = listed.flatMap(({ key, own }): Machine[] => {
    if (own.kind !== 'record' || !own.entries.some(isOfMachine)) return [];
    const names = own.entries.flatMap((entry) =>
      namesMachine.test(fullPhrase(entry.key)) ? textOf(entry.node) : [],
    );
    return [{ record: own, names: new Set(key === undefined ? names : [key, ...names]), told: new Map() }];
  });
  return machines.length === listed.length ? machines : [];
}

function isOfMachine({ key, node }: FeedEntry): boolean {
  const field = node.kind === 'value' ? labelOfPhrase(fullPhrase(key))?.field : undefined;
  return field === 'model' || field === 'brand';
}

/** `<Machines><Machine/><Machine/></Machines>`: a record around a list. */
function onlyList(node: FeedNode): FeedNode {
  const [only, other] = node.kind === 'record' ? node.entries : [];
  return only?.node.kind === 'list' && !other ? only.node : node;
}

const namesMachine = /(?:^| )(?:id|no|number|key|ref|name|unit|serial|vin|pin|tag)$/;

/** Gives what refers to a machine to it, and answers what is left. */
function unjoined({ key, node }: FeedEntry, byName: ReadonlyMap<string, Machine>): FeedNode | undefined {
  const inner = onlyList(node);
  const give = (machine: Machine, own: FeedNode) => {
    const told = machine.told.get(key);
    if (told) told.push(own);
    else machine.told.set(key, [own]);
  };
  if (inner.kind === 'list') {
    const left = inner.items.filter((item) => {
      const [machine, own] = referred(item, byName) ?? [];
      if (machine && own) give(machine, own);
      return machine === undefined;
    });
    return left.length === inner.items.length
      ? node
      : left.length > 0
        ? { kind: 'list', items: left }
        : undefined;
  }
  // `"faults": {"C-9": [{"code": …}]}`
  if (inner.kind !== 'record' || !inner.entries.some((entry) => byName.has(entry.key))) return node;
  const left = inner.entries.filter((entry) => {
    const machine = byName.get(entry.key);
    if (machine)
      for (const own of entry.node.kind === 'list' ? entry.node.items : [entry.node]) give(machine, own);
    return machine === undefined;
  });
  return left.length > 0 ? { kind: 'record', entries: left } : undefined;
}

/** The machine that a record refers to, and the record without its reference. */
function referred(
  item: FeedNode,
  byName: ReadonlyMap<string, Machine>,
): readonly [Machine, FeedNode] | undefined {
  if (item.kind !== 'record' || item.entries.some(isOfMachine)) return undefined;
  for (const entry of item.entries) {
    if (!refers.test(fullPhrase(entry.key))) continue;
    const inner =
      entry.node.kind === 'record'
        ? entry.node.entries.flatMap((own) => textOf(own.node))
        : textOf(entry.node);
    const machine = inner.map((name) => byName.get(name)).find((each) => each !== undefined);
    if (machine) return [machine, { kind: 'record', entries: item.entries.filter((each) => each !== entry) }];
  }
  return undefined;
}

/** `machineId`, `asset`, `unit number`, `serial`; of a record about something else its own `id` is not a machine's. */
const refers =
  /(?:^| )(?:machine|asset|equipment|vehicle|device|unit|object|truck|serial|vin|pin)(?: (?:id|no|number|key|ref|name|serial))?$/;

function textOf(node: FeedNode): readonly string[] {
  return node.kind === 'value' && node.value.trim() !== '' ? [node.value.trim()] : [];
}

/** The lists with what was told of each machine. */
function completed(node: FeedNode, byRecord: ReadonlyMap<FeedNode, Machine>): FeedNode {
  const machine = byRecord.get(node);
  if (machine && node.kind === 'record') {
    const more = [...machine.told].map(([key, items]): FeedEntry => ({ key, node: { kind: 'list', items } }));
    return { kind: 'record', entries: [...node.entries, ...more] };
  }
  if (node.kind === 'list')
    return { kind: 'list', items: node.items.map((item) => completed(item, byRecord)) };
  if (node.kind !== 'record') return node;
  return {
    kind: 'record',
    entries: node.entries.map((entry) => ({ ...entry, node: completed(entry.node, byRecord) })),
  };
}
