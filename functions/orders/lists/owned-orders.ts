import type { OrderGroup } from './groups.rules.ts';
import { queryRange } from './list.store.ts';
import { behind, type ListRange, wholeLane } from './plan.rules.ts';

/**
 * Counts the unfinished orders that somebody owns, up to a hundred per group. One round trip if they own one of the
 * newest hundred that they take part in, or take part in no more than that; up to 7.5 read units each. May lag by
 * moments.
 */
export async function countUnfinishedOrdersOf(
  companyId: string,
  accountId: string,
): Promise<{ count: number; more: boolean }> {
  const counts = await Promise.all(unfinishedGroups.map((group) => countOwned(companyId, accountId, group)));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
  };
}

const unfinishedGroups: readonly OrderGroup[] = ['needsService', 'scheduled'];
const page = { sortDir: 'desc', limit: 100 } as const;

/**
 * Reads past other people's orders until it finds one: whether there is any must not depend on how many others there
 * are.
 */
async function countOwned(companyId: string, accountId: string, group: OrderGroup) {
  let rest: ListRange | undefined = wholeLane({ of: 'person', accountId, group });
  while (rest !== undefined) {
    const range: ListRange = rest;
    const { rows, more } = await queryRange(companyId, range, page);
    const count = rows.filter(({ card }) => card.ownerId === accountId).length;
    if (count > 0 || !more) return { count, more: more && count > 0 };
    rest = behind(range, page.sortDir, rows.at(-1)?.key);
  }
  return { count: 0, more: false };
}
