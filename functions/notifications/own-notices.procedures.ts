import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { AppError } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { ownNoticesOutput } from '#schema/accounts/team.ts';
import { ownNotices } from './notices/own-notices.rules.ts';
import { readPushDevices } from './push-devices.store.ts';

/** Which notices the caller gets, on any surface. */
export const ownNoticesProcedures = {
  /** One round trip, one read unit. */
  notices: procedure
    .meta({ permission: null })
    .output(ownNoticesOutput)
    .query(async ({ ctx }) => {
      const { accountId } = ctx.caller;
      const [account, devices] = await Promise.all([readAccount(accountId), readPushDevices(accountId)]);
      if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
      requireActive(account);
      return ownNotices(account, devices.length > 0);
    }),
};
