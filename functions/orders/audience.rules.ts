import type { Order } from './order.ts';
import { seesAllOrders, type Viewer } from './order-visibility.rules.ts';

/** As what somebody reads an order: of the customer's people those of the company, and those from outside who only follow it. */
export type Audience = 'company' | 'external' | 'assigned-technician' | 'technician' | 'admin';

export function audienceOf(
  caller: Exclude<Viewer, 'system'>,
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
