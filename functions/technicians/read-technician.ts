import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { TechnicianProfile } from '#schema/technicians/technician.ts';
import { getProfile } from './technicians.store.ts';

/** A technician's profile, account and company. */
export interface TechnicianOnFile {
  readonly profile: TechnicianProfile;
  readonly account: StoredAccount;
  readonly company: Company;
}

/**
 * Undefined unless profile, account and company all exist. 1.5 read units, twice if `consistent`, in two round trips;
 * one with `companyId`, which must be the technician's.
 */
export async function readTechnician(
  technicianId: string,
  options: { consistent?: boolean; companyId?: string } = {},
): Promise<TechnicianOnFile | undefined> {
  const { companyId, ...reading } = options;
  const [profile, account, expected] = await Promise.all([
    getProfile(technicianId, reading),
    readAccount(technicianId, reading),
    companyId === undefined ? undefined : companyIfAny(companyId, reading),
  ]);
  if (profile === undefined || account === undefined) return undefined;
  if (companyId !== undefined && profile.companyId !== companyId) return undefined;
  const company = expected ?? (await companyIfAny(profile.companyId, reading));
  return company && { profile, account, company };
}

async function companyIfAny(
  companyId: string,
  reading: { consistent?: boolean },
): Promise<Company | undefined> {
  try {
    return await readCompany(companyId, reading);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
