import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { abilities } from '#functions/platform/abilities.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import { answerOf, firstAnswer, rememberCommand } from '#functions/platform/idempotency.ts';
import { newId } from '#functions/platform/ids.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
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
import { failRun } from './runs/end-run.ts';

/** customers.equipmentAlerts.* */
export const equipmentAlertsRouter = router({
  import: procedure
    .meta({ ...abilities.importAlerts, limit: 'imports' })
    .input(importAlertInput)
    .output(importAlertOutput)
    .mutation(async ({ ctx, input }) => {
      const command = commandOf(ctx);
      const [{ accountId, companyId }, before] = await Promise.all([
        ctx.confirm(),
        command && firstAnswer(command, ctx.now),
      ]);
      if (before !== undefined) return resumeImport(importAlertOutput.parse(before.answer));

      const id = newId('run');
      const { UPLOADS_BUCKET: bucket } = readEnv({ UPLOADS_BUCKET: z.string() });
      const key = `alerts/${companyId}/${id}.txt`;
      try {
        const [{ keepMessage }, { startImport }] = await Promise.all([
          import('#functions/alerts/kept-messages.ts'),
          import('./runs/start-import.ts'),
        ]);
        await keepMessage({ bucket, key }, 'text', input.rawEvent);
        await startImport(
          {
            runId: id,
            companyId,
            source: 'paste',
            object: { bucket, key },
            format: 'text',
            receivedAt: ctx.now.toISOString(),
            requestedBy: accountId,
          },
          {
            executionName: id,
            also: command ? [rememberCommand(command, { id }, ctx.now)] : [],
            now: ctx.now,
          },
        );
      } catch (error) {
        // The same submit arrived twice at once, and the other one started the run.
        const answered = command && error instanceof ConditionFailed ? answerOf(command, error) : undefined;
        if (answered !== undefined) return importAlertOutput.parse(answered.answer);
        logger.error('An import could not be started.', { runId: id, error });
        await failRun(id, notStarted, 'broke');
        throw new AppError('UNAVAILABLE', notStarted);
      }
      return { id };
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

const logger = new Logger();

/** A retry starts the execution again, because the first attempt may have failed between writing the run and starting it. */
async function resumeImport({ id }: { id: string }): Promise<{ id: string }> {
  const { startAgain } = await import('./runs/start-import.ts');
  try {
    await startAgain(id);
  } catch (error) {
    logger.error('An import could not be started.', { runId: id, error });
    throw new AppError('UNAVAILABLE', notStarted);
  }
  return { id };
}

const notStarted = 'Failed to start import. Please try again.';
