import type { ListedOrder } from './card.rules.ts';
import type { ListPlan } from './plan.rules.ts';
import type { SortDir } from './sort-keys.rules.ts';

/** A list row with its sort key in the page's order. */
export interface KeyedOrder extends ListedOrder {
  readonly key: string;
}

/** What was read of a range so far. */
export interface RangeRead {
  readonly rows: readonly KeyedOrder[];
  /** There may be more after the last row. */
  readonly more: boolean;
  /** Stored size. */
  readonly bytes: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The next page starts after this key; undefined if there is none. */
  readonly after: string | undefined;
}

/** How many rows of each range the first round trip reads. */
export function firstLimits(plan: ListPlan, limit: number): number[] {
  const { ranges, exact, budget } = plan;
  // One row more shows whether the list ends here. If rows are filtered out afterwards, the page needs more than its
  // own size.
  const wanted = exact ? [limit + 1, limit] : [2 * limit];
  const atOnce = wanted.find((rows) => ranges.length * halvesOf(rows * mostBytes) <= 2 * budget);
  if (atOnce !== undefined) return ranges.map(() => atOnce);
  const each = Math.max(1, Math.floor((2 * budget * firstShare) / ranges.length));
  return ranges.map(() => Math.min(wanted[0] ?? limit, Math.floor((each * halfUnit) / mostBytes)));
}

/**
 * How many more rows of each range the second round trip reads, with the budget the first left over. Half a unit at a
 * time goes to the range that ends soonest, assuming that it continues as densely as it began, until the page should be
 * full.
 */
export function furtherLimits(
  plan: ListPlan,
  reads: readonly RangeRead[],
  { limit, sortDir, passes }: { limit: number; sortDir: SortDir; passes: (row: ListedOrder) => boolean },
): number[] {
  const further = reads.map(() => 0);
  const page = pageOf(reads, { limit, sortDir, passes });
  if (page.rows.length === limit || page.after === undefined) return further;

  const all = reads.flatMap(({ rows }) => rows);
  const bytes = reads.reduce((sum, read) => sum + read.bytes, 0);
  const passing = Math.max(all.filter(passes).length / Math.max(1, all.length), 0.02);
  const chunk = Math.max(1, Math.floor(halfUnit / ((bytes / Math.max(1, all.length)) * safety)));
  const paths = reads.map((read) => pathOf(read, sortDir));
  let left = 2 * plan.budget - reads.reduce((sum, read) => sum + halvesOf(read.bytes), 0);
  while (left > 0) {
    const ends = paths.map((path, index) => endOf(path, further[index] ?? 0));
    const nearest = ends.indexOf(Math.min(...ends));
    const end = ends[nearest] ?? Number.POSITIVE_INFINITY;
    if (end === Number.POSITIVE_INFINITY) break;
    const proven = paths.reduce((sum, path) => sum + countUntil(path, end), 0);
    if (proven * passing > limit) break;
    further[nearest] = (further[nearest] ?? 0) + chunk;
    left -= 1;
  }
  return further;
}

/**
 * Merges the ranges into a page. It ends where the first of the unfinished ranges was read to: after that, rows of that
 * range might belong in between. An order in several lists appears once.
 */
export function pageOf<T extends { readonly key: string; readonly card: { readonly id: string } }>(
  reads: readonly { readonly rows: readonly T[]; readonly more: boolean }[],
  { limit, sortDir, passes }: { limit: number; sortDir: SortDir; passes: (row: T) => boolean },
): Page<T> {
  const isBefore = (one: string, other: string) => (sortDir === 'asc' ? one < other : one > other);
  const frontier = reads
    .flatMap(({ rows, more }) => (more ? (rows.at(-1)?.key ?? []) : []))
    .reduce<string | undefined>(
      (nearest, end) => (nearest === undefined || isBefore(end, nearest) ? end : nearest),
      undefined,
    );
  const known = new Map(
    reads
      .flatMap(({ rows }) => rows)
      .filter(({ key }) => frontier === undefined || !isBefore(frontier, key))
      .sort((one, other) => (isBefore(one.key, other.key) ? -1 : 1))
      .map((row) => [row.card.id, row]),
  );
  const passing = [...known.values()].filter(passes);
  const rows = passing.slice(0, limit);
  if (passing.length > limit) return { rows, after: rows.at(-1)?.key };
  return { rows, after: frontier };
}

/** The cost of a read of that many bytes, in half read units. */
export function halvesOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / halfUnit));
}

/** Bytes that half a unit reads, eventually consistent. */
const halfUnit = 4096;
/** The largest list row, apart from those with many participants. */
const mostBytes = 640;
const firstShare = 2 / 3;
/** Later rows may be larger. */
const safety = 1.1;

/** A range's rows as distances in the page's order. */
interface Path {
  readonly at: readonly number[];
  readonly more: boolean;
  /** Average distance between two rows. */
  readonly gap: number;
}

function pathOf({ rows, more }: RangeRead, sortDir: SortDir): Path {
  const at = rows.map(({ key }) => (sortDir === 'asc' ? 1 : -1) * distanceOf(key));
  const span = (at.at(-1) ?? 0) - (at[0] ?? 0);
  return { at, more, gap: Math.max(1, span / Math.max(1, at.length - 1)) };
}

/** Milliseconds, plus for each priority more than could ever elapse. */
function distanceOf(key: string): number {
  const [first = '', second = ''] = key.split('#');
  return first.length === 1 ? Number(first) * 1e13 + Number(second) : Number(first);
}

function endOf({ at, more, gap }: Path, further: number): number {
  const last = at.at(-1);
  if (!more || last === undefined) return Number.POSITIVE_INFINITY;
  return last + further * gap;
}

function countUntil({ at, more, gap }: Path, end: number): number {
  const read = at.filter((one) => one <= end).length;
  const last = at.at(-1);
  return read + (more && last !== undefined && end > last ? Math.floor((end - last) / gap) : 0);
}
