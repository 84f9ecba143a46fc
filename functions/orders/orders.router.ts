import * as z from 'zod';
import { readAlert } from '#functions/alerts/read-alert.ts';
import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { CommandId } from '#functions/platform/idempotency.ts';
import type { ProcedureName } from '#functions/platform/policy.ts';
import { type CallContext, type ConfirmedCaller, procedure, router } from '#functions/platform/trpc.ts';
import { createFromEquipmentAlertInput, createFromEquipmentAlertOutput } from '#schema/alerts.ts';
import {
  approvePendingOrderInput,
  orderByIdInput,
  orderByIdOutput,
  orderIdInput,
  orderOutput,
  ordersAllInput,
  ordersAllOutput,
  pendingOrdersCountInput,
  pendingOrdersCountOutput,
  rejectPendingOrderInput,
} from '#schema/orders.ts';
import { approvalEdits } from './approval-edits.ts';
import { carryOut } from './carry-out.ts';
import { alertToFile, orderAlert } from './file-alert.ts';
import { headOf } from './order.ts';
import type { OrderCommand, Situation } from './order-commands.ts';
import { countPending, listOrders } from './order-list.ts';
import { orderView } from './order-view.ts';
import { seesOrder } from './order-visibility.rules.ts';
import { loadHead, loadOrder } from './orders.store.ts';

/** customers.orders.* */
export const ordersRouter = router({
  all: procedure
    .input(ordersAllInput)
    .output(ordersAllOutput)
    .query(({ ctx, input }) => listOrders(ctx.caller, input)),

  /** With the version that the caller shows, an order that has not changed costs half a read unit. */
  byId: procedure
    .input(orderByIdInput)
    .output(orderByIdOutput)
    .query(async ({ ctx, input }) => {
      if (input.version !== undefined) {
        const head = await loadHead(input.id);
        if (head === undefined || !seesOrder(ctx.caller, head)) throw notFound('The order');
        if (head.version <= input.version) return { unchanged: true as const, version: head.version };
      }
      const order = await loadOrder(input.id);
      if (order === undefined || !seesOrder(ctx.caller, headOf(order.order))) throw notFound('The order');
      return { unchanged: false as const, order: orderView(order, ctx.caller, ctx.now) };
    }),

  getPendingOrdersCount: procedure
    .input(pendingOrdersCountInput)
    .output(pendingOrdersCountOutput)
    .query(({ ctx, input }) => countPending(ctx.caller, input)),

  /** Files an alert that the import did not: one of low priority, or whose machine was only known later. */
  createFromEquipmentAlert: procedure
    .input(createFromEquipmentAlertInput)
    .output(createFromEquipmentAlertOutput)
    .mutation(async ({ ctx, input }) => {
      const [caller, alert] = await Promise.all([
        ctx.confirm(),
        readAlert(ctx.caller.companyId, input.equipmentAlertId),
      ]);
      const given = alertToFile({
        ...alert,
        alertId: alert.id,
        faultCodes: alert.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode),
      });
      const commandId = commandIdOf(ctx, 'customers.orders.createFromEquipmentAlert');
      return { id: await orderAlert(given, situationOf(ctx, caller), commandId) };
    }),

  /** Whether an alert ever became an order: before that, the Pending tab invites to import one. */
  getHasOrderFromEquipmentAlerts: procedure
    .output(z.boolean())
    .query(async ({ ctx }) => (await readCompany(ctx.caller.companyId)).hasOrderFromEquipmentAlerts),

  approvePendingOrder: procedure
    .input(approvePendingOrderInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = ctx.caller;
      const [caller, loaded, company, edits] = await Promise.all([
        ctx.confirm(),
        loadOrder(input.id, { consistent: true }),
        readCompany(companyId, { consistent: true }),
        approvalEdits(companyId, input.order),
      ]);
      const command = {
        name: 'approvePendingOrder',
        edits,
        credit: creditUsageOf(company),
      } as const satisfies OrderCommand;
      const order = await carryOut({
        loaded,
        orderId: input.id,
        command,
        situation: situationOf(ctx, caller),
        commandId: commandIdOf(ctx, 'customers.orders.approvePendingOrder'),
        // Only the write can tell which jobsite it is that has the name.
        retryWith: (setback) =>
          setback.kind === 'other-jobsite'
            ? { ...command, edits: { ...edits, jobsite: { ...edits.jobsite, id: setback.jobsiteId } } }
            : undefined,
      });
      return { order: orderView(order, caller, ctx.now) };
    }),

  rejectPendingOrder: procedure
    .input(rejectPendingOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      command(ctx, 'customers.orders.rejectPendingOrder', input.id, {
        name: 'rejectPendingOrder',
        reason: input.rejectionReason,
        custom: input.rejectionReasonCustom ?? null,
      }),
    ),

  reopenPendingOrder: procedure
    .input(orderIdInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      command(ctx, 'customers.orders.reopenPendingOrder', input.id, { name: 'reopenPendingOrder' }),
    ),
});

type SignedIn = CallContext & { readonly caller: Caller };

/** A command that needs no more than the order: two round trips. */
async function command(ctx: SignedIn, name: ProcedureName, orderId: string, given: OrderCommand) {
  const [caller, loaded] = await Promise.all([ctx.confirm(), loadOrder(orderId, { consistent: true })]);
  const order = await carryOut({
    loaded,
    orderId,
    command: given,
    situation: situationOf(ctx, caller),
    commandId: commandIdOf(ctx, name),
  });
  return { order: orderView(order, caller, ctx.now) };
}

function situationOf({ now, source }: CallContext, actor: ConfirmedCaller): Situation {
  return { actor, now, source };
}

function commandIdOf({ caller, idempotencyKey }: SignedIn, name: ProcedureName): CommandId | undefined {
  return idempotencyKey === undefined
    ? undefined
    : { accountId: caller.accountId, procedure: name, key: idempotencyKey };
}
