import * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { colleagueFor, detailFor, pageOf } from '#functions/accounts/colleagues.rules.ts';
import { accountIdOfEmail, readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { listActivity } from '#functions/companies/activity-log.ts';
import { changeNameAndLogo } from '#functions/companies/change-own-company.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { presignPicture } from '#functions/files/presign.ts';
import { abilities } from '#functions/platform/abilities.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { notFound } from '#functions/platform/errors.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { countTurn } from '#functions/platform/rate-limit.ts';
import { procedure, router, type SignedIn } from '#functions/platform/trpc.ts';
import {
  accountByIdInput,
  accountsAllInput,
  accountsAllOutput,
  colleagueDetail,
  quickPickParticipantsInput,
  quickPickParticipantsOutput,
} from '#schema/accounts/people.ts';
import {
  activityInput,
  activityOutput,
  createOrUpdateInput,
  emailExistsInput,
  emailExistsOutput,
  updateCompanyInput,
  updateCompanyOutput,
  updateProfileInput,
  updateStatusInput,
} from '#schema/accounts/team.ts';
import { presignedPictureInput, presignedPostOutput } from '#schema/files.ts';
import {
  changeColleague,
  changeColleagueStatus,
  changeOwnProfile,
  inviteColleague,
} from './manage-colleagues.ts';
import { quickPickParticipants } from './quick-pick-participants.ts';

/** customers.accounts.*: the people of the caller's company. */
export const accountsRouter = router({
  /** One round trip, half a read unit for about ten people. A team is small enough to sort in memory. */
  all: procedure
    .meta({ permission: 'view_and_request_orders', guarded: ['person'] })
    .input(accountsAllInput)
    .output(accountsAllOutput)
    .query(async ({ ctx, input }) => {
      const people = await readPeopleOfCompany(ctx.caller.companyId);
      return pageOf(
        people.map((person) => colleagueFor(ctx.caller, person)),
        input,
      );
    }),

  /** One round trip, one read unit. Throws NOT_FOUND. */
  byId: procedure
    .meta({ permission: 'view_and_request_orders', entity: 'account', guarded: ['person'] })
    .input(accountByIdInput)
    .output(colleagueDetail)
    .query(async ({ ctx, input }) => {
      const [account, company] = await Promise.all([
        readAccount(input.id),
        readCompany(ctx.caller.companyId),
      ]);
      if (account === undefined || account.companyId !== ctx.caller.companyId) throw notFound('The user');
      return detailFor(ctx.caller, account, company);
    }),

  /** Two round trips. Throws what `inviteColleague` and `changeColleague` do. */
  createOrUpdate: procedure
    .meta({ ...abilities.managePeople, entity: 'account', guarded: ['person'], limit: 'mails' })
    .input(createOrUpdateInput)
    .output(colleagueDetail)
    .mutation(async ({ ctx, input: { id, ...person } }) =>
      detailed(ctx, id == null ? inviteColleague(ctx, person) : changeColleague(ctx, id, person)),
    ),

  updateStatus: procedure
    .meta({ ...abilities.deactivatePeople, entity: 'account', guarded: ['person'] })
    .input(updateStatusInput)
    .output(colleagueDetail)
    .mutation(({ ctx, input }) => detailed(ctx, changeColleagueStatus(ctx, input))),

  updateProfile: procedure
    .meta({ permission: null, guarded: ['person'], limit: 'mails' })
    .input(updateProfileInput)
    .output(colleagueDetail)
    .mutation(({ ctx, input }) => detailed(ctx, changeOwnProfile(ctx, input))),

  /** One round trip, half a read unit and a write. Throws RATE_LIMITED. */
  emailExists: procedure
    .meta({ permission: null })
    .input(emailExistsInput)
    .output(emailExistsOutput)
    .query(async ({ ctx, input }) => {
      const [holder] = await Promise.all([
        accountIdOfEmail(ctx.caller.userType, input.email),
        countTurn(limitOf('email-exists', ctx.caller.accountId), ctx.now),
      ]);
      return { exists: holder !== undefined && holder !== input.id };
    }),

  updateCompany: procedure
    .meta({ ...abilities.changeNameAndLogo })
    .input(updateCompanyInput)
    .output(updateCompanyOutput)
    .mutation(async ({ ctx, input }) => {
      const { id, name, logo } = await changeNameAndLogo(ctx, input);
      return { id, name, logo };
    }),

  /** A form for uploading a picture or logo under the caller's company. Reads nothing but the caller. */
  getS3PresignedPost: procedure
    .meta({ permission: null, limit: 'pictures' })
    .input(presignedPictureInput)
    .output(presignedPostOutput)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = await ctx.confirm();
      return presignPicture(companyId, input.fileType);
    }),

  /** The company's activity log, newest first. One round trip, half a read unit for about fifteen entries. */
  activity: procedure
    .meta({ ...abilities.readActivity })
    .input(activityInput)
    .output(activityOutput)
    .query(async ({ ctx, input }) => {
      const after = input.cursor == null ? undefined : decodeCursor(input.cursor, cursorShape, () => true)[0];
      const { entries, lastKey } = await listActivity(ctx.caller.companyId, { after, limit: input.limit });
      return { data: entries, nextCursor: lastKey === undefined ? null : encodeCursor([lastKey]) };
    }),

  getQuickPickParticipants: procedure
    .meta({ permission: 'view_and_request_orders', guarded: ['person'] })
    .input(quickPickParticipantsInput)
    .output(quickPickParticipantsOutput)
    .query(({ ctx, input }) => quickPickParticipants(ctx.caller, input)),
});

const cursorShape = z.tuple([z.string().max(100)]);

/** The changed account, as the caller may see it. The company is read in parallel. */
async function detailed(ctx: SignedIn, changing: Promise<StoredAccount>) {
  const [account, company] = await Promise.all([changing, readCompany(ctx.caller.companyId)]);
  return detailFor(ctx.caller, account, company);
}
