import * as z from 'zod';
import type { Key, Row } from '#functions/platform/table.ts';
import { entityId, orderId } from '#schema/ids.ts';
import { beginningsOf, splitWord } from '../find/search-words.rules.ts';
import { createdAtIn, priorityIn, type StoredCard, storedCard } from './card.rules.ts';
import type { OrderGroup } from './groups.rules.ts';
import { prioritySortKey, timeSortKey } from './sort-keys.rules.ts';

/** What the lists have for one version of an order. */
const listing = z.object({
  orderId,
  companyId: entityId,
  version: z.number().int().positive(),
  group: z.enum(['needsService', 'rejected', 'scheduled', 'cancelled', 'complete']),
  card: storedCard,
  /** The order is found by prefixes of these. */
  words: z.array(z.string()),
  /** Its words are in one row of the search. Unset for rows from before pending orders were kept that way. */
  wordsInOneRow: z.literal(true).optional(),
});
export type Listing = z.infer<typeof listing>;

/** What an earlier version may have left in the lists: enough to know the keys of its rows. */
const trace = listing
  .pick({ group: true, words: true, wordsInOneRow: true })
  .extend({ people: z.array(entityId.nullable()) });
export type Trace = z.infer<typeof trace>;

/** A listing in the lists, or on its way there. */
export const listedRow = listing.extend({
  /** The owner it is counted for while unfinished; null in older rows. */
  countedFor: entityId.nullable().default(null),
  /** Whether all its rows are written and those of earlier versions are gone. */
  settled: z.boolean(),
  stale: z.array(trace),
});
export type ListedRow = z.infer<typeof listedRow>;

/** The owner, while the order is unfinished. */
export function ownerCounted({ group, card }: Listing): string | null {
  return group === 'needsService' || group === 'scheduled' ? (card.o ?? null) : null;
}

/** LISTED#<orderId> / LISTED: what the lists have for an order. */
export function listedKey(id: string): Key {
  return { pk: `LISTED#${id}`, sk: 'LISTED' };
}

/** LIST#<company>#<account, `-` for nobody>#<group> / <time>#<id>: one person's orders; by priority in the index. */
export function personListKey(companyId: string, accountId: string | null, group: OrderGroup): string {
  return `LIST#${companyId}#${accountId ?? '-'}#${letterOf[group]}`;
}

/** FIND#<company>#<group>#<prefix> / <time>#<id>: the orders with a word that starts with the prefix. */
export function findKey(companyId: string, group: OrderGroup, beginning: string): string {
  return `FIND#${companyId}#${letterOf[group]}#${beginning}`;
}

/**
 * FIND#<company>#<group> / <time>#<id>: `words`, all of them. For pending orders: there are few of them, and most move on soon, so
 * a row for each beginning would not pay.
 */
export function findAllKey(companyId: string, group: OrderGroup): string {
  return `FIND#${companyId}#${letterOf[group]}`;
}

/** FIND#<company>#<group>#<first eight>~ / <rest of the word>#<time>#<id>: long words whole, such as the serial numbers of one series. */
export function findLongKey(companyId: string, group: OrderGroup, beginning: string): string {
  return `${findKey(companyId, group, beginning)}~`;
}

/** Whether the key belongs to the search table. */
export function isFindKey({ pk }: Key): boolean {
  return pk.startsWith('FIND#');
}

export function traceOf(listed: Pick<Listing, 'group' | 'words' | 'wordsInOneRow' | 'card'>): Trace {
  const { group, words, wordsInOneRow, card } = listed;
  return { group, words, wordsInOneRow, people: peopleOf(card) };
}

/** All rows of a listing, LISTED aside. */
export function rowsOf(listed: Listing): (Key | Row)[] {
  const { orderId: id, companyId, group, card } = listed;
  const place = { id, createdAt: createdAtIn(card), priority: priorityIn(card) };
  return [
    ...peopleOf(card).map((accountId): Row => {
      const list = personListKey(companyId, accountId, group);
      return {
        pk: list,
        sk: timeSortKey(place),
        kind: 'listed',
        gsi2pk: list,
        gsi2sk: prioritySortKey(place),
        card,
      };
    }),
    ...findRows({ ...place, companyId }, listed),
  ];
}

/** Keys of the rows that a trace of the same order may have left. */
export function keysOf({ orderId: id, companyId, card }: Listing, traced: Trace): Key[] {
  const { group, people } = traced;
  const place = { id, companyId, createdAt: createdAtIn(card) };
  return [
    ...people.map((accountId) => ({
      pk: personListKey(companyId, accountId, group),
      sk: timeSortKey(place),
    })),
    ...findRows(place, traced),
  ];
}

const letterOf: Readonly<Record<OrderGroup, string>> = {
  needsService: 'n',
  rejected: 'r',
  scheduled: 's',
  cancelled: 'x',
  complete: 'c',
};

/** Owner and participants; null in place of a missing owner. */
function peopleOf(card: StoredCard): (string | null)[] {
  return [...new Set([card.o ?? null, ...(card.w ?? [])])];
}

/** Keys, and at most the words: what they find is read from LISTED. */
function findRows(
  place: { id: string; companyId: string; createdAt: string },
  { group, words, wordsInOneRow }: Pick<Listing, 'group' | 'words' | 'wordsInOneRow'>,
): (Key | Row)[] {
  const time = timeSortKey(place);
  if (wordsInOneRow) {
    return [{ pk: findAllKey(place.companyId, group), sk: time, kind: 'find-words', words: words.join(' ') }];
  }
  const short = new Set(words.flatMap(beginningsOf));
  return [
    ...[...short].map((beginning) => ({ pk: findKey(place.companyId, group, beginning), sk: time })),
    ...words.flatMap((word) => {
      const { beginning, rest } = splitWord(word);
      if (rest === '') return [];
      return [{ pk: findLongKey(place.companyId, group, beginning), sk: `${rest}#${time}` }];
    }),
  ];
}
