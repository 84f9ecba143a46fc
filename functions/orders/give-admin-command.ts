import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import type { AdminOrderView } from '#schema/admin.ts';
import { adminOrderView } from './admin-order-view.ts';
import { type CarryOut, carryOut } from './carry-out.ts';
import { loadForCommand, situationOf } from './give-command.ts';
import type { OrderCommand } from './lifecycle/order-commands.ts';

/** An admin's command, and the order as admins read it afterwards. Two round trips. Throws every refusal of the lifecycle. */
export async function giveAdminCommand(
  ctx: SignedIn,
  orderId: string,
  command: OrderCommand,
  options: Pick<CarryOut, 'uploaded'> = {},
): Promise<{ order: AdminOrderView }> {
  const { caller, loaded } = await loadForCommand(ctx, orderId);
  const whole = await carryOut({
    loaded,
    orderId,
    command,
    situation: situationOf(ctx, caller),
    commandId: commandOf(ctx),
    ...options,
  });
  logChange(ctx, { orderId, version: whole.order.version, status: whole.order.status });
  return { order: adminOrderView(whole, caller, ctx.now) };
}
