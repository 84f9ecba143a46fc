import { router } from '#functions/platform/trpc.ts';
import { ownAccountProcedures } from '#functions/sign-in/own-account.procedures.ts';
import { sessionProcedures } from '#functions/sign-in/session.procedures.ts';
import { unreadsProcedures } from '#functions/unreads/unreads.procedures.ts';

/** auth.* for a customer who is signed in; signing in itself is on the public surface. */
export const ownAccountRouter = router({
  ...unreadsProcedures,
  ...ownAccountProcedures,
  ...sessionProcedures,
});
