import { readManagedCompany } from '#functions/companies/read-company.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { redriveInput, redriveOutput } from '#schema/admin.ts';
import { redrive } from './runs/incoming-messages.ts';

/** admin.incomingMessages.* */
export const adminIncomingRouter = router({
  /**
   * Each run has only one next try, so no idempotency key is needed. Throws NOT_FOUND unless the company is a customer or a
   * repair company.
   */
  redrive: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(redriveInput)
    .output(redriveOutput)
    .mutation(async ({ ctx, input }) => {
      const allowed = Promise.all([ctx.confirm(), readManagedCompany(input.companyId)]);
      const answer = await redrive(input, { allowed, now: ctx.now });
      await allowed;
      const { companyId, from, to } = input;
      logChange(ctx, { companyId, from, to, running: answer.running });
      return answer;
    }),
});
