import type { CommandId } from '#functions/platform/idempotency.ts';
import { isRefused, type Refusal } from '#functions/platform/refusal.ts';
import type { OrderCommand } from './lifecycle/order-commands.ts';
import { decide } from './lifecycle/order-lifecycle.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { commitChange } from './store/orders.store.ts';

/** The outcome of a command that the system gave. */
export type SystemOutcome =
  /** Written, now or by an earlier try. */
  | { readonly kind: 'done' }
  /** Somebody else changed the order first. Read it and decide again. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Tries a system command once, on the order as just read. If the order has changed, the caller must decide again: the
 * reminder or wave may be different by then, or no longer needed. Throws on faults that may be temporary.
 */
export async function trySystemCommand(
  record: WholeOrder,
  command: OrderCommand,
  { now, commandId }: { readonly now: Date; readonly commandId?: CommandId },
): Promise<SystemOutcome> {
  const decision = decide(record, command, { actor: 'system', now, source: 'heavebot' });
  if (isRefused(decision)) return { kind: 'refused', refusal: decision.refusal };
  const setback = await commitChange(decision.change, { now, ...(commandId && { command: commandId }) });
  if (setback === undefined || setback.kind === 'answered') return { kind: 'done' };
  return setback.kind === 'refused' ? setback : { kind: 'changed' };
}
