import * as z from 'zod';
import { permission, roleId, userType } from '#schema/accounts/account.ts';
import { entityId } from '#schema/ids.ts';

/** Who calls, as the claims of its access token say (document 3 section 7). */
export const caller = z.object({
  accountId: entityId,
  companyId: entityId,
  userType,
  roleId,
  permissions: z.array(permission),
  /** When the sign-in began that the token comes from, in seconds since 1970. Who acts by a text has no token. */
  authTime: z.number().optional(),
});
export type Caller = z.infer<typeof caller>;

/** Names of the claims that `add-claims` puts into every access token. */
export const claimNames = {
  companyId: 'ironcall:company',
  userType: 'ironcall:user_type',
  roleId: 'ironcall:role',
  permissions: 'ironcall:permissions',
} as const;

/** The caller that verified claims name, or undefined where they are no access token of ours. Permissions travel space-separated. */
export function callerOf(claims: Readonly<Record<string, unknown>>): Caller | undefined {
  if (claims.token_use !== 'access') return undefined;
  const parsed = caller.safeParse({
    accountId: claims.username,
    companyId: claims[claimNames.companyId],
    userType: claims[claimNames.userType],
    roleId: claims[claimNames.roleId],
    permissions: listOf(claims[claimNames.permissions]),
    // The authorizer hands claims over as texts. Without one the token is none of ours.
    authTime: Number(claims.auth_time ?? Number.NaN),
  });
  return parsed.success ? parsed.data : undefined;
}

function listOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(' ').filter(Boolean) : [];
}
