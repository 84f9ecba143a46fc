import type * as z from 'zod';
import { parseRow, present, updateRow } from '#functions/platform/table.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  type NotificationSettings,
  notificationSettings,
  updateNotificationSettingsInput,
} from '#schema/accounts/team.ts';
import { accountKey, storedAccount } from './account-rows.ts';
import { setInCard } from './account-writes.ts';

/** auth.*, technicians.account.*: notification settings. */
export const settingsProcedures = {
  /** Repeating changes nothing, so no idempotency key is needed. Two round trips. */
  updateNotificationSettings: procedure
    .meta({ permission: null })
    .input(updateNotificationSettingsInput)
    .output(notificationSettings)
    .mutation(async ({ ctx, input }) => setNotificationSettings((await ctx.confirm()).accountId, input)),
};

/** Sets the given settings, in the list's card too, and returns all of them. One write unit. */
export async function setNotificationSettings(
  accountId: string,
  settings: z.output<typeof updateNotificationSettingsInput>,
): Promise<NotificationSettings> {
  const row = await updateRow(accountKey(accountId), setInCard(settings), present);
  return notificationSettings.parse(parseRow(storedAccount, row));
}
