import type { Audience } from '#functions/platform/field-readers.ts';
import type { AccountActor } from './lifecycle/order-commands.ts';
import type { Order, OrderHead } from './order.ts';

/** Someone looking at an order. The token's claims are enough. */
export type Viewer = Omit<AccountActor, 'fullName'> | 'system';

/**
 * Whether somebody can see an order (document 3 section 2). Customers see their company's orders, external users those
 * they take part in. Technicians see open orders and those that their company does or did; which open orders concern a
 * technician is checked in `job-concern.rules.ts`.
 */
export function seesOrder(
  actor: Viewer,
  order: Pick<OrderHead, 'companyId' | 'status' | 'ownerId' | 'participantIds' | 'technicianCompanyId'>,
): boolean {
  if (actor === 'system' || actor.userType === 'admin') return true;
  if (actor.userType === 'technician') {
    return order.status === 'open' || order.technicianCompanyId === actor.companyId;
  }
  return actor.companyId === order.companyId && (seesAllOrders(actor) || takesPart(actor, order));
}

/** Whether a customer sees all of the company's orders, or only their own. */
export function seesAllOrders(actor: Pick<AccountActor, 'permissions'>): boolean {
  return (
    actor.permissions.includes('view_and_request_orders') || actor.permissions.includes('order_management')
  );
}

/** Whether somebody is the owner or a participant. */
export function takesPart(
  actor: Pick<AccountActor, 'accountId'>,
  order: { readonly ownerId: string | null; readonly participantIds: readonly string[] },
): boolean {
  return order.ownerId === actor.accountId || order.participantIds.includes(actor.accountId);
}

export function audienceOf(
  caller: Pick<AccountActor, 'accountId' | 'userType' | 'permissions'>,
  { schedule }: Pick<Order, 'schedule'>,
): Audience {
  switch (caller.userType) {
    case 'admin':
      return 'admin';
    case 'technician':
      return caller.accountId === schedule?.technician.id ? 'assigned-technician' : 'technician';
    default:
      return seesAllOrders(caller) ? 'company' : 'external';
  }
}
