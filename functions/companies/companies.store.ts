import * as z from 'zod';
import { absent, getRow, parseRow, put, queryRows, type Write } from '#functions/platform/table.ts';
import { type Company, company } from '#schema/accounts.ts';
import { entityId } from '#schema/ids.ts';
import { foldCompanyName } from './company-name.ts';
import {
  alertTokenKey,
  alertTokenRow,
  companyKey,
  companyNamePk,
  companyNameRow,
  companyNames,
  companyRow,
  firstOfMailDomainRow,
  mailDomainPk,
  mailDomainRow,
} from './company-rows.ts';

/** Half a read unit, one when `consistent`. */
export async function getCompany(
  companyId: string,
  options: { consistent?: boolean } = {},
): Promise<Company | undefined> {
  const row = await getRow(companyKey(companyId), options);
  return row && parseRow(company, row);
}

/** The company whose forwarding address bears the token. Half a read unit. */
export async function companyIdOfToken(token: string): Promise<string | undefined> {
  const row = await getRow(alertTokenKey(token));
  return row && parseRow(ownerOf, row).companyId;
}

/** Companies with that work-mail domain, as many as matter: none, one, or more. One read unit. */
export async function companyIdsOfMailDomain(domain: string): Promise<string[]> {
  const { rows } = await queryRows({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :company)',
    ExpressionAttributeValues: { ':pk': mailDomainPk(domain), ':company': 'COMPANY#' },
    Limit: 2,
  });
  return rows.map((row) => parseRow(ownerOf, row).companyId);
}

/** How many companies bear the name; counting stops at 2. Half a read unit. */
export async function countCompaniesNamed(name: string): Promise<number> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': companyNamePk(name) },
    Limit: 2,
  });
  return rows.length;
}

/** Names of customer companies that begin so, each once, in order of the alphabet. Half a read unit for each 4 KB. */
export async function companyNamesThatBegin(search: string, limit: number): Promise<string[]> {
  const { rows } = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :names AND begins_with(gsi1sk, :begin)',
    ExpressionAttributeValues: { ':names': companyNames, ':begin': foldCompanyName(search) },
    // Several companies may share a name: look at some more rows than names are wanted.
    Limit: 3 * limit,
  });
  const names = rows.map((row) => parseRow(nameCard, row).card.name);
  return [...new Map(names.map((name) => [foldCompanyName(name), name])).values()].slice(0, limit);
}

/** The rows of a new company. With `first`, the transaction fails when the domain has found a company meanwhile. */
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

const ownerOf = z.object({ companyId: entityId });
const nameCard = z.object({ card: z.object({ name: z.string() }) });
