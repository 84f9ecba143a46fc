import type { InfiniteData } from '@tanstack/react-query';
import { severityRank } from '#schema/alerts/severity.ts';
import type { OrderCard, OrderView } from '#schema/orders/order.ts';
import { type OrderStatus, orderTabs } from '#schema/orders/order-values.ts';

/** A cached list, page by page. */
export type CachedList = InfiniteData<{ readonly data: OrderCard[]; readonly nextCursor: string | null }>;

/** The part of a list's input that decides which statuses belong in it. */
export interface ListScope {
  readonly status: keyof typeof orderTabs;
  readonly showCancelledJobs?: boolean | undefined;
  readonly showRejectedJobs?: boolean | undefined;
}

/** The list with the order's updated row, or without it if its status no longer belongs there. */
export function withOrder(list: CachedList, scope: ListScope, order: OrderView): CachedList {
  const stays = statusesOf(scope).includes(order.status);
  return {
    ...list,
    pages: list.pages.map((page) =>
      page.data.some(({ id }) => id === order.id)
        ? {
            ...page,
            data: page.data.flatMap((card) =>
              card.id !== order.id ? [card] : stays ? [cardOf(order, card)] : [],
            ),
          }
        : page,
    ),
  };
}

/** An order's new row, to replace the one before. */
export function cardOf(order: OrderView, before: OrderCard): OrderCard {
  const { equipment, jobsite, address } = order;
  const bySeverity = [...order.faultCodes].sort(
    (a, b) => severityRank(b.severity) - severityRank(a.severity),
  );
  return {
    ...before,
    status: order.status,
    priority: order.priority,
    brand: equipment.brand,
    model: equipment.model,
    product: equipment.product,
    serialNumber: equipment.serialNumber,
    unitNumber: equipment.unitNumber,
    jobsiteName: jobsite.name,
    city: address.city,
    state: address.state,
    timeZone: order.timeZone,
    detectedAt: order.detectedAt,
    issue: order.issue ?? order.pendingIssue,
    topFaults: bySeverity.slice(0, 2).map(({ fault, name, severity }) => ({ fault, name, severity })),
    faultCount: order.faultCodes.length,
    ownerId: order.customerId,
    serviceDate: order.serviceDate,
    serviceTime: order.serviceTime,
    technicianName: order.technician?.account.fullName ?? null,
    offersUntil: order.offersUntil,
    alertedTechnicians: order.numberOfAlertedTechnicians,
    service: order.service,
    lastUpdate: order.lastUpdate,
    reviewExpiredAt: order.reviewExpiredAt,
    reviewed: order.reviewByCustomer !== null,
  };
}

function statusesOf(scope: ListScope): readonly OrderStatus[] {
  const { statuses, withToggle } = orderTabs[scope.status];
  const toggled = withToggle === 'cancelled' ? scope.showCancelledJobs : scope.showRejectedJobs;
  return withToggle !== undefined && toggled ? [...statuses, withToggle] : statuses;
}
