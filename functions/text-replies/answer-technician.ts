import { offerTime, withdrawOffer } from '#functions/jobs/answer-job.ts';
import { giveJobCommand } from '#functions/jobs/give-job-command.ts';
import { type Job, readJob } from '#functions/jobs/read-job.ts';
import { isOfThisRound } from '#functions/orders/lifecycle/offers.rules.ts';
import { AppError } from '#functions/platform/errors.ts';
import { type Acting, callAs } from './acting-account.ts';
import { answerToRefusal, nothingMeant, technicianAnswers } from './answer-words.ts';
import type { Saying } from './read-reply.rules.ts';
import type { SaidTime } from './read-time.rules.ts';
import { serviceTimeOf } from './service-time.rules.ts';

/** What somebody texted, and about which order. */
export interface Said {
  /** Null if the text names no order and we have not texted about one lately. */
  readonly orderId: string | null;
  readonly says: Saying;
  readonly words: string;
  readonly at: Date;
}

/** Does what a technician's text asks for and returns the reply, or null for none. Throws what may succeed later. */
export async function answerTechnician(ctx: Acting, said: Said, siteUrl: string): Promise<string | null> {
  const { orderId, says } = said;
  if (orderId === null) {
    if (says.kind === 'acknowledgement') return nothingMeant.acknowledged;
    return nothingMeant.technician(siteUrl);
  }
  const answers = technicianAnswers(orderId, siteUrl);
  try {
    // Checked first, so that a deactivated technician is not told that the job does not exist.
    await ctx.confirm();
    const job = await readJob(ctx.caller, orderId, { consistent: true });
    switch (says.kind) {
      case 'time':
        return await offer(ctx, job, says.time, said.at, answers);
      case 'half-day':
        return answers.halfDay;
      case 'decline':
        return await decline(ctx, job, said.words, answers);
      case 'acknowledgement':
        return await acknowledge(ctx, job, said.words, answers);
      default:
        if (said.words === '' || !takesPart(job, ctx)) return answers.howTo;
        await writeInChat(ctx, orderId, said.words);
        return answers.posted;
    }
  } catch (error) {
    return answerToRefusal(error, answers);
  }
}

type Answers = ReturnType<typeof technicianAnswers>;

async function offer(ctx: Acting, job: Job, time: SaidTime, at: Date, answers: Answers): Promise<string> {
  const { order } = job.whole;
  if (isBooked(job, ctx)) return answers.toMove;
  const call = await callAs(ctx, 'technicians.jobs.submitAvailability');
  const when = serviceTimeOf(time, at, order.timeZone);
  if (when === undefined) return answers.noSuchDay;
  await offerTime(call, { id: order.id, ...when });
  return answers.offered(when, order.timeZone);
}

/**
 * A booked technician can't give the job back with one word: the customer gets to read it, and the technician is told
 * where to do it.
 */
async function decline(ctx: Acting, job: Job, words: string, answers: Answers): Promise<string> {
  const { order } = job.whole;
  if (isBooked(job, ctx)) {
    await writeInChat(ctx, order.id, words);
    return answers.stillBooked;
  }
  const call = await callAs(ctx, 'technicians.jobs.removeAvailability');
  try {
    await withdrawOffer(call, { id: order.id });
    return answers.withdrawn;
  } catch (error) {
    // There was no offer, or none that is still open.
    if (error instanceof AppError && error.code === 'AVAILABILITY_EXPIRED') return answers.passed;
    throw error;
  }
}

/** A technician on the job, or with an offer for it, can write to the customer; for others it is a courtesy. Never an error. */
async function acknowledge(ctx: Acting, job: Job, words: string, answers: Answers): Promise<string> {
  if (!takesPart(job, ctx))
    return job.whole.order.status === 'open' ? answers.howTo : nothingMeant.acknowledged;
  try {
    await writeInChat(ctx, job.whole.order.id, words);
    return answers.acknowledged;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_TRANSITION') return nothingMeant.acknowledged;
    throw error;
  }
}

async function writeInChat(ctx: Acting, orderId: string, message: string): Promise<void> {
  const call = await callAs(ctx, 'technicians.jobs.createOrderUpdate');
  await giveJobCommand(call, orderId, () => ({
    name: 'postMessage',
    message,
    files: [],
  }));
}

/** Does or did the job, or has an offer. */
function takesPart({ whole: { order, offers } }: Job, { caller }: Acting): boolean {
  return (
    order.schedule?.technician.id === caller.accountId ||
    offers.some((one) => one.technician.id === caller.accountId && isOfThisRound(one, order))
  );
}

function isBooked({ whole: { order } }: Job, { caller }: Acting): boolean {
  const isToCome = order.status === 'scheduled' || order.status === 'rescheduled';
  return isToCome && order.schedule?.technician.id === caller.accountId;
}
