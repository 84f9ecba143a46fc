import { abilities } from '#functions/platform/abilities.ts';
import { confirmPermitted, procedure, router, type SignedIn } from '#functions/platform/trpc.ts';
import { commandOf } from '#functions/platform/write-once.ts';
import {
  alertOriginal,
  alertOriginalInput,
  alertSetUp,
  alertsOfOrderInput,
  alertsOfOrderOutput,
  alertView,
  byTelematicsAlertIdInput,
  correctAlertInput,
  dismissAlertInput,
  dismissAlertOutput,
  importAlertInput,
  importAlertOutput,
  removeProviderKeyOutput,
  replaceAlertAddressOutput,
  replaceProviderKeyOutput,
  waitingAlertsOutput,
} from '#schema/alerts/alerts.ts';

/** customers.equipmentAlerts.* */
export const equipmentAlertsRouter = router({
  import: procedure
    .meta({ ...abilities.importAlerts, limit: 'imports' })
    .input(importAlertInput)
    .output(importAlertOutput)
    .mutation(async ({ ctx, input }) => {
      const { importPasted } = await import('./doors/import-pasted.ts');
      return importPasted(input.rawEvent, {
        command: commandOf(ctx),
        allowed: ctx.confirm(),
        now: ctx.now,
      });
    }),

  byTelematicsAlertId: procedure
    .meta({ permission: 'order_management', entity: 'alert' })
    .input(byTelematicsAlertIdInput)
    .output(alertView)
    .query(async ({ ctx, input }) => {
      const { readAlert } = await import('#functions/alerts/read-alert.ts');
      return alertView.parse(await readAlert(ctx.caller.companyId, input.id));
    }),

  setUp: procedure
    .meta({ permission: 'order_management' })
    .output(alertSetUp)
    .query(async ({ ctx }) => (await import('./doors/alert-set-up.ts')).alertSetUpOf(ctx.caller.companyId)),

  replaceAddress: procedure
    .meta({ permission: 'order_management' })
    .output(replaceAlertAddressOutput)
    .mutation(async ({ ctx }) => {
      const { replaceAddress } = await import('./doors/alert-set-up.ts');
      return replaceAddress(changeBy(ctx), commandOf(ctx), ctx.now);
    }),

  replaceProviderKey: procedure
    .meta({ permission: 'order_management' })
    .output(replaceProviderKeyOutput)
    .mutation(async ({ ctx }) => {
      const { replaceProviderKey } = await import('./doors/alert-set-up.ts');
      return replaceProviderKey(changeBy(ctx), ctx.now);
    }),

  removeProviderKey: procedure
    .meta({ permission: 'order_management' })
    .output(removeProviderKeyOutput)
    .mutation(async ({ ctx }) => {
      const { removeProviderKey } = await import('./doors/alert-set-up.ts');
      await removeProviderKey(changeBy(ctx), ctx.now);
      return {};
    }),

  waiting: procedure
    .meta({ permission: 'order_management' })
    .output(waitingAlertsOutput)
    .query(async ({ ctx }) =>
      (await import('#functions/alerts/waiting-alerts.ts')).waitingAlerts(ctx.caller.companyId),
    ),

  dismiss: procedure
    .meta({ permission: 'order_management', entity: 'alert' })
    .input(dismissAlertInput)
    .output(dismissAlertOutput)
    .mutation(async ({ ctx, input }) => {
      const [{ dismissAlert }, caller] = await Promise.all([
        import('#functions/alerts/waiting-alerts.ts'),
        confirmPermitted(ctx),
      ]);
      await dismissAlert(caller.companyId, input.id);
      return input;
    }),

  ofOrder: procedure
    .meta({ permission: 'order_management', entity: 'order' })
    .input(alertsOfOrderInput)
    .output(alertsOfOrderOutput)
    .query(async ({ ctx, input }) =>
      (await import('#functions/alerts/read-alert.ts')).alertsOfOrder(ctx.caller.companyId, input.id),
    ),

  original: procedure
    .meta({ permission: 'order_management', entity: 'alert' })
    .input(alertOriginalInput)
    .output(alertOriginal)
    .query(async ({ ctx, input }) =>
      (await import('#functions/alerts/read-alert.ts')).originalOf(ctx.caller.companyId, input.id),
    ),

  correct: procedure
    .meta({ permission: 'order_management', entity: 'alert' })
    .input(correctAlertInput)
    .output(alertOriginal)
    .mutation(async ({ ctx, input }) => {
      const { correctAlert } = await import('#functions/alerts/corrections/correct-alert.ts');
      const { now, source, caller } = ctx;
      return correctAlert(
        input,
        { caller, allowed: confirmPermitted(ctx) },
        { now, source, command: commandOf(ctx) },
      );
    }),
});

/** For a change to the company's settings. The permission is checked in parallel with reading what the change needs. */
function changeBy(ctx: SignedIn) {
  return { companyId: ctx.caller.companyId, allowed: confirmPermitted(ctx) };
}
