import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { AppError } from '#functions/platform/errors.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { ownNoticesOutput } from '#schema/accounts/team.ts';
import { isCapped } from './channels/text-cap.ts';
import { ownNotices } from './notices/own-notices.rules.ts';
import { readPushDevices } from './push-devices.store.ts';

/** Which notices the caller gets, on any surface. */
export const ownNoticesProcedures = {
  /** One round trip, 1.5 read units. */
  notices: procedure
    .meta({ permission: null })
    .output(ownNoticesOutput)
    .query(async ({ ctx }) => {
      const { accountId, companyId } = ctx.caller;
      const [account, devices, textsAreCapped] = await Promise.all([
        readAccount(accountId),
        readPushDevices(accountId),
        isCapped({ accountId, companyId }, ctx.now),
      ]);
      if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
      requireActive(account);
      return ownNotices(account, { hasPush: devices.length > 0, textsAreCapped });
    }),
};
