import { readManagedCompany } from '#functions/companies/admin-company.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { redriveInput, redriveOutput } from '#schema/admin.ts';
import { redrive } from './runs/incoming-messages.ts';

/** admin.incomingMessages.* */
export const adminIncomingRouter = router({
  /** Each run has one next try, so it needs no idempotency key. Throws NOT_FOUND for a company that is none of the customers'. */
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
