import { notFound } from '#functions/platform/errors.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import {
  accountByIdInput,
  accountsAllInput,
  accountsAllOutput,
  colleague,
  quickPickParticipantsInput,
  quickPickParticipantsOutput,
} from '#schema/people.ts';
import { accountCard } from './account-rows.ts';
import { getAccount, listPeople } from './accounts.store.ts';
import { colleagueFor, pageOf } from './colleagues.rules.ts';
import { quickPickParticipants } from './quick-pick-participants.ts';

/** customers.accounts.*: the people of the caller's company. */
export const accountsRouter = router({
  /** One round trip, half a read unit for about ten people: a team is small enough to be sorted as a whole. */
  all: procedure
    .input(accountsAllInput)
    .output(accountsAllOutput)
    .query(async ({ ctx, input }) => {
      const people = await listPeople(ctx.caller.companyId);
      return pageOf(
        people.map((person) => colleagueFor(ctx.caller, person)),
        input,
      );
    }),

  /** One round trip, half a read unit. Throws NOT_FOUND. */
  byId: procedure
    .input(accountByIdInput)
    .output(colleague)
    .query(async ({ ctx, input }) => {
      const account = await getAccount(input.id);
      if (account === undefined || account.companyId !== ctx.caller.companyId) throw notFound('The user');
      return colleagueFor(ctx.caller, accountCard.parse(account));
    }),

  getQuickPickParticipants: procedure
    .input(quickPickParticipantsInput)
    .output(quickPickParticipantsOutput)
    .query(({ ctx, input }) => quickPickParticipants(ctx.caller, input)),
});
