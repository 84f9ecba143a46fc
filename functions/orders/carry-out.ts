import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { AppError, notFound, sameMoment } from '#functions/platform/errors.ts';
import { type CommandId, firstAnswer } from '#functions/platform/idempotency.ts';
import { errorOf, isRefused } from '#functions/platform/refusal.ts';
import type { Write } from '#functions/platform/table.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { orderId as orderIdOf } from '#schema/ids.ts';
import { updatesAfter } from './lifecycle/change.rules.ts';
import { offersAfter } from './lifecycle/offers.rules.ts';
import type { OrderChange, OrderCommand, Situation } from './lifecycle/order-commands.ts';
import { decide } from './lifecycle/order-lifecycle.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { commitChange, loadOrder, type Setback } from './store/orders.store.ts';

export interface CarryOut {
  /** The order as just read, consistently; undefined if there is none. */
  readonly loaded: WholeOrder | undefined;
  readonly orderId: string;
  readonly command: OrderCommand;
  readonly situation: Situation;
  /** Identifies a retry. */
  readonly commandId: CommandId | undefined;
  /**
   * Throws unless the files that the command names were uploaded. Called only once the command is allowed, so that
   * nobody else learns which files exist.
   */
  readonly uploaded?: () => Promise<void>;
  /** More writes for the transaction. If the condition of one fails, that error is thrown. */
  readonly also?: readonly Write[];
  /** The command to try instead after a setback; undefined gives up. */
  readonly retryWith?: (setback: Setback) => OrderCommand | undefined | Promise<OrderCommand | undefined>;
  /**
   * Whether the order is already as a refused command would have left it. Then the order is returned instead of the
   * refusal.
   */
  readonly isDone?: (order: WholeOrder) => boolean;
}

/**
 * Carries out a command and returns the order afterwards. If somebody else changes the order at the same moment, the
 * command is decided again on the new state, so that one of two managers wins and the other gets the status. A retry of
 * a command that succeeded returns the order and changes nothing. Throws every refusal of the lifecycle, and CONFLICT.
 */
export async function carryOut(request: CarryOut): Promise<WholeOrder> {
  const { orderId, situation, commandId } = request;
  let { loaded: order, command } = request;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    if (order === undefined) throw notFound('The order');
    const decision = decide(order, command, situation);
    if (isRefused(decision)) {
      // It may be refused only because its first try succeeded. Those who may not see the order learn nothing.
      const isShown = !hidden.has(decision.refusal.code);
      if (isShown && request.isDone?.(order)) return order;
      if (isShown && commandId !== undefined && (await wasCarriedOut(commandId, request))) return order;
      throw errorOf(decision.refusal);
    }
    if (attempt === 1) await request.uploaded?.();
    const setback = await commitChange(decision.change, {
      now: situation.now,
      ...(commandId && { command: commandId }),
      ...(request.also && { also: request.also }),
    });
    if (setback === undefined) return afterwards(order, decision.change);
    const other = await request.retryWith?.(setback);
    if (other !== undefined) command = other;
    else if (setback.kind === 'answered') requireSameOrder(setback.answer, orderId);
    else if (setback.kind === 'refused') throw errorOf(setback.refusal);
    else if (setback.kind !== 'stale') throw sameMoment();
    if (setback.kind === 'stale') await pause(Math.random() * Math.min(longestPauseMs, 20 * 2 ** attempt));
    order = await loadOrder(orderId, { consistent: true });
    if (setback.kind === 'answered' && order !== undefined) return order;
  }
  throw sameMoment();
}

/** The order id in a command's stored answer. */
export function rememberedOrder(answer: unknown): string {
  return z.object({ id: orderIdOf }).parse(answer).id;
}

function afterwards(before: WholeOrder, change: OrderChange): WholeOrder {
  return {
    order: change.order,
    faults: change.faults,
    offers: offersAfter(before.offers, change.effects),
    updates: updatesAfter(before.updates, change.updates),
  };
}

/** An attempt fails only when another change succeeded. A whole wave of technicians may answer within a second. */
const mostAttempts = 12;
const longestPauseMs = 1000;

const hidden: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'FORBIDDEN']);

async function wasCarriedOut(
  commandId: CommandId,
  { orderId, situation }: Pick<CarryOut, 'orderId' | 'situation'>,
): Promise<boolean> {
  const first = await firstAnswer(commandId, situation.now);
  if (first === undefined) return false;
  requireSameOrder(first.answer, orderId);
  return true;
}

/** A key that was used for another order is a bug in the client, which must not be told that all went well. */
function requireSameOrder(answer: unknown, orderId: string): void {
  if (rememberedOrder(answer) === orderId) return;
  throw new AppError('CONFLICT', 'This idempotency key was used for another command. Use a new one.');
}
