import { staffProfileOf } from '#functions/accounts/staff-profile.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import { staffProfile } from '#schema/accounts.ts';

/** What the platform's own people call. */
export const adminRouter = router({
  admin: router({
    profile: router({
      get: procedure.output(staffProfile).query(({ ctx }) => staffProfileOf(ctx.caller)),
    }),
  }),
});
