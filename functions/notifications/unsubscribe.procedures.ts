import { setNotificationSettings } from '#functions/accounts/notification-settings.procedures.ts';
import { AppError } from '#functions/platform/errors.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import { publicProcedure } from '#functions/platform/trpc.ts';
import { unsubscribeInput } from '#schema/accounts/notices.ts';
import { accountOfToken } from './channels/unsubscribe-token.ts';

/** public.*: the unsubscribe link of a mail, signed in or not. */
export const unsubscribeProcedures = {
  /** Turns emails off. Repeating it changes nothing. Three round trips. */
  unsubscribe: publicProcedure
    .meta({ permission: null })
    .input(unsubscribeInput)
    .mutation(async ({ ctx, input }) => {
      const accountId = await accountOfToken(input.token);
      if (accountId === undefined) {
        throw new AppError('BAD_INPUT', 'This link is not complete. Open it from the email again.');
      }
      await takeTurn(limitOf('unsubscribe', accountId), ctx.now);
      await setNotificationSettings(accountId, { emailNotificationEnabled: false });
    }),
};
