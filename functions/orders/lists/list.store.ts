import * as z from 'zod';
import { attributesBytes } from '#functions/platform/item-size.ts';
import { parseRow, queryRows } from '#functions/platform/table.ts';
import { groupKey } from '../store/order-rows.ts';
import { type ListedOrder, storedCard, unpackCard } from './card.rules.ts';
import type { OrderGroup } from './groups.rules.ts';
import { personListKey } from './index-rows.ts';
import type { KeyedOrder, RangeRead } from './merge.rules.ts';
import { behind, type Lane, type ListRange, wholeLane } from './plan.rules.ts';
import type { OrderSort, SortDir } from './sort-keys.rules.ts';
import { orderIdIn } from './sort-keys.rules.ts';

export interface GroupQuery {
  readonly companyId: string;
  readonly group: OrderGroup;
  readonly sort: OrderSort;
  readonly sortDir: SortDir;
  /** Rows after this sort key. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface GroupPage {
  readonly rows: readonly (ListedOrder & { readonly sortKey: string })[];
  /** There may be more after the last row. */
  readonly more: boolean;
}

/** Part of a list, from its index alone. One round trip, half a read unit per 4 KB of cards (six to eight of them). */
export async function queryRange(
  companyId: string,
  range: ListRange,
  { sortDir, limit }: { sortDir: SortDir; limit: number },
): Promise<RangeRead> {
  const place = placeOf(companyId, range);
  const { rows, lastKey } = await queryRows({
    IndexName: place.index,
    KeyConditionExpression: '#pk = :list AND #sk BETWEEN :low AND :high',
    ExpressionAttributeNames: { '#pk': place.pk, '#sk': place.sk },
    ExpressionAttributeValues: { ':list': place.list, ':low': range.low, ':high': range.high },
    ScanIndexForward: sortDir === 'asc',
    Limit: limit,
  });
  return {
    rows: rows.map((row): KeyedOrder => {
      const key = String(row[place.sk]);
      return {
        ...unpackCard(orderIdIn(key), parseRow(listedRow, row).card),
        key: (range.lead ?? '') + key.slice(range.prefix.length),
      };
    }),
    more: lastKey !== undefined,
    bytes: rows.reduce((sum, row) => sum + attributesBytes(row), 0),
  };
}

/** All of a company's orders of one group, page by page. */
export async function queryGroup(query: GroupQuery): Promise<GroupPage> {
  const { companyId, group, sortDir, after, limit } = query;
  const order = query.sort === 'priority' ? 'priority' : 'time';
  const rest = behind(wholeLane({ of: 'tab', group }, order), sortDir, after);
  if (rest === undefined) return { rows: [], more: false };
  const { rows, more } = await queryRange(companyId, rest, { sortDir, limit });
  return { rows: rows.map(({ key, ...row }) => ({ ...row, sortKey: key })), more };
}

/** How many orders a list has, counting up to `limit`. Half a read unit per 4 KB. */
export async function countLane(companyId: string, lane: Lane, limit: number): Promise<number> {
  const place = placeOf(companyId, { lane, order: 'time' });
  const { count } = await queryRows({
    IndexName: place.index,
    KeyConditionExpression: '#pk = :list',
    ExpressionAttributeNames: { '#pk': place.pk },
    ExpressionAttributeValues: { ':list': place.list },
    Select: 'COUNT',
    Limit: limit,
  });
  return count;
}

const listedRow = z.object({ card: storedCard });

/**
 * A tab's lists are the orders' own rows, in both indexes. A person's lists are rows of their own, by time in the table
 * and by priority in the index.
 */
function placeOf(companyId: string, { lane, order }: Pick<ListRange, 'lane' | 'order'>) {
  const list =
    lane.of === 'tab'
      ? groupKey(companyId, lane.group)
      : personListKey(companyId, lane.of === 'person' ? lane.accountId : null, lane.group);
  if (order === 'priority') return { index: 'byPriority', pk: 'gsi2pk', sk: 'gsi2sk', list };
  if (lane.of === 'tab') return { index: 'byList', pk: 'gsi1pk', sk: 'gsi1sk', list };
  return { index: undefined, pk: 'pk', sk: 'sk', list };
}
