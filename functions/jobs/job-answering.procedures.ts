import { procedure } from '#functions/platform/trpc.ts';
import { askQuestionInput } from '#schema/orders/chat.ts';
import {
  jobOutput,
  removeAvailabilityInput,
  submitAvailabilityInput,
} from '#schema/technicians/technician-jobs.ts';
import { offerTime, withdrawOffer } from './answer-job.ts';
import { giveJobCommand } from './give-job-command.ts';

/** Answering a job: offering a time, withdrawing it, asking a question. */
export const jobAnsweringProcedures = {
  submitAvailability: procedure
    .meta({ permission: 'technician_can_submit_availability', entity: 'order', guarded: ['order'] })
    .input(submitAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) => offerTime(ctx, input)),

  removeAvailability: procedure
    .meta({ permission: 'technician_can_submit_availability', entity: 'order', guarded: ['order'] })
    .input(removeAvailabilityInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) => withdrawOffer(ctx, input)),

  askQuestion: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'], limit: 'messages' })
    .input(askQuestionInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(ctx, input.id, ({ technicians }) => {
        const { city = '', state = '' } = technicians[0]?.profile.homebase ?? {};
        return { name: 'askQuestion', question: input.question, asker: { city, state } };
      }),
    ),
};
