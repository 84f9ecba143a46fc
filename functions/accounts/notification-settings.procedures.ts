import { procedure } from '#functions/platform/trpc.ts';
import { notificationSettings, updateNotificationSettingsInput } from '#schema/team.ts';
import { setNotificationSettings } from './own-contacts.ts';

/** auth.*, technicians.account.*: how somebody signed in is told of things. */
export const settingsProcedures = {
  /** Again changes nothing, so it needs no idempotency key. Two round trips. */
  updateNotificationSettings: procedure
    .meta({ permission: null })
    .input(updateNotificationSettingsInput)
    .output(notificationSettings)
    .mutation(async ({ ctx, input }) => setNotificationSettings((await ctx.confirm()).accountId, input)),
};
