import type { OrderTab } from '#schema/orders/order-values.ts';
import type { SortDirection } from '../../components/data/filter-bar.tsx';
import type { Sort } from './filters.ts';

/** What a tab calls its date (document 1 section 2). */
export function dateLabel(tab: OrderTab): string {
  return tab === 'needsService' ? 'Detected Date' : 'Created Date';
}

export function sortLabel(sort: Sort, tab: OrderTab): string {
  if (sort === 'id') return 'Order Number';
  return sort === 'priority' ? 'Priority' : dateLabel(tab);
}

/** What a direction means for what is sorted by: `Newest first`. */
export function directionLabel(sort: Sort, direction: SortDirection): string {
  const [ascending, descending] = {
    id: ['Lowest first', 'Highest first'],
    priority: ['Lowest first', 'Highest first'],
    createdAt: ['Oldest first', 'Newest first'],
  }[sort] as [string, string];
  return direction === 'asc' ? ascending : descending;
}
