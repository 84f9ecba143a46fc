import { countOwnedOrder } from '#functions/accounts/account-writes.ts';
import {
  absent,
  batchGet,
  batchWrite,
  ConditionFailed,
  type Expression,
  getRow,
  type Key,
  parseRow,
  present,
  put,
  putRow,
  transact,
  updateRow,
} from '#functions/platform/table.ts';
import { searchTable } from '../find/find.store.ts';
import { isFindKey, type ListedRow, type Listing, listedKey, listedRow, ownerCounted } from './index-rows.ts';
import { changesTo, tracesOf } from './listing.ts';

/**
 * Brings the lists up to a version of an order. The LISTED row is written first with what is about to be done, so that
 * after a crash the next run knows every row that may exist. An older version than the lists have changes nothing. One
 * read unit; a write unit for each search row that differs, two for each person's, and two to four for LISTED; six more
 * if the owner of an unfinished order changes, to update the owners' counts.
 */
export async function bringIntoLists(next: Listing): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await loadListed(next.orderId);
    if (known !== undefined && isUpToDate(known, next)) return;
    const { put, remove } = changesTo(next, known);
    const hasWrites = put.length + remove.length > 0;
    const countedFor = ownerCounted(next);
    const intent = { ...next, countedFor, settled: !hasWrites, stale: hasWrites ? tracesOf(known) : [] };
    if (await tookPlace(intent, known)) {
      if (!hasWrites) return;
      await write({ put, remove });
      if (await tookPlace({ ...intent, settled: true, stale: [] }, intent)) return;
      await yieldToLater(intent);
    }
    if (attempt === attempts) throw new Error(`The lists of order ${next.orderId} keep changing.`);
  }
}

/** Makes the next update of the order in the lists write every row. The count of its owner's orders stays as it is. */
export async function distrustListing(orderId: string): Promise<void> {
  try {
    await updateRow(
      listedKey(orderId),
      { expression: 'SET settled = :no', values: { ':no': false } },
      present,
    );
  } catch (error) {
    // Nothing was ever listed.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** What the lists have for up to 100 orders. One round trip, half a read unit each. */
export async function loadListings(orderIds: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
  if (orderIds.length === 0) return new Map();
  const rows = await batchGet(orderIds.map(listedKey));
  return new Map(rows.map((row) => parseRow(listedRow, row)).map((found) => [found.orderId, found]));
}

const attempts = 5;

/** A later version came in between and may have been written before our rows: write its rows again. */
async function yieldToLater(ours: ListedRow): Promise<void> {
  const later = await loadListed(ours.orderId);
  if (later !== undefined && later.version > ours.version) await write(changesTo(later, ours));
}

async function write({ put, remove }: ReturnType<typeof changesTo>): Promise<void> {
  const [isListed, isFind] = [(key: Key) => !isFindKey(key), isFindKey];
  await Promise.all([
    batchWrite({ put: put.filter(isListed), remove: remove.filter(isListed) }),
    batchWrite({ put: put.filter(isFind), remove: remove.filter(isFind) }, searchTable()),
  ]);
}

async function loadListed(orderId: string): Promise<ListedRow | undefined> {
  const row = await getRow(listedKey(orderId), { consistent: true });
  return row && parseRow(listedRow, row);
}

function isUpToDate(known: ListedRow, next: Listing): boolean {
  return known.version > next.version || (known.version === next.version && known.settled);
}

/** Writes the row if it is still `known`; false if it changed. The owners' counts change with it. */
async function tookPlace(row: ListedRow, known: ListedRow | undefined): Promise<boolean> {
  const [before, after] = [known?.countedFor ?? null, row.countedFor];
  const stored = { ...listedKey(row.orderId), kind: 'order-listed', ...row };
  const condition = known ? as(known) : absent;
  try {
    if (before === after) await putRow(stored, condition);
    else {
      await transact([
        put(stored, condition),
        ...(before === null ? [] : [countOwnedOrder(before, -1)]),
        ...(after === null ? [] : [countOwnedOrder(after, 1)]),
      ]);
    }
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // The owner has no account, so there is nobody to count for.
    if (error.index > 0)
      return tookPlace({ ...row, countedFor: null }, known && { ...known, countedFor: null });
    return false;
  }
}

function as({ version, settled }: ListedRow): Expression {
  return {
    expression: '#version = :version AND settled = :settled',
    names: { '#version': 'version' },
    values: { ':version': version, ':settled': settled },
  };
}
