import { settingsProcedures } from '#functions/accounts/notification-settings.procedures.ts';
import { procedure } from '#functions/platform/trpc.ts';
import { otpSendOutput } from '#schema/accounts/auth.ts';
import { proveContactInput, proveContactOutput, sendContactCodeInput } from '#schema/accounts/team.ts';
import { proveContact, sendContactCode } from './prove-contact.ts';

/** auth.*: how a customer's own account is reached. */
export const ownAccountProcedures = {
  ...settingsProcedures,

  sendContactCode: procedure
    .meta({ permission: null })
    .input(sendContactCodeInput)
    .output(otpSendOutput)
    .mutation(({ ctx, input }) => sendContactCode(ctx, input)),

  proveContact: procedure
    .meta({ permission: null })
    .input(proveContactInput)
    .output(proveContactOutput)
    .mutation(({ ctx, input }) => proveContact(ctx, input)),
};
