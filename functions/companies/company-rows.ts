import type { Row } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';

/** COMPANY#<id> / COMPANY: the company itself. */
export function companyRow(company: Company): Row {
  return { ...companyKey(company.id), kind: 'company', ...company };
}

/**
 * COMPANY_NAME#<folded> / COMPANY#<id>: a company under its name. Customers and repair companies have an index partition each:
 * people who sign up search the first one, admins both.
 */
export function companyNameRow(company: Pick<Company, 'id' | 'name' | 'userType' | 'status'>): Row {
  return {
    ...companyNameKey(company),
    kind: 'company-name',
    card: { name: company.name, status: company.status },
    ...(company.userType !== 'admin' && {
      gsi1pk: companyNamesOf[company.userType],
      // Alphabetical; the id separates companies with the same name.
      gsi1sk: `${foldCompanyName(company.name)}#${company.id}`,
    }),
  };
}

/** ALERT_TOKEN#<token> / TOKEN: the company whose forwarding address contains the token. */
export function alertTokenRow(company: Pick<Company, 'id' | 'alertToken'>): Row {
  return { ...alertTokenKey(company.alertToken), kind: 'alert-token', companyId: company.id };
}

/** MAIL_DOMAIN#<domain> / COMPANY#<id>: a company whose first user verified an address there. */
export function mailDomainRow(domain: string, companyId: string): Row {
  return { pk: mailDomainPk(domain), sk: `COMPANY#${companyId}`, kind: 'mail-domain', companyId };
}

/**
 * MAIL_DOMAIN#<domain> / FIRST: written only if absent, for a domain that has no company yet, so that two colleagues who sign up
 * at the same moment end up in one company.
 */
export function firstOfMailDomainRow(domain: string, companyId: string): Row {
  return { pk: mailDomainPk(domain), sk: 'FIRST', kind: 'mail-domain-first', companyId };
}

export function companyKey(companyId: string) {
  return { pk: `COMPANY#${companyId}`, sk: 'COMPANY' };
}

export function companyNamePk(name: string): string {
  return `COMPANY_NAME#${foldCompanyName(name)}`;
}

export function companyNameKey({ id, name }: Pick<Company, 'id' | 'name'>) {
  return { pk: companyNamePk(name), sk: `COMPANY#${id}` };
}

export function alertTokenKey(token: string) {
  return { pk: `ALERT_TOKEN#${token}`, sk: 'TOKEN' };
}

export function mailDomainPk(domain: string): string {
  return `MAIL_DOMAIN#${domain}`;
}

/** The index partitions of company names. */
export const companyNamesOf = {
  customer: 'COMPANY_NAMES',
  technician: 'REPAIR_COMPANY_NAMES',
} as const;

/**
 * A company name in the form in which names are compared and searched: `Márquez & Sons,  Inc.` equals `marquez & sons inc`.
 * Letters and digits of any script are kept.
 */
export function foldCompanyName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.,]/g, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return folded || name.trim().toLowerCase();
}
