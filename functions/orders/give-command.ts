import type { CallContext, ConfirmedCaller, SignedIn } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { type CarryOut, carryOut } from './carry-out.ts';
import type { OrderCommand, Situation } from './lifecycle/order-commands.ts';
import { orderView } from './order-view.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { loadOrder } from './store/orders.store.ts';

/** A caller who was confirmed, and the order that its command is about, both as they stand now. */
export interface OrderAtHand {
  readonly caller: ConfirmedCaller;
  readonly orderId: string;
  readonly loaded: WholeOrder | undefined;
}

/** A customer's command that needs no more than the order: two round trips. */
export async function giveCommand(
  ctx: SignedIn,
  orderId: string,
  command: OrderCommand,
  options: Pick<CarryOut, 'isDone' | 'uploaded'> = {},
): Promise<{ order: OrderView }> {
  return finishCommand(ctx, await loadForCommand(ctx, orderId), command, options);
}

/** What every command begins with: one round trip, a read unit for each 4 KB of the order and two for the caller. */
export async function loadForCommand(ctx: SignedIn, orderId: string): Promise<OrderAtHand> {
  const [caller, loaded] = await Promise.all([ctx.confirm(), loadOrder(orderId, { consistent: true })]);
  return { caller, orderId, loaded };
}

/** Carries a customer's command out, and answers the order as the caller may see it afterwards. */
export async function finishCommand(
  ctx: SignedIn,
  { caller, orderId, loaded }: OrderAtHand,
  command: OrderCommand,
  options: Pick<CarryOut, 'retryWith' | 'isDone' | 'uploaded'> = {},
): Promise<{ order: OrderView }> {
  const order = await carryOut({
    loaded,
    orderId,
    command,
    situation: situationOf(ctx, caller),
    commandId: commandOf(ctx),
    ...options,
  });
  return { order: orderView(order, caller, ctx.now) };
}

export function situationOf({ now, source }: CallContext, actor: ConfirmedCaller): Situation {
  return { actor, now, source };
}
