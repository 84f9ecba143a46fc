import { procedure, router } from '#functions/platform/trpc.ts';
import { rolesAllOutput } from '#schema/accounts/account.ts';
import { roleIds, roles } from '#schema/accounts/roles.ts';
import { abilitiesOf } from './role-abilities.ts';

export const rolesRouter = router({
  /** The roles of the caller's kind of user, with what each may and may not do. No reads. */
  all: procedure
    .meta({ permission: null })
    .output(rolesAllOutput)
    .query(({ ctx }) =>
      roleIds
        .map((id) => roles[id])
        .filter((role) => role.userType === ctx.caller.userType)
        .map((role) => ({ ...role, permissions: [...role.permissions], ...abilitiesOf(role) })),
    ),
});
