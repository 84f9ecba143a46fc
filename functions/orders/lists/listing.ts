import type { Key, Row } from '#functions/platform/table.ts';
import { searchWords } from '../find/search-words.rules.ts';
import type { Order } from '../order.ts';
import { keysOf, type ListedRow, type Listing, rowsOf, type Trace, traceOf } from './index-rows.ts';
import { packCard } from './order-card.rules.ts';
import { groupOf } from './order-list.rules.ts';

/** What the lists are to hold of an order. */
export function listingOf(order: Order): Listing {
  const group = groupOf(order.status);
  const isPending = group === 'needsService';
  return {
    orderId: order.id,
    companyId: order.companyId,
    version: order.version,
    group,
    card: packCard(order),
    words: searchWords(order),
    ...(isPending && { wordsInOneRow: true }),
  };
}

/** Whether two versions of an order look the same in every list. */
export function listsTheSame(one: Listing, other: Listing): boolean {
  return contentOf(one) === contentOf(other);
}

/** What may stand in the lists of an order's earlier versions. */
export function tracesOf(known: ListedRow | undefined): Trace[] {
  return known === undefined ? [] : [...known.stale, traceOf(known)];
}

/** The writes that bring the lists from what may be in them to a listing: nothing that is there already. */
export function changesTo(
  next: Listing,
  known: ListedRow | undefined,
): { readonly put: (Key | Row)[]; readonly remove: Key[] } {
  const wanted = new Map(rowsOf(next).map((row) => [nameOf(row), row]));
  const standing = new Map(
    known?.settled ? rowsOf(known).map((row) => [nameOf(row), textOf(row)] as const) : [],
  );
  const possible = new Map(
    tracesOf(known).flatMap((trace) => keysOf(next, trace).map((key) => [nameOf(key), key] as const)),
  );
  return {
    put: [...wanted].flatMap(([name, row]) => (standing.get(name) === textOf(row) ? [] : [row])),
    remove: [...possible].flatMap(([name, key]) => (wanted.has(name) ? [] : [key])),
  };
}

function contentOf({ group, card, words }: Listing): string {
  return textOf({ group, card, words });
}

/** The same text for the same content, whatever the order of its fields: the table does not keep that. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function nameOf({ pk, sk }: Key): string {
  return `${pk} ${sk}`;
}
