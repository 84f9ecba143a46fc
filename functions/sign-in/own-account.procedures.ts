import { setNotificationSettings } from '#functions/accounts/own-contacts.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { otpSendOutput } from '#schema/auth.ts';
import {
  notificationSettings,
  proveContactInput,
  proveContactOutput,
  sendContactCodeInput,
  updateNotificationSettingsInput,
} from '#schema/team.ts';
import { proveContact, sendContactCode } from './prove-contact.ts';

/** auth.*, technicians.account.*: how somebody signed in is told of things. */
export const settingsProcedures = {
  /** Again changes nothing, so it needs no idempotency key. Two round trips. */
  updateNotificationSettings: procedure
    .input(updateNotificationSettingsInput)
    .output(notificationSettings)
    .mutation(async ({ ctx, input }) => setNotificationSettings((await ctx.confirm()).accountId, input)),
};

/** auth.*: what a customer changes of where it is reached. */
export const ownAccountProcedures = {
  ...settingsProcedures,

  sendContactCode: procedure
    .input(sendContactCodeInput)
    .output(otpSendOutput)
    .mutation(({ ctx, input }) => sendContactCode(ctx, input)),

  proveContact: procedure
    .input(proveContactInput)
    .output(proveContactOutput)
    .mutation(({ ctx, input }) => proveContact(ctx, input)),
};
