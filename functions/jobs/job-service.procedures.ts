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

/** What the booked technician does and reports. */
export const jobServiceProcedures = {
  markTechnicianPresence: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(markTechnicianPresenceInput)
    .output(jobOutput)
    .mutation(({ ctx, input }) =>
      giveJobCommand(ctx, input.id, () => ({
        name: 'markTechnicianPresence',
        presence: input.status,
      })),
    ),

  doneForDay: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(jobNoteInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message, files } }) => {
      const command = { name: 'doneForDay', message: message || null, files } as const;
      return giveJobCommand(ctx, id, () => command, attached(id, files));
    }),

  partsNeeded: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(jobNoteInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message, files } }) => {
      const command = { name: 'partsNeeded', message: message || null, files } as const;
      return giveJobCommand(ctx, id, () => command, attached(id, files));
    }),

  reschedule: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(rescheduleInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, serviceDate, serviceTime, message } }) =>
      giveJobCommand(ctx, id, () => ({
        name: 'reschedule',
        serviceDate,
        serviceTime,
        message: message || null,
      })),
    ),

  giveBack: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(giveBackInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, message } }) =>
      giveJobCommand(ctx, id, () => ({
        name: 'unassign',
        message: message || null,
      })),
    ),

  complete: procedure
    .meta({ permission: 'technician_access', entity: 'order', guarded: ['order'] })
    .input(completeJobInput)
    .output(jobOutput)
    .mutation(({ ctx, input: { id, hours, notes, files } }) => {
      const command = { name: 'complete', hours, message: notes, files } as const;
      return giveJobCommand(ctx, id, () => command, attached(id, files));
    }),
};
