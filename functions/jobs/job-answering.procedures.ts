import { procedure } from '#functions/platform/trpc.ts';
import { askQuestionInput } from '#schema/orders/chat.ts';
import {
  jobOutput,
  removeAvailabilityInput,
  submitAvailabilityInput,
} from '#schema/technicians/technician-jobs.ts';
import { offerTime, withdrawOffer } from './answer-job.ts';
import { giveJobCommand } from './give-job-command.ts';

/** Can the technician come, and what does it want to know before? */
export const jobAnsweringProcedures = {
  submitAvailability: procedure
    .input(submitAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) => offerTime(ctx, input)),

  removeAvailability: procedure
    .input(removeAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) => withdrawOffer(ctx, input)),

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
