import { notFound } from '#functions/platform/errors.ts';
import { errorOf } from '#functions/platform/refusal.ts';
import type { AccountActor } from '../lifecycle/order-commands.ts';
import { whyBarred } from '../lifecycle/order-lifecycle.ts';
import type { Order } from '../order.ts';

/** Checks, before files are uploaded, that somebody may post a message on the order. Throws what posting it would. */
export function requireMayPost(order: Order | undefined, author: AccountActor): void {
  if (order === undefined) throw notFound('The order');
  const barred = whyBarred(order, 'postMessage', author);
  if (barred !== undefined) throw errorOf(barred.refusal);
}
