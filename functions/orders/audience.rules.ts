import type { Audience } from '#functions/platform/field-readers.ts';
import type { AccountActor } from './lifecycle/order-commands.ts';
import type { Order } from './order.ts';
import { seesAllOrders } from './order-visibility.rules.ts';

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
