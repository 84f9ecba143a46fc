import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { permission, roleId, userType } from '#schema/accounts/account.ts';
import { entityId } from '#schema/ids.ts';
import { sameSecret } from './secret.ts';

/** Who calls, according to the claims of the access token (document 3 section 7). */
export const caller = z.object({
  accountId: entityId,
  companyId: entityId,
  userType,
  roleId,
  permissions: z.array(permission),
  /** When the session began, in seconds since 1970. Someone acting by text message has no token. */
  authTime: z.number().optional(),
});
export type Caller = z.infer<typeof caller>;

/** Claims that `add-claims` puts into every access token. */
export const claimNames = {
  companyId: 'ironcall:company',
  userType: 'ironcall:user_type',
  roleId: 'ironcall:role',
  permissions: 'ironcall:permissions',
} as const;

/**
 * The caller named by verified claims, or undefined if they are not of an access token of ours. Permissions are
 * space-separated.
 */
export function callerOf(claims: Readonly<Record<string, unknown>>): Caller | undefined {
  if (claims.token_use !== 'access') return undefined;
  const parsed = caller.safeParse({
    accountId: claims.username,
    companyId: claims[claimNames.companyId],
    userType: claims[claimNames.userType],
    roleId: claims[claimNames.roleId],
    permissions: listOf(claims[claimNames.permissions]),
    // The authorizer passes claims as text. A token without this one isn't ours.
    authTime: Number(claims.auth_time ?? Number.NaN),
  });
  return parsed.success ? parsed.data : undefined;
}

/** The viewer's address as the distribution states it, trusted only with the distribution's secret header. */
export function viewerAddress(event: APIGatewayProxyEventV2, edgeSecret: string): string {
  const viewer = event.headers['cloudfront-viewer-address'];
  if (viewer !== undefined && sameSecret(event.headers['x-ironcall-edge'] ?? '', edgeSecret)) {
    return viewer.replace(/:\d+$/, '');
  }
  return event.requestContext.http.sourceIp;
}

function listOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(' ').filter(Boolean) : [];
}
