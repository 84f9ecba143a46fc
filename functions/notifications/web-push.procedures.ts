import { procedure } from '#functions/platform/trpc.ts';
import { addWebPushTokenInput, removeWebPushTokenInput, webPushKeyOutput } from '#schema/accounts/notices.ts';
import { removePushDevice } from './push-devices.store.ts';
import { keepBrowser } from './push-devices.ts';
import { webPushKeys } from './web-push-keys.ts';

/** How somebody's browser comes to take notices (document 1 section 7), on whichever surface. */
export const webPushProcedures = {
  /** No round trip to the table. */
  webPushKey: procedure
    .meta({ permission: null })
    .output(webPushKeyOutput)
    .query(async () => ({ key: (await webPushKeys()).publicKey })),

  /** Again changes nothing, so it needs no idempotency key. */
  addWebPushToken: procedure
    .meta({ permission: null })
    .input(addWebPushTokenInput)
    .mutation(({ ctx, input }) => keepBrowser(ctx, input.webPushToken)),

  /** Likewise. */
  removeWebPushToken: procedure
    .meta({ permission: null })
    .input(removeWebPushTokenInput)
    .mutation(({ ctx, input }) => removePushDevice(ctx.caller.accountId, input, ctx.confirm())),
};
