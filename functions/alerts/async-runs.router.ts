import { Logger } from '@aws-lambda-powertools/logger';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError, notFound } from '#functions/platform/errors.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { asyncRun, asyncRunInput } from '#schema/alerts.ts';
import { cancelRun, failRun } from './end-run.ts';
import { importFailed } from './import-messages.ts';
import { getRun, type StoredRun } from './runs.store.ts';

/** customers.asyncRuns.* */
export const asyncRunsRouter = router({
  byId: procedure
    .input(asyncRunInput)
    .output(asyncRun)
    .query(async ({ ctx, input }) => {
      const run = await ownRun(ctx.caller, input.id);
      if (run.status !== 'running' || ctx.now.toISOString() < run.deadline) return run;
      // Its workflow was never started or was lost with its event: nobody else will end it.
      return (await failRun(run.id, importFailed)) ?? ownRun(ctx.caller, input.id);
    }),

  cancel: procedure
    .input(asyncRunInput)
    .output(asyncRun)
    .mutation(async ({ ctx, input }) => {
      const [, run] = await Promise.all([ctx.confirm(), ownRun(ctx.caller, input.id)]);
      const cancelled = run.status === 'cancelled' ? run : await cancelRun(run.id);
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

/** A courtesy: every step asks the run before it writes, so an execution that goes on changes nothing. */
async function stopExecution(run: StoredRun): Promise<void> {
  try {
    const { stopImport } = await import('./stop-import.ts');
    await stopImport(run);
  } catch (error) {
    logger.warn('The execution of a cancelled run could not be stopped.', { runId: run.id, error });
  }
}
