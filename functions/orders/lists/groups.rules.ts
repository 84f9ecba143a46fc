import {
  type OrderListFilter,
  type OrderStatus,
  type OrderTab,
  orderTabs,
} from '#schema/orders/order-values.ts';

/** The part of a company's orders that a tab or its toggle shows: one partition of an index. */
export type OrderGroup = OrderTab | 'rejected' | 'cancelled';

export function groupOf(status: OrderStatus): OrderGroup {
  if (status === 'rejected' || status === 'cancelled') return status;
  const tabs = Object.keys(orderTabs) as OrderTab[];
  const tab = tabs.find((name) => (orderTabs[name].statuses as readonly OrderStatus[]).includes(status));
  if (tab === undefined) throw new Error(`No tab shows orders that are ${status}.`);
  return tab;
}

/** The groups that a status filter shows. Two of the tabs have a toggle that adds a group. */
export function groupsOf(
  filter: OrderListFilter,
  toggles: { readonly showRejectedJobs: boolean; readonly showCancelledJobs: boolean },
): OrderGroup[] {
  switch (filter) {
    case 'needsService':
      return toggles.showRejectedJobs ? [filter, 'rejected'] : [filter];
    case 'scheduled':
      return toggles.showCancelledJobs ? [filter, 'cancelled'] : [filter];
    case 'complete':
      return [filter];
    case 'pending':
      return ['needsService'];
    case 'open':
      return ['scheduled'];
    case 'openOrCancelled':
      return ['scheduled', 'cancelled'];
    case 'notComplete':
      return ['needsService', 'scheduled'];
  }
}

/** The statuses that a filter lets through, if its groups hold others as well. */
export function statusesWithin(filter: OrderListFilter): readonly OrderStatus[] | undefined {
  if (filter === 'open') return ['open'];
  return filter === 'openOrCancelled' ? ['open', 'cancelled'] : undefined;
}
