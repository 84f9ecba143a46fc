import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { StaffProfile } from '#schema/accounts/account.ts';
import { roles } from '#schema/accounts/roles.ts';
import { notificationSettings } from '#schema/accounts/team.ts';
import { requireActive } from './confirm-caller.ts';
import { whyMailStopped } from './email.rules.ts';
import { fullNameOf } from './full-name.ts';
import { readAccount } from './read-account.ts';

/** The signed-in technician or admin. One round trip, one read unit. Throws UNAUTHORIZED, ACCOUNT_DEACTIVATED. */
export async function staffProfileOf(caller: Caller): Promise<StaffProfile> {
  const [account, company] = await Promise.all([
    readAccount(caller.accountId),
    readCompany(caller.companyId),
  ]);
  if (account === undefined) throw new AppError('UNAUTHORIZED', 'Please sign in again.');
  requireActive(account);
  const { id, name, permissions } = roles[account.roleId];
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    fullName: fullNameOf(account),
    email: account.email,
    emailStopped: whyMailStopped(account),
    phone: account.phone,
    picture: account.picture,
    ...notificationSettings.parse(account),
    role: { id, name, permissions: [...permissions] },
    company: { id: company.id, name: company.name, logo: company.logo },
  };
}
