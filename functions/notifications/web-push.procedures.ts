import { procedure } from '#functions/platform/trpc.ts';
import { addWebPushTokenInput, removeWebPushTokenInput, webPushKeyOutput } from '#schema/accounts/notices.ts';
import { webPushKeys } from './channels/derived-keys.ts';
import { keepBrowser } from './channels/push-devices.ts';
import { removePushDevice } from './push-devices.store.ts';

/** How a browser is registered for pushes (document 1 section 7), on any surface. */
export const webPushProcedures = {
  /** No round trip to the table. */
  webPushKey: procedure
    .meta({ permission: null })
    .output(webPushKeyOutput)
    .query(async () => ({ key: (await webPushKeys()).publicKey })),

  /** Repeating it changes nothing, so it needs no idempotency key. */
  addWebPushToken: procedure
    .meta({ permission: null })
    .input(addWebPushTokenInput)
    .mutation(({ ctx, input }) => keepBrowser(ctx, input.webPushToken)),

  /** The same. */
  removeWebPushToken: procedure
    .meta({ permission: null })
    .input(removeWebPushTokenInput)
    .mutation(({ ctx, input }) => removePushDevice(ctx.caller.accountId, input, ctx.confirm())),
};
