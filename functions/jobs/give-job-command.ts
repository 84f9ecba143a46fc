import { type CommandOptions, carryOutFor } from '#functions/orders/give-command.ts';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { jobView } from './job-view.ts';
import { type Job, type ReadingJob, readJob } from './read-job.ts';

/**
 * Carries out a technician's command and returns the job afterwards. Two round trips: the caller with the job, then the
 * transaction. With `technicians` the technicians are read consistently. Throws NOT_FOUND for an order that does not
 * concern the caller, and every refusal of the lifecycle.
 */
export async function giveJobCommand(
  ctx: SignedIn,
  orderId: string,
  commandFor: (job: Job) => OrderCommand | Promise<OrderCommand>,
  { uploaded, ...reading }: Omit<ReadingJob, 'consistent'> & Pick<CommandOptions, 'uploaded'> = {},
): Promise<TechnicianJob> {
  const [caller, job] = await Promise.all([
    ctx.confirm(),
    readJob(ctx.caller, orderId, { consistent: true, ...reading }),
  ]);
  const atHand = { caller, orderId, loaded: job.whole };
  const whole = await carryOutFor(ctx, atHand, await commandFor(job), uploaded && { uploaded });
  return jobView({ ...job, whole }, caller, ctx.now);
}
