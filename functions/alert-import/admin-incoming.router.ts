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
    .input(redriveInput)
    .output(redriveOutput)
    .mutation(async ({ ctx, input }) => {
      const allowed = Promise.all([ctx.confirm(), readManagedCompany(input.companyId)]);
      const answer = await redrive(input, { allowed, now: ctx.now });
      const [caller] = await allowed;
      const { companyId, from, to } = input;
      logChange(caller, 'admin.incomingMessages.redrive', { companyId, from, to, running: answer.running });
      return answer;
    }),
});
