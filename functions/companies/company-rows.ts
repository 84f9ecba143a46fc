import type { Row } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import { foldCompanyName } from './company-name.ts';

/** COMPANY#<id> / COMPANY: the company itself. */
export function companyRow(company: Company): Row {
  return { ...companyKey(company.id), kind: 'company', ...company };
}

/**
 * COMPANY_NAME#<folded> / COMPANY#<id>: who bears a name. Customers' and repair companies' names stand in an index partition
 * each: the one is searched by whoever signs up, both by admins.
 */
export function companyNameRow(company: Pick<Company, 'id' | 'name' | 'userType' | 'status'>): Row {
  return {
    ...companyNameKey(company),
    kind: 'company-name',
    card: { name: company.name, status: company.status },
    ...(company.userType !== 'admin' && {
      gsi1pk: companyNamesOf[company.userType],
      // By the alphabet; the id tells companies of one name apart.
      gsi1sk: `${foldCompanyName(company.name)}#${company.id}`,
    }),
  };
}

/** ALERT_TOKEN#<token> / TOKEN: whose forwarding address the token makes. */
export function alertTokenRow(company: Pick<Company, 'id' | 'alertToken'>): Row {
  return { ...alertTokenKey(company.alertToken), kind: 'alert-token', companyId: company.id };
}

/** MAIL_DOMAIN#<domain> / COMPANY#<id>: a company whose first user verified an address there. */
export function mailDomainRow(domain: string, companyId: string): Row {
  return { pk: mailDomainPk(domain), sk: `COMPANY#${companyId}`, kind: 'mail-domain', companyId };
}

/**
 * MAIL_DOMAIN#<domain> / FIRST: put on condition by whoever finds the domain without a company, so that two colleagues
 * who sign up at the same moment end in one company and not in two.
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

/** Partitions of the index in which company names stand. */
export const companyNamesOf = {
  customer: 'COMPANY_NAMES',
  technician: 'REPAIR_COMPANY_NAMES',
} as const;
