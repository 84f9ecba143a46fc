import { unmistakableCodeAt } from '../values/fault-codes.ts';
import { fullPhrase } from './names.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/*
 * Several faults in one value of a feed: `"codes": "P204F, P20EE"`, and in two lists side by side: `"spn": [3364, 4094], "fmi": [2, 31]`.
 */

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

/** The codes that a value lists and nothing else, each with its place; none where it is no such list. */
export function codesListed(node: FeedNode): readonly ValueNode[] {
  const items = partsListed(node);
  const areCodes =
    items.every(({ value }) => unmistakableCodeAt(value, 0)?.end === value.length) ||
    items.every(({ value }) => numberWithMode.test(value));
  return areCodes && items.length > 1 ? items : [];
}

/** `3251/16` */
const numberWithMode = /^\d{2,6}\/\d{1,2}$/;

/** The parts of a value between its marks: `high; low`. */
export function partsListed(node: FeedNode): readonly ValueNode[] {
  if (node.kind !== 'value' || !node.verbatim || node.value.length > longestList) return [];
  const items: ValueNode[] = [];
  // `[3251/16,100/1]`
  const lead = /^\[.*\]$/.test(node.value) ? 1 : 0;
  const said = node.value.slice(lead, node.value.length - lead);
  let from = 0;
  for (const edge of said.matchAll(/\s?[;,|]\s{0,2}|$/g)) {
    const value = said.slice(from, edge.index);
    if (value === '') return [];
    const start = node.start + lead + from;
    items.push({ kind: 'value', value, start, end: start + value.length, verbatim: true });
    from = edge.index + edge[0].length;
  }
  return items;
}

const longestList = 600;

/**
 * The entries of a record, in which faults that it has under names with numbers (`spn1`, `fmi1`, `spn2`, …), as lists of numbers
 * (`"dtc": [[3251, 16], [100, 1]]`), or as lists of SPN and FMI of equal length, are a list of faults.
 */
export function withFaultsListed(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  return withPairsOfLists(withNumberedFields(entries.map(withPairsOfNumbers)));
}

/** `spn1=3251 fmi1=16 spn2=100 fmi2=1`, `"code_1": "P2002", "code_2": "U0100"` */
function withNumberedFields(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const faults = new Map<string, FeedEntry[]>();
  const read = new Set<FeedEntry>();
  for (const entry of entries) {
    const [, name, number] = numbered.exec(fullPhrase(entry.key)) ?? [];
    if (name === undefined || number === undefined || entry.node.kind !== 'value') continue;
    faults.set(number, [...(faults.get(number) ?? []), { key: name, node: entry.node }]);
    read.add(entry);
  }
  const items = [...faults.values()].filter((fields) => fields.some(({ key }) => headOfFault.test(key)));
  if (items.length === 0 || items.length < faults.size) return entries;
  const list: FeedNode = {
    kind: 'list',
    items: items.map((fields) => ({ kind: 'record', entries: fields })),
  };
  return [...entries.filter((entry) => !read.has(entry)), { key: 'faults', node: list }];
}

const numbered =
  /^(?:(?:fault|dtc|alarm|active) )?(spn|fmi|oc|code|dtc|fault code|error code|severity|description|desc) ?(\d{1,2})$/;
const headOfFault = /^(?:spn|code|dtc|fault code|error code)$/;

function withPairsOfNumbers({ key, node }: FeedEntry): FeedEntry {
  const said = node.kind === 'value' ? partsOfCode(node) : undefined;
  if (said) return { key: 'faults', node: { kind: 'list', items: [said] } };
  const items = node.kind === 'list' && faultLists.test(fullPhrase(key)) ? node.items.map(pairOfNumbers) : [];
  return items.length > 0 && items.every((item) => item !== undefined)
    ? { key: 'faults', node: { kind: 'list', items } }
    : { key, node };
}

const faultLists = /^(?:active )?(?:dtcs?|faults?|codes?|fault codes|dm ?1|spns?)$/;

function pairOfNumbers(node: FeedNode): FeedNode | undefined {
  if (node.kind !== 'list' || node.items.length < 2 || node.items.length > 3) return undefined;
  const [spn, fmi] = node.items;
  if (spn?.kind !== 'value' || fmi?.kind !== 'value') return undefined;
  if (!/^\d{2,6}$/.test(spn.value) || !/^(?:[12]?\d|3[01])$/.test(fmi.value)) return undefined;
  return {
    kind: 'record',
    entries: [
      { key: 'spn', node: spn },
      { key: 'fmi', node: fmi },
    ],
  };
}

/** `DM1="SPN=3251,FMI=16,OC=2"` */
function partsOfCode({ value, start, verbatim }: ValueNode): FeedNode | undefined {
  const [, lead, spn, between, fmi] = namedParts.exec(value) ?? [];
  if (lead === undefined || spn === undefined || between === undefined || fmi === undefined) return undefined;
  const [first, second] = [start + lead.length, start + lead.length + spn.length + between.length];
  const part = (key: string, told: string, from: number): FeedEntry => ({
    key,
    node: { kind: 'value', value: told, start: from, end: from + told.length, verbatim },
  });
  return { kind: 'record', entries: [part('spn', spn, first), part('fmi', fmi, second)] };
}

const namedParts =
  /^(\s{0,3}SPN\s?[=:]\s?)(\d{1,6})(\s?[,;&]?\s?FMI\s?[=:]\s?)(\d{1,2})(?:\s?[,;&]?\s?(?:OC|CM|SA|count)\s?[=:]\s?\d{1,3}){0,3}\s{0,3}$/i;

function withPairsOfLists(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const [spn, fmi] = [/^spns?$/, /^fmis?$/].map((name) =>
    entries.find(({ key, node }) => node.kind === 'list' && name.test(fullPhrase(key))),
  );
  if (spn?.node.kind !== 'list' || fmi?.node.kind !== 'list') return entries;
  const [numbers, modes] = [spn.node.items, fmi.node.items];
  if (numbers.length !== modes.length || ![...numbers, ...modes].every(isValue)) return entries;
  const items = numbers.flatMap((number, index): FeedNode[] => {
    const mode = modes[index];
    return mode
      ? [
          {
            kind: 'record',
            entries: [
              { key: 'spn', node: number },
              { key: 'fmi', node: mode },
            ],
          },
        ]
      : [];
  });
  return entries.flatMap((entry) =>
    entry === fmi
      ? []
      : entry === spn
        ? [{ key: 'faults', node: { kind: 'list' as const, items } }]
        : [entry],
  );
}

function isValue({ kind }: FeedNode): boolean {
  return kind === 'value';
}
