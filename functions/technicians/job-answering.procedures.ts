import { isEligible } from '#functions/matching/eligibility.rules.ts';
import { AppError } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { askQuestionInput } from '#schema/chat.ts';
import { jobOutput, removeAvailabilityInput, submitAvailabilityInput } from '#schema/technician-jobs.ts';
import { candidateOf } from './candidate.rules.ts';
import { quoteOf } from './fees.rules.ts';
import { giveJobCommand } from './give-job-command.ts';
import type { Job } from './read-job.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import { technicianCardOf } from './technician-card.rules.ts';
import { travelBetween } from './travel.ts';

/** Can the technician come, and what does it want to know before? */
export const jobAnsweringProcedures = {
  /** Eligibility, rates and the way are those of this moment: between the two round trips the way is asked for. */
  submitAvailability: procedure
    .input(submitAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(
        ctx,
        'technicians.jobs.submitAvailability',
        input.id,
        async (job) => {
          const { order } = job.whole;
          const onFile = whoComes(job, input.technicianId ?? ctx.caller.accountId);
          const travel = await travelBetween(onFile.profile.homebase, order.address);
          return {
            name: 'submitAvailability',
            technician: {
              ...nameOf(onFile),
              eligible: isEligible(candidateOf(onFile), order),
              card: technicianCardOf(onFile, ctx.now),
              quote: quoteOf(onFile.company.repair, travel),
            },
            serviceDate: input.serviceDate,
            serviceTime: input.serviceTime,
            expiredAt: input.expiredAt ?? null,
          };
        },
        { technicians: true },
      ),
    ),

  removeAvailability: procedure
    .input(removeAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(ctx, 'technicians.jobs.removeAvailability', input.id, (job) => ({
        name: 'removeAvailability',
        technician: nameOf(whoComes(job, input.technicianId ?? ctx.caller.accountId)),
      })),
    ),

  askQuestion: procedure
    .input(askQuestionInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(ctx, 'technicians.jobs.askQuestion', input.id, ({ technicians }) => {
        const { city = '', state = '' } = technicians[0]?.profile.homebase ?? {};
        return { name: 'askQuestion', question: input.question, asker: { city, state } };
      }),
    ),
};

/** Throws TECHNICIAN_NOT_ELIGIBLE for a caller who is no technician on file, BAD_INPUT for one whom it does not act for. */
function whoComes({ technicians }: Job, technicianId: string): TechnicianOnFile {
  const onFile = technicians.find(({ profile }) => profile.id === technicianId);
  if (onFile !== undefined) return onFile;
  if (technicians.length === 0) {
    throw new AppError('TECHNICIAN_NOT_ELIGIBLE', 'Complete the technician’s profile to take jobs.');
  }
  throw new AppError('BAD_INPUT', 'Choose which technician of your company can come.', {
    fields: { technicianId: 'Choose a technician of your company' },
  });
}

function nameOf(onFile: TechnicianOnFile) {
  const { technicianId, companyId, fullName } = candidateOf(onFile);
  return { id: technicianId, companyId, fullName };
}
