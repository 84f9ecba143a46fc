import { alertToFile, forNewOrder, orderAlert } from '#functions/orders/creation/file-alert.ts';
import { situationOf } from '#functions/orders/give-command.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import { createFromEquipmentAlertInput, createFromEquipmentAlertOutput } from '#schema/alerts/alerts.ts';
import { alertFiling } from './alert-filing.ts';
import { readAlert } from './read-alert.ts';
import { endWaiting } from './waiting-alerts.store.ts';

/** The part of customers.orders.* that starts from an alert. */
export const orderFromAlertProcedures = {
  /**
   * Orders an alert that the import did not order: one of low priority, or one whose machine was identified later. Two round
   * trips if the machine has no pending or open order, four if it has.
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
        filing: alertFiling(alert.id),
        faultCodes: alert.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode),
      });
      const command = commandOf(ctx);
      const id = await orderAlert(given, situationOf(ctx, caller), command, {
        ready,
        also: [endWaiting(alert.id)],
      });
      return { id };
    }),
};
