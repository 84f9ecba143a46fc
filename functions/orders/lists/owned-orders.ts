import type { OrderGroup } from './groups.rules.ts';
import { queryRange } from './list.store.ts';
import { behind, type ListRange, wholeLane } from './plan.rules.ts';

/**
 * Unfinished orders that somebody of a company owns, counted up to a hundred of each group: one round trip as long as it owns
 * one among the newest hundred that it takes part in, or takes part in no more; up to 7.5 read units each. The lists lag
 * behind by moments.
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

/** Reads on past orders of others until it finds one: whether there is any must not depend on how many they are. */
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
