import { router } from '#functions/platform/trpc.ts';
import { ownAccountProcedures, sessionProcedures } from '#functions/sign-in/own-account.procedures.ts';
import { unreadsProcedures } from '#functions/unreads/unreads.procedures.ts';

/** The part of auth.* that takes a signed-in customer; signing in itself is on the public surface. */
export const ownAccountRouter = router({
  ...unreadsProcedures,
  ...ownAccountProcedures,
  ...sessionProcedures,
});
