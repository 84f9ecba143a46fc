import type { Key, Row } from '#functions/platform/table.ts';
import { searchWords } from '../find/search-words.rules.ts';
import type { Order } from '../order.ts';
import { groupOf } from './groups.rules.ts';
import { keysOf, type ListedRow, type Listing, rowsOf, type Trace, traceOf } from './index-rows.ts';
import { packCard } from './pack-card.rules.ts';

/** What the lists should have for an order. */
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

/** What earlier versions of an order may have left in the lists. */
export function tracesOf(known: ListedRow | undefined): Trace[] {
  return known === undefined ? [] : [...known.stale, traceOf(known)];
}

/** The writes that bring the lists up to date, leaving out rows that are there already. */
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

/** The same text for the same content: the table does not keep the order of fields. */
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
