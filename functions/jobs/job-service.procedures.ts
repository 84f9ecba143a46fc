import { attached } from '#functions/files/presign.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { markTechnicianPresenceInput } from '#schema/orders/order-calls.ts';
import {
  completeJobInput,
  giveBackInput,
  jobNoteInput,
  jobOutput,
  rescheduleInput,
} from '#schema/technicians/technician-jobs.ts';
import { giveJobCommand } from './give-job-command.ts';

/** What the booked technician does on the day, and about it. */
export const jobServiceProcedures = {
  markTechnicianPresence: procedure
    .input(markTechnicianPresenceInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(ctx, 'technicians.jobs.markTechnicianPresence', input.id, () => ({
        name: 'markTechnicianPresence',
        presence: input.status,
      })),
    ),

  doneForDay: procedure
    .input(jobNoteInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message, files } }) => {
      const command = { name: 'doneForDay', message: message || null, files } as const;
      return giveJobCommand(ctx, 'technicians.jobs.doneForDay', id, () => command, attached(id, files));
    }),

  partsNeeded: procedure
    .input(jobNoteInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message, files } }) => {
      const command = { name: 'partsNeeded', message: message || null, files } as const;
      return giveJobCommand(ctx, 'technicians.jobs.partsNeeded', id, () => command, attached(id, files));
    }),

  reschedule: procedure
    .input(rescheduleInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, serviceDate, serviceTime, message } }) =>
      giveJobCommand(ctx, 'technicians.jobs.reschedule', id, () => ({
        name: 'reschedule',
        serviceDate,
        serviceTime,
        message: message || null,
      })),
    ),

  giveBack: procedure
    .input(giveBackInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message } }) =>
      giveJobCommand(ctx, 'technicians.jobs.giveBack', id, () => ({
        name: 'unassign',
        message: message || null,
      })),
    ),

  complete: procedure
    .input(completeJobInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, hours, notes, files } }) => {
      const command = { name: 'complete', hours, message: notes, files } as const;
      return giveJobCommand(ctx, 'technicians.jobs.complete', id, () => command, attached(id, files));
    }),
};
