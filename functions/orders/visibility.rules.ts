import type { Audience } from '#functions/platform/field-readers.ts';
import type { AccountActor } from './lifecycle/order-commands.ts';
import type { Order, OrderHead } from './order.ts';

/** Who looks: a caller by its token is enough. */
export type Viewer = Omit<AccountActor, 'fullName'> | 'system';

/**
 * Whether an order exists for somebody (document 3 section 2). A customer sees its company's orders, an external user
 * those that it takes part in; a technician what is open, and what its own company does or did. Which of the open ones
 * concern a technician takes more than the order to tell: its surface asks that first (`job-concern.rules.ts`).
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

/** Whether a customer sees every order of its company, or its own only. */
export function seesAllOrders(actor: Pick<AccountActor, 'permissions'>): boolean {
  return (
    actor.permissions.includes('view_and_request_orders') || actor.permissions.includes('order_management')
  );
}

/** The owner or a participant. */
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
