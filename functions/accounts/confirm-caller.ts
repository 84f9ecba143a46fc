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
 * The caller as its account stands now: what a command goes by, so that a deactivated person changes nothing more and a
 * role that was taken away counts at once, and so does signing out everywhere. One round trip, two read units. Throws
 * ACCOUNT_DEACTIVATED, UNAUTHORIZED.
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
    // What an admin does on an order the platform does: nobody is to call the person by name. The timeline keeps the id.
    ...(account.userType === 'admin' && { shownName: 'Ironcall support' }),
    confirmed: true,
  };
}

/** The person has signed out everywhere since the token's sign-in began. */
export function isSignedOut(
  { signedOutAt }: Pick<StoredAccount, 'signedOutAt'>,
  { authTime }: Caller,
): boolean {
  return signedOutAt !== undefined && authTime !== undefined && authTime * 1000 <= Date.parse(signedOutAt);
}

/** Throws ACCOUNT_DEACTIVATED for an account, or a company, that is not active. */
export function requireActive(of: Pick<Account, 'status'>): void {
  if (of.status !== 'active') throw deactivated();
}

export function deactivated(): AppError {
  return new AppError('ACCOUNT_DEACTIVATED', 'Your account has been deactivated.');
}
