import type { ListedOrder } from './card.rules.ts';
import type { ListPlan } from './plan.rules.ts';
import type { SortDir } from './sort-keys.rules.ts';

/** A row of the list, under its key in the page's order. */
export interface KeyedOrder extends ListedOrder {
  readonly key: string;
}

/** What has been read of a range, from its beginning. */
export interface RangeRead {
  readonly rows: readonly KeyedOrder[];
  /** The range goes on behind the last row, or may do so. */
  readonly more: boolean;
  /** As stored. */
  readonly bytes: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The key that the next page goes on behind; undefined where there is none. */
  readonly after: string | undefined;
}

/** How many rows of each range the first round asks for. */
export function firstLimits(plan: ListPlan, limit: number): number[] {
  const { ranges, exact, budget } = plan;
  // One more tells whether the list ends here; where a sieve is at work, the page takes more than its own number.
  const wanted = exact ? [limit + 1, limit] : [2 * limit];
  const atOnce = wanted.find((rows) => ranges.length * halvesOf(rows * mostBytes) <= 2 * budget);
  if (atOnce !== undefined) return ranges.map(() => atOnce);
  const each = Math.max(1, Math.floor((2 * budget * firstShare) / ranges.length));
  return ranges.map(() => Math.min(wanted[0] ?? limit, Math.floor((each * halfUnit) / mostBytes)));
}

/**
 * How many further rows of each range the second round asks for, with what the first left over: by halves of a unit to the
 * range that ends the soonest, if it goes on as densely as it began, until the page should be full.
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
 * The page that the ranges make together. It ends where the first of them has been read no further: behind that, another of
 * its rows might belong in between. An order that stands in several lists is in the page once.
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

/** What a read of so many bytes costs, in halves of a unit. */
export function halvesOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / halfUnit));
}

/** Half a unit reads so much, where it may lag. */
const halfUnit = 4096;
/** The largest row of a list, but for those with many participants. */
const mostBytes = 640;
const firstShare = 2 / 3;
/** Rows further on may be longer. */
const safety = 1.1;

/** A range's rows as distances along the page's order. */
interface Path {
  readonly at: readonly number[];
  readonly more: boolean;
  /** Between two rows, on average. */
  readonly gap: number;
}

function pathOf({ rows, more }: RangeRead, sortDir: SortDir): Path {
  const at = rows.map(({ key }) => (sortDir === 'asc' ? 1 : -1) * distanceOf(key));
  const span = (at.at(-1) ?? 0) - (at[0] ?? 0);
  return { at, more, gap: Math.max(1, span / Math.max(1, at.length - 1)) };
}

/** Milliseconds, and for each priority before them more than there ever were. */
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
