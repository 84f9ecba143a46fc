import * as z from 'zod';
import { parseRow, queryRows } from '#functions/platform/table.ts';
import { type ListedOrder, storedCard, unpackCard } from './order-card.rules.ts';
import type { OrderGroup, OrderSort } from './order-list.rules.ts';
import { groupKey } from './order-rows.ts';

export interface GroupQuery {
  readonly companyId: string;
  readonly group: OrderGroup;
  readonly sort: OrderSort;
  readonly sortDir: 'asc' | 'desc';
  /** The sort key to go on behind. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface GroupPage {
  readonly rows: readonly (ListedOrder & { readonly sortKey: string })[];
  /** There may be rows behind the last one. */
  readonly more: boolean;
}

/** Part of a list, from its index alone: one round trip, half a read unit for each 4 KB of cards (six to eight of them). */
export async function queryGroup(query: GroupQuery): Promise<GroupPage> {
  const index = indexOf(query.sort);
  const { rows, lastKey } = await queryRows({
    IndexName: index.name,
    KeyConditionExpression: `#pk = :group${query.after === undefined ? '' : ` AND #sk ${query.sortDir === 'asc' ? '>' : '<'} :after`}`,
    ExpressionAttributeNames: { '#pk': index.pk, ...(query.after !== undefined && { '#sk': index.sk }) },
    ExpressionAttributeValues: {
      ':group': groupKey(query.companyId, query.group),
      ...(query.after !== undefined && { ':after': query.after }),
    },
    ScanIndexForward: query.sortDir === 'asc',
    Limit: query.limit,
  });
  return {
    rows: rows.map((row) => {
      const { pk, card } = parseRow(listedRow, row);
      return { ...unpackCard(pk.slice('ORDER#'.length), card), sortKey: String(row[index.sk]) };
    }),
    more: lastKey !== undefined,
  };
}

/** How many orders a group has, counting no further than `limit`. */
export async function countGroup(companyId: string, group: OrderGroup, limit: number): Promise<number> {
  const { count } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :group',
    ExpressionAttributeValues: { ':group': groupKey(companyId, group) },
    Select: 'COUNT',
    Limit: limit,
  });
  return count;
}

const listedRow = z.object({ pk: z.string().startsWith('ORDER#'), card: storedCard });

function indexOf(sort: OrderSort) {
  return sort === 'priority'
    ? { name: 'byPriority', pk: 'gsi2pk', sk: 'gsi2sk' }
    : { name: 'byList', pk: 'gsi1pk', sk: 'gsi1sk' };
}
