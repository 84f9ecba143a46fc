import type { Caller } from '#functions/platform/caller.ts';
import type { OrderCard } from '#schema/orders/order.ts';
import { type ListedOrder, unpackCard } from '../lists/card.rules.ts';
import { filterFor, type ListQuery } from '../lists/filter.rules.ts';
import { groupsOf, type OrderGroup } from '../lists/groups.rules.ts';
import { queryRange } from '../lists/list.store.ts';
import { loadListings } from '../lists/listings.store.ts';
import { halvesOf } from '../lists/merge.rules.ts';
import { behind, type Lane, lanesOf, narrows, timeBounds } from '../lists/plan.rules.ts';
import { cursorAfter, orderIdIn, readCursor, type SortDir } from '../lists/sort-keys.rules.ts';
import { type Candidate, candidatesOf, type FindSource, mergeCandidates } from './candidates.rules.ts';
import { queryFinds, queryLongFinds, queryWholeFinds } from './find.store.ts';
import { isFoundBy, searchTerms, splitWord } from './search-words.rules.ts';

/**
 * A page of the orders that match every word of a search, newest first, or oldest first in an ascending list by time.
 * The first round trip reads the lists of the rarest words, and those of the people asked for, whichever reach further
 * back; the second reads what they found. Thirteen read units for twenty orders, 16 with filters. A page may come up
 * short and still have a cursor. Undefined for a search without usable words. Throws BAD_INPUT.
 */
export async function findOrders(
  caller: Caller,
  query: ListQuery,
): Promise<{ data: OrderCard[]; nextCursor: string | null } | undefined> {
  const terms = searchTerms(query.search);
  if (terms.length === 0) return undefined;
  const sortDir = query.sort === 'priority' ? 'desc' : query.sortDir;
  const after = query.cursor ? readCursor(query.cursor, 'time', sortDir) : undefined;
  const range = behind({ prefix: '', ...timeBounds(query.createdAt) }, sortDir, after);
  if (range === undefined) return { data: [], nextCursor: null };

  const passes = filterFor(caller, query);
  const isNarrowed = narrows(query);
  const sources = await readSources(caller, query, { terms, passes, ...range, sortDir });
  const candidates = mergeCandidates(
    groupsOf(query.status, query).flatMap((group) =>
      sources.of(group).map((each) => candidatesOf(group, each, sortDir)),
    ),
    sortDir,
  );
  const budget = isNarrowed ? unitsWithFilters : unitsOfKeys + query.limit / 2;
  const isCertain = terms.length === 1 && !isNarrowed;
  const most = Math.min(isCertain ? query.limit : 100, Math.floor(2 * budget) - sources.halves);
  const examined = candidates.found.slice(0, most);
  const listings = await loadListings(examined.map(({ key }) => orderIdIn(key)));
  const isFound = ({ key, group }: Candidate): OrderCard[] => {
    const listing = listings.get(orderIdIn(key));
    if (listing === undefined || listing.companyId !== caller.companyId) return [];
    const listed = unpackCard(listing.orderId, listing.card);
    // The word lists may lag behind the order.
    return listing.group === group && isFoundBy(listing.words, terms) && passes(listed) ? [listed.card] : [];
  };
  const data: OrderCard[] = [];
  for (const [index, candidate] of examined.entries()) {
    data.push(...isFound(candidate));
    if (data.length < query.limit) continue;
    const isLast = index === candidates.found.length - 1 && candidates.after === undefined;
    return { data, nextCursor: isLast ? null : cursorAfter('time', sortDir, candidate.key) };
  }
  const end = examined.length < candidates.found.length ? examined.at(-1)?.key : candidates.after;
  return { data, nextCursor: end === undefined ? null : cursorAfter('time', sortDir, end) };
}

/** Read units for the lists of words and people. The rest of a page's units go to the orders found. */
const unitsOfKeys = 3;
const unitsOfKeysWithFilters = 6;
const unitsWithFilters = 16;
/**
 * The share of those units that people's lists get. A row there is as large as six of a word's, but people with few
 * orders narrow a search most.
 */
const shareOfPeople = 2 / 3;

interface SourceQuery {
  readonly terms: readonly string[];
  readonly passes: (order: ListedOrder) => boolean;
  readonly low: string;
  readonly high: string;
  readonly sortDir: SortDir;
}

/**
 * The lists that a match must be in, in parallel: as many as the round has room for. Pending orders have two sets of
 * lists, because those last changed before their words were in one row are still in the lists of beginnings.
 */
async function readSources(
  caller: Caller,
  query: ListQuery,
  search: SourceQuery,
): Promise<{ of: (group: OrderGroup) => FindSource[][]; halves: number }> {
  const { companyId } = caller;
  const { sortDir, low, high } = search;
  const groups = groupsOf(query.status, query);
  const room = 2 * (narrows(query) ? unitsOfKeysWithFilters : unitsOfKeys);
  const people = lanesOf(caller, query).filter(({ of }) => of !== 'tab');
  const lanes = people.length <= room / 2 ? people : [];
  const halvesOfLane =
    lanes.length === 0 ? 0 : Math.max(1, Math.floor((room * shareOfPeople) / lanes.length));
  const left = room - halvesOfLane * lanes.length;
  const words = wordLists(search.terms, Math.floor(left / groups.length));
  const halves = Math.max(
    1,
    Math.floor((left - words.long.length * groups.length) / (words.short.length * groups.length)),
  );
  // A single word needs no more keys than orders can be read; several words are each read as far as the budget allows.
  const isAlone = words.short.length === 1 && words.long.length === 0 && lanes.length === 0;
  const ofOne = narrows(query) ? 2 * unitsWithFilters : query.limit + 1;

  const isPendingShown = groups.includes('needsService');
  const [ofPeople, ofPending, ofWords] = await Promise.all([
    Promise.all(
      lanes.map(async (lane) => {
        const range = { lane, order: 'time', prefix: '', low, high } as const;
        return {
          lane,
          ...(await queryRange(companyId, range, { sortDir, limit: halvesOfLane * cardsInHalf })),
        };
      }),
    ),
    isPendingShown
      ? queryWholeFinds(
          { companyId, group: 'needsService', terms: search.terms, halves: Math.max(1, left - 1) },
          { low, high, sortDir },
        )
      : undefined,
    Promise.all(
      groups.flatMap((group) => [
        ...words.short.map(async (term) => {
          const most = isAlone ? ofOne : Number.POSITIVE_INFINITY;
          const finds = await queryFinds({ companyId, group, term, halves }, { low, high, sortDir, most });
          return { group, ...finds, end: finds.more ? finds.keys.at(-1) : undefined };
        }),
        ...words.long.map(async (term) => {
          const finds = await queryLongFinds({ companyId, group, term, halves: 1 });
          // A list not sorted by time proves nothing unless it was read to its end.
          return {
            ...finds,
            group: finds.more ? undefined : group,
            end: undefined,
            keys: inOrder(finds.keys, search),
          };
        }),
      ]),
    ),
  ]);
  return {
    of: (group) => {
      const people = peopleSource(
        ofPeople.filter(({ lane }) => lane.group === group),
        search,
      );
      const lists = [[...ofWords.filter((list) => list.group === group), ...people]];
      if (group === 'needsService' && ofPending !== undefined) lists.push([ofPending, ...people]);
      return lists;
    },
    halves: [...ofPeople, ...(ofPending ? [ofPending] : []), ...ofWords].reduce(
      (sum, { bytes }) => sum + halvesOf(bytes),
      0,
    ),
  };
}

/**
 * The words whose lists are read, longest first since those are the rarest. The others are checked on what these find.
 */
function wordLists(terms: readonly string[], room: number): { short: string[]; long: string[] } {
  const lists = { short: [] as string[], long: [] as string[] };
  for (const term of [...terms].sort((one, other) => other.length - one.length)) {
    if (lists.short.length > 0 && lists.short.length + lists.long.length >= room) break;
    lists.short.push(term);
    if (splitWord(term).rest !== '' && lists.short.length + lists.long.length < room) lists.long.push(term);
  }
  return lists;
}

const cardsInHalf = 6;

/** Merges the lists of several people into one. */
function peopleSource(
  lanes: readonly {
    readonly lane: Lane;
    readonly rows: readonly (ListedOrder & { readonly key: string })[];
    readonly more: boolean;
  }[],
  { passes, sortDir }: SourceQuery,
): FindSource[] {
  if (lanes.length === 0) return [];
  const ends = lanes.flatMap(({ rows, more }) => (more ? (rows.at(-1)?.key ?? []) : [])).sort();
  const end = sortDir === 'asc' ? ends.at(0) : ends.at(-1);
  const isRead = (key: string) => end === undefined || (sortDir === 'asc' ? key <= end : key >= end);
  const keys = new Set(lanes.flatMap(({ rows }) => rows.filter(passes).map(({ key }) => key)).filter(isRead));
  return [{ keys: inOrderOf([...keys], sortDir), end }];
}

function inOrder(keys: readonly string[], { low, high, sortDir }: SourceQuery): string[] {
  return inOrderOf([...new Set(keys.filter((key) => key >= low && key <= high))], sortDir);
}

function inOrderOf(keys: readonly string[], sortDir: SortDir): string[] {
  const rising = [...keys].sort();
  return sortDir === 'asc' ? rising : rising.reverse();
}
