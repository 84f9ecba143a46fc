import type { OrderGroup } from '../lists/groups.rules.ts';
import type { SortDir } from '../lists/sort-keys.rules.ts';

/** One of the lists that an order must be in to be found: time sort keys, in the page's order. */
export interface FindSource {
  readonly keys: readonly string[];
  /** How far it was read; undefined if to its end. */
  readonly end: string | undefined;
}

export interface Candidate {
  readonly key: string;
  readonly group: OrderGroup;
}

export interface Candidates {
  readonly found: readonly Candidate[];
  /** There may be more after this key; undefined if there are none. */
  readonly after: string | undefined;
}

/**
 * The orders of a group that may be in all of its lists. They are taken from the list that was read furthest, which is
 * that of the rarest word, minus those missing from the part of another list that was read.
 */
export function candidatesOf(
  group: OrderGroup,
  sources: readonly FindSource[],
  sortDir: SortDir,
): Candidates {
  const known = sources.map((source) => ({ ...source, set: new Set(source.keys) }));
  const lead = known.reduce((best, source) => {
    if (source.end === best.end) return source.keys.length < best.keys.length ? source : best;
    return isBefore(best.end, source.end, sortDir) ? source : best;
  });
  const found = lead.keys.filter((key) =>
    known.every(({ set, end }) => set.has(key) || (end !== undefined && isBefore(end, key, sortDir))),
  );
  return { found: found.map((key) => ({ key, group })), after: lead.end };
}

/** Candidates of several groups in one order, each once, as far as all of them were read. */
export function mergeCandidates(all: readonly Candidates[], sortDir: SortDir): Candidates {
  const after = all
    .map((one) => one.after)
    .reduce((nearest, end) => (isBefore(end, nearest, sortDir) ? end : nearest), undefined);
  const found = all
    .flatMap((one) => one.found)
    .filter(({ key }) => !isBefore(after, key, sortDir))
    .sort((one, other) => (isBefore(one.key, other.key, sortDir) ? -1 : 1));
  const isRepeated = ({ key, group }: Candidate, index: number) =>
    key === found[index - 1]?.key && group === found[index - 1]?.group;
  return { found: found.filter((each, index) => !isRepeated(each, index)), after };
}

/** Undefined comes after all keys. */
function isBefore(one: string | undefined, other: string | undefined, sortDir: SortDir): boolean {
  if (one === undefined) return false;
  if (other === undefined) return true;
  return sortDir === 'asc' ? one < other : one > other;
}
