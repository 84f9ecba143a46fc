import { settingsProcedures } from '#functions/accounts/notification-settings.procedures.ts';
import { ownNoticesProcedures } from '#functions/notifications/own-notices.procedures.ts';
import { webPushProcedures } from '#functions/notifications/web-push.procedures.ts';
import { router } from '#functions/platform/trpc.ts';
import { sessionProcedures } from '#functions/sign-in/session.procedures.ts';

/** technicians.account.*: a technician's own account. */
export const techniciansAccountRouter = router({
  ...sessionProcedures,
  ...settingsProcedures,
  ...ownNoticesProcedures,
  ...webPushProcedures,
});
