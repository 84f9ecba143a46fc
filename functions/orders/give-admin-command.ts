import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { AdminOrderView } from '#schema/admin.ts';
import { adminOrderView } from './admin-order-view.ts';
import { type CommandOptions, carryOutFor, loadForCommand } from './give-command.ts';
import type { OrderCommand } from './lifecycle/order-commands.ts';

/**
 * Carries out an admin's command and returns the order as admins see it. Two round trips. Throws every refusal of the
 * lifecycle.
 */
export async function giveAdminCommand(
  ctx: SignedIn,
  orderId: string,
  command: OrderCommand,
  options: CommandOptions = {},
): Promise<{ order: AdminOrderView }> {
  const atHand = await loadForCommand(ctx, orderId);
  const whole = await carryOutFor(ctx, atHand, command, options);
  logChange(ctx, { orderId, version: whole.order.version, status: whole.order.status });
  return { order: adminOrderView(whole, atHand.caller, ctx.now) };
}
