import { notFound } from '#functions/platform/errors.ts';
import type { Company } from '#schema/accounts/account.ts';
import { companyIdOfToken, getCompany } from './companies.store.ts';

/** Throws NOT_FOUND. Half a read unit, one when `consistent`. */
export async function readCompany(
  companyId: string,
  options: { consistent?: boolean } = {},
): Promise<Company> {
  const found = await getCompany(companyId, options);
  if (found === undefined) throw notFound('The company');
  return found;
}

/**
 * A company that admins manage. Not their own: deactivating it would lock everybody out. Throws NOT_FOUND, also when the company
 * is not of the type asked for. Half a read unit, one when `consistent`.
 */
export async function readManagedCompany(
  companyId: string,
  { userType, ...reading }: { userType?: Company['userType']; consistent?: boolean } = {},
): Promise<Company> {
  const company = await readCompany(companyId, reading);
  if (company.userType === 'admin' || (userType !== undefined && company.userType !== userType)) {
    throw notFound('The company');
  }
  return company;
}

/** The company that an alert sent to `alerts+TOKEN@…` belongs to; undefined for an unknown token. */
export async function companyOfAlertToken(token: string): Promise<string | undefined> {
  return /^[a-z2-7]{26}$/.test(token) ? companyIdOfToken(token) : undefined;
}
