import { Logger } from '@aws-lambda-powertools/logger';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { asyncRun, asyncRunInput } from '#schema/alerts/alerts.ts';
import { cancelRun, endIfLost } from './runs/end-run.ts';
import { getRun, type StoredRun } from './runs/runs.store.ts';

/** customers.asyncRuns.* */
export const asyncRunsRouter = router({
  byId: procedure
    .meta({ permission: 'order_management', entity: 'run' })
    .input(asyncRunInput)
    .output(asyncRun)
    .query(async ({ ctx, input }) => endIfLost(await ownRun(ctx.caller, input.id), ctx.now)),

  cancel: procedure
    .meta({ permission: 'order_management', entity: 'run' })
    .input(asyncRunInput)
    .output(asyncRun)
    .mutation(async ({ ctx, input }) => {
      const [, run] = await Promise.all([ctx.confirm(), ownRun(ctx.caller, input.id)]);
      const cancelled = run.status === 'cancelled' ? run : await cancelRun(run);
      if (cancelled === undefined) throw new AppError('RUN_FINISHED', 'This import has ended already.');
      await stopExecution(run);
      return cancelled;
    }),
});

const logger = new Logger();

async function ownRun(caller: Caller, runId: string): Promise<StoredRun> {
  const run = await getRun(runId, { consistent: true });
  if (run === undefined || run.companyId !== caller.companyId) throw notFound('The import');
  return run;
}

/** Best effort: every step checks the run before it writes, so an execution that keeps going changes nothing. */
async function stopExecution(run: StoredRun): Promise<void> {
  try {
    const { stopImport } = await import('./runs/start-import.ts');
    await stopImport(run);
  } catch (error) {
    logger.warn('The execution of a cancelled run could not be stopped.', { runId: run.id, error });
  }
}
