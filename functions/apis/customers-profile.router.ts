import { profileProcedures } from '#functions/accounts/profile.procedures.ts';
import { ownNoticesProcedures } from '#functions/notifications/own-notices.procedures.ts';
import { webPushProcedures } from '#functions/notifications/web-push.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** customers.profile.*: put together here because notifications build on accounts. One module is one file to load at the first call. */
export const customersProfileRouter = router({
  ...profileProcedures,
  ...ownNoticesProcedures,
  ...webPushProcedures,
});
