import { attached } from '#functions/files/presign.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { adminOrderOutput, moderateReviewInput, orderAmountInput } from '#schema/admin.ts';
import { createOrderUpdateInput } from '#schema/orders/chat.ts';
import { cancelOrderInput } from '#schema/orders/order-calls.ts';
import { completeJobInput, giveBackInput, rescheduleInput } from '#schema/technicians/technician-jobs.ts';
import { giveAdminCommand } from '../give-admin-command.ts';

/** Commands on any order of any customer. */
export const adminOrdersProcedures = {
  reschedule: procedure
    .input(rescheduleInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, serviceDate, serviceTime, message } }) =>
      giveAdminCommand(ctx, 'admin.orders.reschedule', id, {
        name: 'reschedule',
        serviceDate,
        serviceTime,
        message: message || null,
      }),
    ),

  unassign: procedure
    .input(giveBackInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, message } }) =>
      giveAdminCommand(ctx, 'admin.orders.unassign', id, { name: 'unassign', message: message || null }),
    ),

  /** On behalf of the technician. */
  complete: procedure
    .input(completeJobInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, hours, notes, files } }) => {
      const command = { name: 'complete', hours, message: notes, files } as const;
      return giveAdminCommand(ctx, 'admin.orders.complete', id, command, attached(id, files));
    }),

  /** Also of a booked service. */
  cancel: procedure
    .input(cancelOrderInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input }) =>
      giveAdminCommand(ctx, 'admin.orders.cancel', input.id, {
        name: 'cancel',
        reason: input.cancellationReason,
        custom: input.cancellationReasonCustom ?? null,
      }),
    ),

  invoice: procedure
    .input(orderAmountInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, amountCents } }) =>
      giveAdminCommand(ctx, 'admin.orders.invoice', id, { name: 'invoice', amountCents }),
    ),

  recordPayment: procedure
    .input(orderAmountInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, amountCents } }) =>
      giveAdminCommand(ctx, 'admin.orders.recordPayment', id, { name: 'recordPayment', amountCents }),
    ),

  /** Said by the platform, and not by a person. */
  createOrderUpdate: procedure
    .input(createOrderUpdateInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { orderId, data } }) => {
      const files = attached(orderId, data.files, 'data.files');
      const command = { name: 'postMessage', ...data } as const;
      return giveAdminCommand(ctx, 'admin.orders.createOrderUpdate', orderId, command, files);
    }),

  moderateReview: procedure
    .input(moderateReviewInput)
    .output(adminOrderOutput)
    .mutation(({ ctx, input: { id, visible } }) =>
      giveAdminCommand(ctx, 'admin.orders.moderateReview', id, { name: 'moderateReview', visible }),
    ),
};
