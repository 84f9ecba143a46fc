import { notFound } from '#functions/platform/errors.ts';
import { errorOf } from '#functions/platform/refusal.ts';
import type { AccountActor } from './lifecycle/order-commands.ts';
import { whyBarred } from './lifecycle/order-lifecycle.ts';
import type { Order } from './order.ts';

/** Asks whether somebody may write on an order as it stands, before it uploads what would go with the words. Throws as the words would. */
export function requireMayWrite(order: Order | undefined, writer: AccountActor): void {
  if (order === undefined) throw notFound('The order');
  const barred = whyBarred(order, 'postMessage', writer);
  if (barred !== undefined) throw errorOf(barred.refusal);
}
