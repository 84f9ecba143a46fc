import { setNotificationSettings } from '#functions/accounts/own-contacts.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { otpSendOutput, sessionsInput, sessionsOutput } from '#schema/auth.ts';
import {
  notificationSettings,
  proveContactInput,
  proveContactOutput,
  sendContactCodeInput,
} from '#schema/team.ts';
import { proveContact, sendContactCode } from './prove-contact.ts';
import { sessionsOf, signOutEverywhere } from './sessions.ts';

/** Where somebody is signed in, on whichever surface. */
export const sessionProcedures = {
  sessions: procedure
    .input(sessionsInput)
    .output(sessionsOutput)
    .query(({ ctx, input }) => sessionsOf(ctx, input)),

  /** Again changes nothing, so it needs no idempotency key. */
  signOutEverywhere: procedure.mutation(({ ctx }) => signOutEverywhere(ctx)),
};

/** auth.*: what somebody signed in changes of how it is reached. */
export const ownAccountProcedures = {
  sendContactCode: procedure
    .input(sendContactCodeInput)
    .output(otpSendOutput)
    .mutation(({ ctx, input }) => sendContactCode(ctx, input)),

  proveContact: procedure
    .input(proveContactInput)
    .output(proveContactOutput)
    .mutation(({ ctx, input }) => proveContact(ctx, input)),

  /** Again changes nothing, so it needs no idempotency key. Two round trips. */
  updateNotificationSettings: procedure
    .input(notificationSettings)
    .output(notificationSettings)
    .mutation(async ({ ctx, input }) => {
      const { accountId } = await ctx.confirm();
      await setNotificationSettings(accountId, input);
      return input;
    }),
};
