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
  const areCodes = items.every(({ value }) => unmistakableCodeAt(value, 0)?.end === value.length);
  return areCodes && items.length > 1 ? items : [];
}

/** The parts of a value between its marks: `high; low`. */
export function partsListed(node: FeedNode): readonly ValueNode[] {
  if (node.kind !== 'value' || !node.verbatim || node.value.length > longestList) return [];
  const items: ValueNode[] = [];
  let from = 0;
  for (const edge of node.value.matchAll(/\s?[;,|]\s{0,2}|$/g)) {
    const value = node.value.slice(from, edge.index);
    if (value === '') return [];
    const start = node.start + from;
    items.push({ kind: 'value', value, start, end: start + value.length, verbatim: true });
    from = edge.index + edge[0].length;
  }
  return items;
}

const longestList = 600;

/** The entries of a record, in which lists of SPN and FMI of equal length are a list of faults. */
export function withPairsOfLists(entries: readonly FeedEntry[]): readonly FeedEntry[] {
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
