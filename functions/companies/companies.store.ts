import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  type Expression,
  getParsed,
  parseRow,
  present,
  put,
  queryRows,
  remove,
  update,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { type Company, company } from '#schema/accounts/account.ts';
import { entityId } from '#schema/ids.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import {
  alertTokenKey,
  alertTokenRow,
  companyKey,
  companyNameKey,
  companyNamePk,
  companyNameRow,
  companyNamesOf,
  companyRow,
  firstOfMailDomainRow,
  foldCompanyName,
  mailDomainPk,
  mailDomainRow,
} from './company-rows.ts';

/** Half a read unit, one when `consistent`. */
export async function getCompany(
  companyId: string,
  options: { consistent?: boolean } = {},
): Promise<Company | undefined> {
  return getParsed(company, companyKey(companyId), options);
}

/** The company whose forwarding address contains the token. Half a read unit. */
export async function companyIdOfToken(token: string): Promise<string | undefined> {
  const row = await getParsed(ownerOf, alertTokenKey(token));
  return row?.companyId;
}

/** Companies with that work-mail domain, at most two: callers only need to know none, one, or more. One read unit. */
export async function companyIdsOfMailDomain(domain: string): Promise<string[]> {
  const { rows } = await queryRows({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :company)',
    ExpressionAttributeValues: { ':pk': mailDomainPk(domain), ':company': 'COMPANY#' },
    Limit: 2,
  });
  return rows.map((row) => parseRow(ownerOf, row).companyId);
}

/** How many companies have the name; counting stops at 2. Half a read unit. */
export async function countCompaniesNamed(name: string): Promise<number> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': companyNamePk(name) },
    Limit: 2,
  });
  return rows.length;
}

/** Names of customer companies that start with the search, alphabetically and without duplicates. Half a read unit per 4 KB. */
export async function companyNamesThatBegin(search: string, limit: number): Promise<string[]> {
  const { rows } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :names AND begins_with(gsi1sk, :begin)',
    ExpressionAttributeValues: { ':names': companyNamesOf.customer, ':begin': foldCompanyName(search) },
    // Several companies may share a name, so more rows are read than names are wanted.
    Limit: 3 * limit,
  });
  const names = rows.map((row) => parseRow(nameCard, row).card.name);
  return [...new Map(names.map((name) => [foldCompanyName(name), name])).values()].slice(0, limit);
}

/** A company in the list of companies. */
type ListedCompany = Pick<Company, 'id' | 'name' | 'status'>;

/**
 * Companies of one type whose names start with the search, by name, after a sort key. Half a read unit for about twenty. `more`:
 * there may be others after the last one.
 */
export async function listCompanies(asked: {
  readonly userType: keyof typeof companyNamesOf;
  readonly search: string;
  readonly after: string | undefined;
  readonly limit: number;
}): Promise<{ companies: (ListedCompany & { readonly sortKey: string })[]; more: boolean }> {
  const begin = asked.search === '' ? '' : foldCompanyName(asked.search);
  const { rows, lastKey } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :names AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':names': companyNamesOf[asked.userType],
      // BETWEEN is the only condition with two bounds, and it includes both. A key followed by a space excludes the key itself;
      // the last Unicode character ends the prefix range.
      ':from': asked.after === undefined ? begin || ' ' : `${asked.after} `,
      ':to': `${begin}\u{10ffff}`,
    },
    Limit: asked.limit,
  });
  return {
    companies: rows.map((row) => {
      const { sk, gsi1sk, card } = parseRow(listedName, row);
      return { id: sk.slice('COMPANY#'.length), ...card, sortKey: gsi1sk };
    }),
    more: lastKey !== undefined,
  };
}

/**
 * Writes that activate or deactivate a company. The first fails if the status has changed since `before` was read. The second
 * updates the list of companies.
 */
export function companyStatusWrites(before: Company, status: Company['status']): Write[] {
  return [
    update(
      companyKey(before.id),
      { expression: 'SET #status = :status', names: { '#status': 'status' }, values: { ':status': status } },
      companyHasStatus(before.status),
    ),
    update(
      companyNameKey(before),
      {
        expression: 'SET #card.#status = :status',
        names: { '#card': 'card', '#status': 'status' },
        values: { ':status': status },
      },
      present,
    ),
  ];
}

/** What a company's own people can change. */
export type CompanyChange = Partial<
  Pick<Company, 'name' | 'logo' | 'segment' | 'category' | 'fleetSize' | 'billingEmails' | 'billingAddresses'>
>;

/**
 * Writes that change a company; they fail if one of the same fields has changed since `before` was read. A new name moves its
 * entry in the list.
 */
export function changeCompanyWrites(before: Company, change: CompanyChange): Write[] {
  const fields = Object.keys(change) as (keyof CompanyChange)[];
  const named = (mark: string, of: Partial<Company>) =>
    Object.fromEntries(fields.map((field) => [`:${mark}${field}`, of[field]]));
  const renamed = change.name !== undefined && change.name !== before.name ? change.name : undefined;
  return [
    update(
      companyKey(before.id),
      {
        expression: `SET ${fields.map((field) => `#${field} = :new${field}`).join(', ')}`,
        names: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
        values: named('new', change),
      },
      {
        // Older rows have no addresses.
        expression: fields
          .map((field) => `(attribute_not_exists(#${field}) OR #${field} = :old${field})`)
          .join(' AND '),
        values: named('old', before),
      },
    ),
    ...(renamed === undefined
      ? []
      : [remove(companyNameKey(before)), put(companyNameRow({ ...before, name: renamed }))]),
  ];
}

/** Older rows have no status and count as active. */
export function companyHasStatus(status: Company['status']): Expression {
  return {
    expression:
      status === 'active'
        ? 'attribute_exists(pk) AND (attribute_not_exists(#status) OR #status = :was)'
        : '#status = :was',
    names: { '#status': 'status' },
    values: { ':was': status },
  };
}

/** Sets a customer's credit limit and returns the company; undefined if it is not a customer. One write unit. */
export function putCreditLimit(
  companyId: string,
  creditLimitCents: Company['creditLimitCents'],
): Promise<Company | undefined> {
  return putOfType(companyId, 'customer', {
    expression: 'SET creditLimitCents = :limit',
    values: { ':limit': creditLimitCents },
  });
}

/** Sets what a repair company charges and returns the company; undefined if it is not one. One write unit. */
export function putRepairTerms(companyId: string, terms: RepairTerms): Promise<Company | undefined> {
  return putOfType(companyId, 'technician', {
    expression: 'SET repair = :terms',
    values: { ':terms': terms },
  });
}

/** The rows of a new company. With `first`, they fail if the domain has got a company meanwhile. */
export function newCompanyWrites(
  made: Company,
  mailDomain: { readonly domain: string; readonly first: boolean } | undefined,
): Write[] {
  return [
    ...(mailDomain?.first ? [put(firstOfMailDomainRow(mailDomain.domain, made.id), absent)] : []),
    put(companyRow(made), absent),
    put(companyNameRow(made)),
    put(alertTokenRow(made), absent),
    ...(mailDomain ? [put(mailDomainRow(mailDomain.domain, made.id))] : []),
  ];
}

async function putOfType(
  companyId: string,
  userType: Company['userType'],
  change: Expression,
): Promise<Company | undefined> {
  try {
    const condition = { expression: 'userType = :type', values: { ':type': userType } };
    return parseRow(company, await updateRow(companyKey(companyId), change, condition));
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

const ownerOf = z.object({ companyId: entityId });
const nameCard = z.object({ card: z.object({ name: z.string() }) });
const listedName = z.object({
  sk: z.string().startsWith('COMPANY#'),
  gsi1sk: z.string(),
  card: z.object({ name: z.string(), status: company.shape.status }),
});
