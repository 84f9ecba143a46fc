import type { Audience } from '#functions/platform/field-readers.ts';
import type { Order } from './order.ts';
import { seesAllOrders, type Viewer } from './order-visibility.rules.ts';

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
