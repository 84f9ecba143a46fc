import { creditUsageOf } from '#functions/companies/credit-usage.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  approvePendingOrderInput,
  orderIdInput,
  orderOutput,
  rejectPendingOrderInput,
} from '#schema/orders/order-calls.ts';
import { finishCommand, giveCommand, loadForCommand } from '../give-command.ts';
import { approvalEdits } from './approval-edits.ts';

/** Approving, rejecting and reopening pending orders. */
export const approvalProcedures = {
  approvePendingOrder: procedure
    .meta({ ...abilities.approvePendingOrder, entity: 'order', guarded: ['order'] })
    .input(approvePendingOrderInput)
    .output(orderOutput)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = ctx.caller;
      const [atHand, company, edits] = await Promise.all([
        loadForCommand(ctx, input.id),
        readCompany(companyId, { consistent: true }),
        approvalEdits(companyId, input.order),
      ]);
      const command = { name: 'approvePendingOrder', edits, credit: creditUsageOf(company) } as const;
      return finishCommand(ctx, atHand, command, {
        // Only the write can tell which jobsite has the name.
        retryWith: (setback) =>
          setback.kind === 'other-jobsite'
            ? { ...command, edits: { ...edits, jobsite: { ...edits.jobsite, id: setback.jobsiteId } } }
            : undefined,
      });
    }),

  rejectPendingOrder: procedure
    .meta({ ...abilities.rejectPendingOrder, entity: 'order', guarded: ['order'] })
    .input(rejectPendingOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'rejectPendingOrder',
        reason: input.rejectionReason,
        custom: input.rejectionReasonCustom ?? null,
      }),
    ),

  reopenPendingOrder: procedure
    .meta({ ...abilities.reopenPendingOrder, entity: 'order', guarded: ['order'] })
    .input(orderIdInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => giveCommand(ctx, input.id, { name: 'reopenPendingOrder' })),
};
