import { router } from '#functions/platform/trpc.ts';
import { sessionProcedures } from '#functions/sign-in/own-account.procedures.ts';

/** technicians.account.*: what a technician may do with its own account. */
export const techniciansAccountRouter = router(sessionProcedures);
