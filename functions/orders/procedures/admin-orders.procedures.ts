import { attached } from '#functions/files/presign.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { adminOrderOutput, moderateReviewInput, orderAmountInput } from '#schema/admin.ts';
import { createOrderUpdateInput } from '#schema/orders/chat.ts';
import { cancelOrderInput } from '#schema/orders/order-calls.ts';
import { completeJobInput, giveBackInput, rescheduleInput } from '#schema/technicians/technician-jobs.ts';
import { giveAdminCommand } from '../give-admin-command.ts';

/** Admins' commands on any order. */
export const adminOrdersProcedures = {
  reschedule: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(rescheduleInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, serviceDate, serviceTime, message } }) =>
      giveAdminCommand(ctx, id, {
        name: 'reschedule',
        serviceDate,
        serviceTime,
        message: message || null,
      }),
    ),

  unassign: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(giveBackInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, message } }) =>
      giveAdminCommand(ctx, id, { name: 'unassign', message: message || null }),
    ),

  /** On behalf of the technician. */
  complete: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(completeJobInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, hours, notes, files } }) => {
      const command = { name: 'complete', hours, message: notes, files } as const;
      return giveAdminCommand(ctx, id, command, attached(id, files));
    }),

  /** Also with a booked service. */
  cancel: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(cancelOrderInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input }) =>
      giveAdminCommand(ctx, input.id, {
        name: 'cancel',
        reason: input.cancellationReason,
        custom: input.cancellationReasonCustom ?? null,
      }),
    ),

  invoice: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(orderAmountInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, amountCents } }) =>
      giveAdminCommand(ctx, id, { name: 'invoice', amountCents }),
    ),

  recordPayment: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(orderAmountInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, amountCents } }) =>
      giveAdminCommand(ctx, id, { name: 'recordPayment', amountCents }),
    ),

  /** Posted as the platform, not as a person. */
  createOrderUpdate: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'], limit: 'messages' })
    .input(createOrderUpdateInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { orderId, data } }) => {
      const files = attached(orderId, data.files, 'data.files');
      const command = { name: 'postMessage', ...data } as const;
      return giveAdminCommand(ctx, orderId, command, files);
    }),

  moderateReview: procedure
    .meta({ permission: 'admin_access', entity: 'order', guarded: ['order'] })
    .input(moderateReviewInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, visible } }) =>
      giveAdminCommand(ctx, id, { name: 'moderateReview', visible }),
    ),
};
