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

/** The company that an alert sent to `alerts+TOKEN@…` belongs to; undefined for an unknown token. */
export async function companyOfAlertToken(token: string): Promise<string | undefined> {
  return /^[a-z2-7]{26}$/.test(token) ? companyIdOfToken(token) : undefined;
}
