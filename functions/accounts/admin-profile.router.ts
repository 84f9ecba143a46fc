import { procedure, router } from '#functions/platform/trpc.ts';
import { staffProfile } from '#schema/accounts/account.ts';
import { staffProfileOf } from './staff-profile.ts';

/** admin.profile.* */
export const adminProfileRouter = router({
  get: procedure
    .meta({ permission: 'admin_access' })
    .output(staffProfile)
    .query(({ ctx }) => staffProfileOf(ctx.caller)),
});
