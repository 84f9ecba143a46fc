import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { type Policy, type ProcedureName, policies } from '#functions/platform/policy.ts';
import { type ConfirmedCaller, requirePermission, type SignedIn } from '#functions/platform/trpc.ts';
import { roles } from '#schema/roles.ts';

/**
 * Lets the owner of a phone act by text as through the API: confirmed by the account's row, bound by the same policy, and once
 * per text, whose id is the idempotency key.
 */
export function actingAs(account: StoredAccount, textId: string, now: Date): SignedIn {
  const isTechnician = account.userType === 'technician';
  const caller = {
    accountId: account.id,
    companyId: account.companyId,
    userType: account.userType,
    roleId: account.roleId,
    permissions: [...roles[account.roleId].permissions],
  };
  let confirmed: Promise<ConfirmedCaller> | undefined;
  return {
    surface: isTechnician ? 'tech' : 'app',
    caller,
    confirm: () => {
      confirmed ??= confirmCaller(caller);
      return confirmed;
    },
    now,
    idempotencyKey: textId,
    source: isTechnician ? 'techapp' : 'ironcall',
    address: '',
    userAgent: '',
  };
}

/** Throws FORBIDDEN if the caller could not call that procedure, and ACCOUNT_DEACTIVATED. */
export async function requireMayCall(ctx: SignedIn, procedure: ProcedureName): Promise<void> {
  const policy: Policy = policies[procedure];
  const caller = await ctx.confirm();
  if (policy.permission !== null) requirePermission(caller, policy.permission);
}
