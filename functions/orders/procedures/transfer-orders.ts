import type * as z from 'zod';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { activityWrite } from '#functions/companies/activity-log.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import { type ConfirmedCaller, requirePermission, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { Person } from '#schema/orders/order.ts';
import type { transferOrdersInput, transferOrdersOutput } from '#schema/orders/order-calls.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { carryOut } from '../carry-out.ts';
import { colleague, managesOrders } from '../colleagues.ts';
import { situationOf } from '../give-command.ts';
import type { Situation } from '../lifecycle/order-commands.ts';
import { unfinished } from '../lifecycle/order-lifecycle.ts';
import type { OrderGroup } from '../lists/groups.rules.ts';
import { queryGroup } from '../lists/list.store.ts';
import type { WholeOrder } from '../store/order-rows.ts';
import { loadOrder } from '../store/orders.store.ts';

/**
 * Transfers somebody's unfinished orders to a colleague who manages orders, each in its own transaction, up to a
 * hundred per call. After an interruption, another call goes on with the rest. The list of orders may lag briefly; each
 * order is decided on as it is. Throws NOT_FOUND for somebody who is not of the company, BAD_INPUT for a new owner who
 * cannot be one.
 */
export async function transferOrders(
  ctx: SignedIn,
  { fromCustomerId: from, toCustomerId: to }: z.output<typeof transferOrdersInput>,
): Promise<z.output<typeof transferOrdersOutput>> {
  const { companyId } = ctx.caller;
  const [caller, owner, target] = await Promise.all([
    ctx.confirm(),
    readAccount(from),
    colleague(companyId, to),
  ]);
  requirePermission(caller, ctx.permission);
  if (owner === undefined || owner.companyId !== companyId) throw notFound('The user');
  if (from === to) throw badTarget('Choose another user than the present owner.');
  if (target === undefined || !managesOrders(target)) {
    throw badTarget('Choose an active user who can manage orders as the new owner.');
  }
  const { orderIds, more } = await unfinishedOrdersOf(companyId, from);
  await noteTransfer(ctx, caller, fullNameOf(owner), target.person, { from, count: orderIds.length });
  const situation = situationOf(ctx, caller);
  let moved = 0;
  for (let start = 0; start < orderIds.length; start += atOnce) {
    const batch = orderIds.slice(start, start + atOnce);
    const outcomes = await Promise.all(
      batch.map((orderId) => transferOrder(orderId, from, target.person, situation)),
    );
    moved += outcomes.filter(Boolean).length;
  }
  return { moved, more };
}

/**
 * Logs the transfer before the first order moves, once per call, so that an interrupted one is logged too. Logs nothing
 * if there are no orders.
 */
async function noteTransfer(
  ctx: SignedIn,
  caller: ConfirmedCaller,
  before: string,
  to: Person,
  { from, count }: { readonly from: string; readonly count: number },
): Promise<void> {
  const changes = [
    { field: count === 1 ? 'owner of an order' : `owner of ${count} orders`, before, after: to.fullName },
  ];
  const entry = { action: 'orders_transferred', subject: { id: from, name: before }, changes } as const;
  const command = commandOf(ctx);
  const writes = count === 0 ? [] : [activityWrite(caller, entry, ctx.now)];
  if (command !== undefined || count > 0) await writeOnce(command, { writes, answer: null, now: ctx.now });
}

/** In parallel, so that a page can wait for a hundred orders. */
const atOnce = 8;
const mostInOneCall = 100;
const pageSize = 100;
const groups: readonly OrderGroup[] = ['needsService', 'scheduled'];

/** About 7.5 read units per hundred unfinished orders of the company. */
async function unfinishedOrdersOf(
  companyId: string,
  accountId: string,
): Promise<{ orderIds: string[]; more: boolean }> {
  const orderIds: string[] = [];
  for (const group of groups) {
    let after: string | undefined;
    do {
      const page = await queryGroup({ companyId, group, sort: 'id', sortDir: 'asc', after, limit: pageSize });
      orderIds.push(...page.rows.filter(({ card }) => card.ownerId === accountId).map(({ card }) => card.id));
      if (orderIds.length > mostInOneCall) return { orderIds: orderIds.slice(0, mostInOneCall), more: true };
      after = page.more ? page.rows.at(-1)?.sortKey : undefined;
    } while (after !== undefined);
  }
  return { orderIds, more: false };
}

/** Whether the order was transferred: not if it got another owner or ended in the meantime. */
async function transferOrder(
  orderId: string,
  from: string,
  to: Person,
  situation: Situation,
): Promise<boolean> {
  const loaded = await loadOrder(orderId, { consistent: true });
  if (loaded === undefined || !isToMove(loaded, from)) return false;
  const { order } = await carryOut({
    loaded,
    orderId,
    command: { name: 'transfer', from, to },
    situation,
    commandId: undefined,
    isDone: (now) => !isToMove(now, from),
  });
  return order.owner?.id === to.id;
}

function isToMove({ order }: WholeOrder, from: string): boolean {
  return order.owner?.id === from && (unfinished as readonly OrderStatus[]).includes(order.status);
}

function badTarget(message: string): AppError {
  return new AppError('BAD_INPUT', message, { fields: { toCustomerId: message } });
}
