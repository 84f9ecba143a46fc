import { check, type Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { newAlertToken } from './alert-token.ts';
import {
  companyHasStatus,
  companyIdsOfMailDomain,
  countCompaniesNamed,
  newCompanyWrites,
} from './companies.store.ts';
import { companyKey } from './company-rows.ts';
import { workMailDomain } from './work-mail-domain.ts';

/** Where a verified work email leads: into the one company of its domain, or to a company of its own. */
export type CompanyOfEmail =
  | { readonly join: string }
  | { readonly open: { readonly domain: string; readonly first: boolean } | undefined };

/** `email` must be verified: whoever has an address at a company's own domain is taken for its colleague. */
export async function companyOfVerifiedEmail(email: string): Promise<CompanyOfEmail> {
  return companyOfMailDomain(await workMailDomain(email));
}

/** The same for a domain that `workMailDomain` answered. One read unit. */
export async function companyOfMailDomain(domain: string | undefined): Promise<CompanyOfEmail> {
  if (domain === undefined) return { open: undefined };
  const companyIds = await companyIdsOfMailDomain(domain);
  const [only] = companyIds;
  if (only !== undefined && companyIds.length === 1) return { join: only };
  return { open: { domain, first: companyIds.length === 0 } };
}

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly userType: UserType;
  /** As `companyOfVerifiedEmail` answered it. */
  readonly mailDomain: { readonly domain: string; readonly first: boolean } | undefined;
  /** What an admin may set at once; none of it unless told. */
  readonly creditLimitCents?: number | null;
  readonly repair?: Company['repair'];
}

/** The rows of a new company, for the transaction that makes its first account. */
export function openCompany(made: NewCompany, now: Date): Write[] {
  return companyWrites(companyOf(made, now), made.mailDomain);
}

/** A company as it begins, with a forwarding address of its own. */
export function companyOf(made: Omit<NewCompany, 'mailDomain'>, now: Date): Company {
  return {
    id: made.id,
    name: made.name,
    userType: made.userType,
    status: 'active',
    logo: null,
    segment: null,
    category: null,
    fleetSize: null,
    billingEmails: [],
    billingAddresses: [],
    creditLimitCents: made.creditLimitCents ?? null,
    balanceCents: 0,
    telematicsOnboardingCompleted: false,
    alertToken: newAlertToken(),
    hasOrderFromEquipmentAlerts: false,
    repair: made.repair ?? null,
    createdAt: now.toISOString(),
  };
}

/** The rows of a company that `companyOf` made. */
export function companyWrites(made: Company, mailDomain: NewCompany['mailDomain']): Write[] {
  return newCompanyWrites(made, mailDomain);
}

/** A member of the transaction by which somebody joins: it fails where the company is no longer active. */
export function companyIsActive(companyId: string): Write {
  return check(companyKey(companyId), companyHasStatus('active'));
}

/** A member of a transaction that goes by a company as it was read: it fails where that was (de)activated meanwhile. */
export function companyAsRead({ id, status }: Pick<Company, 'id' | 'status'>): Write {
  return check(companyKey(id), companyHasStatus(status));
}

/** True when several companies bear the name (document 1 section 8). */
export async function companyNameIsShared(name: string): Promise<boolean> {
  return (await countCompaniesNamed(name)) > 1;
}
