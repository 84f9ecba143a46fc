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
});
export type Listing = z.infer<typeof listing>;

/** What an earlier version may have left in the lists: enough to derive the keys of its rows. */
const trace = listing.pick({ group: true, words: true }).extend({ people: z.array(entityId.nullable()) });
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
 * FIND#<company>#<group>#<first eight>~ / <rest of the word>#<time>#<id>: whole long words, such as serial numbers of
 * one series.
 */
export function findLongKey(companyId: string, group: OrderGroup, beginning: string): string {
  return `${findKey(companyId, group, beginning)}~`;
}

/** Whether the key belongs to the search table. */
export function isFindKey({ pk }: Key): boolean {
  return pk.startsWith('FIND#');
}

export function traceOf({ group, words, card }: Pick<Listing, 'group' | 'words' | 'card'>): Trace {
  return { group, words, people: peopleOf(card) };
}

/** All rows of a listing except LISTED. */
export function rowsOf({ orderId: id, companyId, group, card, words }: Listing): (Key | Row)[] {
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
    ...findKeys({ ...place, companyId }, group, words),
  ];
}

/** The keys of the rows that a trace of the same order may have left. */
export function keysOf({ orderId: id, companyId, card }: Listing, { group, people, words }: Trace): Key[] {
  const place = { id, companyId, createdAt: createdAtIn(card) };
  return [
    ...people.map((accountId) => ({
      pk: personListKey(companyId, accountId, group),
      sk: timeSortKey(place),
    })),
    ...findKeys(place, group, words),
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

/** Keys only: the orders found are read from LISTED. */
function findKeys(
  place: { id: string; companyId: string; createdAt: string },
  group: OrderGroup,
  words: readonly string[],
): Key[] {
  const time = timeSortKey(place);
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
