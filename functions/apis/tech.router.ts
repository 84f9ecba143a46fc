import { staffProfileOf } from '#functions/accounts/staff-profile.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { staffProfile } from '#schema/accounts.ts';

/** What technicians call. Their jobs, offers and availability join it here. */
export const techRouter = router({
  technicians: router({
    profile: router({
      get: procedure.output(staffProfile).query(({ ctx }) => staffProfileOf(ctx.caller)),
    }),
  }),
});
