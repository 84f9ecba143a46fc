import type { Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { newAlertToken } from './alert-token.ts';
import { companyIdsOfMailDomain, countCompaniesNamed, newCompanyWrites } from './companies.store.ts';
import { workMailDomain } from './work-mail-domain.ts';

/** Where a verified work email leads: to the one company with its domain, or to a new company. */
export type CompanyOfEmail =
  | { readonly join: string }
  | { readonly open: { readonly domain: string; readonly first: boolean } | undefined };

/** `email` must be verified: anyone with an address at a company's own domain counts as a colleague. */
export async function companyOfVerifiedEmail(email: string): Promise<CompanyOfEmail> {
  return companyOfMailDomain(await workMailDomain(email));
}

/** The same for a domain from `workMailDomain`. One read unit. */
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
  /** From `companyOfVerifiedEmail`. */
  readonly mailDomain: { readonly domain: string; readonly first: boolean } | undefined;
  /** An admin may set these two from the start. */
  readonly creditLimitCents?: number | null;
  readonly repair?: Company['repair'];
}

/** The rows of a new company, for the transaction that creates its first account. */
export function openCompany(made: NewCompany, now: Date): Write[] {
  return companyWrites(companyOf(made, now), made.mailDomain);
}

/** A new company, with its own forwarding address. */
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

/** The rows of a company made by `companyOf`. */
export function companyWrites(made: Company, mailDomain: NewCompany['mailDomain']): Write[] {
  return newCompanyWrites(made, mailDomain);
}

/** Whether several companies have that name (document 1 section 8). */
export async function companyNameIsShared(name: string): Promise<boolean> {
  return (await countCompaniesNamed(name)) > 1;
}
