import type { CommandId } from '#functions/platform/idempotency.ts';
import { isRefused, type Refusal } from '#functions/platform/refusal.ts';
import type { OrderCommand } from './lifecycle/order-commands.ts';
import { decide } from './lifecycle/order-lifecycle.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { commitChange } from './store/orders.store.ts';

/** What came of a command that the service gave by itself. */
export type SystemOutcome =
  /** It is written, now or by its first try. */
  | { readonly kind: 'done' }
  /** Somebody else changed the order first: read it, and decide again. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Tries a command of the service itself, once, on the order as it was just read. Who gives it decides again where the order
 * has changed: a reminder or a wave may be another by then, or none. Throws what may pass by itself.
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
