import { staffProfileOf } from '#functions/accounts/staff-profile.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { staffProfile } from '#schema/accounts.ts';

/** technicians.profile.* */
export const technicianProfileRouter = router({
  get: procedure.output(staffProfile).query(({ ctx }) => staffProfileOf(ctx.caller)),
});
