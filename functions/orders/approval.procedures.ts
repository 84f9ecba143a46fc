import { readAlert } from '#functions/alerts/read-alert.ts';
import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import { createFromEquipmentAlertInput, createFromEquipmentAlertOutput } from '#schema/alerts.ts';
import {
  approvePendingOrderInput,
  orderIdInput,
  orderOutput,
  rejectPendingOrderInput,
} from '#schema/order-calls.ts';
import { approvalEdits } from './approval-edits.ts';
import { alertToFile, forNewOrder, orderAlert } from './file-alert.ts';
import { finishCommand, giveCommand, loadForCommand, situationOf } from './give-command.ts';

/** Is the machine to be serviced? A pending order comes of an alert, and a manager decides. */
export const approvalProcedures = {
  /**
   * Files an alert that the import did not: one of low priority, or whose machine was only known later. Two round trips where
   * the machine has no pending or open order, four where it has.
   */
  createFromEquipmentAlert: procedure
    .meta({ permission: 'order_management', entity: 'alert' })
    .input(createFromEquipmentAlertInput)
    .output(createFromEquipmentAlertOutput)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = ctx.caller;
      const [caller, alert, ready] = await Promise.all([
        ctx.confirm(),
        readAlert(companyId, input.equipmentAlertId),
        forNewOrder(companyId),
      ]);
      const given = alertToFile({
        ...alert,
        alertId: alert.id,
        faultCodes: alert.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode),
      });
      const commandId = commandOf(ctx);
      return { id: await orderAlert(given, situationOf(ctx, caller), commandId, ready) };
    }),

  approvePendingOrder: procedure
    .meta({ ...abilities.approvePendingOrder, entity: 'order', guarded: ['order'] })
    .input(approvePendingOrderInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = ctx.caller;
      const [atHand, company, edits] = await Promise.all([
        loadForCommand(ctx, input.id),
        readCompany(companyId, { consistent: true }),
        approvalEdits(companyId, input.order),
      ]);
      const command = { name: 'approvePendingOrder', edits, credit: creditUsageOf(company) } as const;
      return finishCommand(ctx, atHand, command, {
        // Only the write can tell which jobsite it is that has the name.
        retryWith: (setback) =>
          setback.kind === 'other-jobsite'
            ? { ...command, edits: { ...edits, jobsite: { ...edits.jobsite, id: setback.jobsiteId } } }
            : undefined,
      });
    }),

  rejectPendingOrder: procedure
    .meta({ ...abilities.rejectPendingOrder, entity: 'order', guarded: ['order'] })
    .input(rejectPendingOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'rejectPendingOrder',
        reason: input.rejectionReason,
        custom: input.rejectionReasonCustom ?? null,
      }),
    ),

  reopenPendingOrder: procedure
    .meta({ ...abilities.reopenPendingOrder, entity: 'order', guarded: ['order'] })
    .input(orderIdInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => giveCommand(ctx, input.id, { name: 'reopenPendingOrder' })),
};
