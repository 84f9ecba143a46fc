import type { CallContext, ConfirmedCaller, SignedIn } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { type CarryOut, carryOut } from './carry-out.ts';
import type { OrderCommand, Situation } from './lifecycle/order-commands.ts';
import { orderView } from './order-view.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { loadOrder } from './store/orders.store.ts';

/** A confirmed caller and the order that their command is about, both as of now. */
export interface OrderAtHand {
  readonly caller: ConfirmedCaller;
  readonly orderId: string;
  readonly loaded: WholeOrder | undefined;
}

export type CommandOptions = Pick<CarryOut, 'retryWith' | 'isDone' | 'uploaded'>;

/** Carries out a customer's command that needs nothing but the order. Two round trips. */
export async function giveCommand(
  ctx: SignedIn,
  orderId: string,
  command: OrderCommand,
  options: CommandOptions = {},
): Promise<{ order: OrderView }> {
  return finishCommand(ctx, await loadForCommand(ctx, orderId), command, options);
}

/** Loads what every command needs. One round trip, a read unit per 4 KB of the order and two for the caller. */
export async function loadForCommand(ctx: SignedIn, orderId: string): Promise<OrderAtHand> {
  const [caller, loaded] = await Promise.all([ctx.confirm(), loadOrder(orderId, { consistent: true })]);
  return { caller, orderId, loaded };
}

/** Carries out a customer's command and returns the order as the caller may see it afterwards. */
export async function finishCommand(
  ctx: SignedIn,
  atHand: OrderAtHand,
  command: OrderCommand,
  options: CommandOptions = {},
): Promise<{ order: OrderView }> {
  const order = await carryOutFor(ctx, atHand, command, options);
  return { order: orderView(order, atHand.caller, ctx.now) };
}

/** Carries out anybody's command, under the call's idempotency key. */
export function carryOutFor(
  ctx: SignedIn,
  { caller, orderId, loaded }: OrderAtHand,
  command: OrderCommand,
  options: CommandOptions = {},
): Promise<WholeOrder> {
  return carryOut({
    loaded,
    orderId,
    command,
    situation: situationOf(ctx, caller),
    commandId: commandOf(ctx),
    ...options,
  });
}

export function situationOf({ now, source }: CallContext, actor: ConfirmedCaller): Situation {
  return { actor, now, source };
}
