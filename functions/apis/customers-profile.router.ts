import { profileProcedures } from '#functions/accounts/profile.procedures.ts';
import { ownNoticesProcedures } from '#functions/notifications/own-notices.procedures.ts';
import { webPushProcedures } from '#functions/notifications/web-push.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** customers.profile.*, which is put together here, for what is told to people stands above their accounts. */
export const customersProfileRouter = router({
  ...profileProcedures,
  ...ownNoticesProcedures,
  ...webPushProcedures,
});
