import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError } from '#functions/platform/errors.ts';
import { hidesTechnicianNames } from '#functions/platform/field-readers.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import type { Account } from '#schema/accounts/account.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { StoredAccount } from './account-rows.ts';
import { fullNameOf } from './full-name.ts';
import { readAccount } from './read-account.ts';

/**
 * The caller as their account is now. Commands use it, so that a deactivated person can change nothing more, and a lost
 * role or signing out everywhere takes effect at once. One round trip, two read units. Throws ACCOUNT_DEACTIVATED,
 * UNAUTHORIZED.
 */
export async function confirmCaller(caller: Caller): Promise<ConfirmedCaller> {
  const [account, company] = await Promise.all([
    readAccount(caller.accountId, { consistent: true }),
    readCompany(caller.companyId, { consistent: true }),
  ]);
  if (account === undefined || account.companyId !== caller.companyId || isSignedOut(account, caller)) {
    throw new AppError('UNAUTHORIZED', 'Please sign in again.');
  }
  requireActive(account);
  requireActive(company);
  return {
    accountId: account.id,
    companyId: account.companyId,
    userType: account.userType,
    roleId: account.roleId,
    permissions: [...roles[account.roleId].permissions],
    fullName: fullNameOf(account),
    ...(hidesTechnicianNames(company) && { shownName: company.name }),
    // Admins act on orders as the platform, so their names are not shown. The timeline keeps the id.
    ...(account.userType === 'admin' && { shownName: 'Ironcall support' }),
    confirmed: true,
  };
}

/** Whether the person has signed out everywhere since the token's sign-in began. */
export function isSignedOut(
  { signedOutAt }: Pick<StoredAccount, 'signedOutAt'>,
  { authTime }: Caller,
): boolean {
  return signedOutAt !== undefined && authTime !== undefined && authTime * 1000 <= Date.parse(signedOutAt);
}

/** Throws ACCOUNT_DEACTIVATED for an account or company that is not active. */
export function requireActive(of: Pick<Account, 'status'>): void {
  if (of.status !== 'active') throw deactivated();
}

export function deactivated(): AppError {
  return new AppError('ACCOUNT_DEACTIVATED', 'Your account has been deactivated.');
}
