import * as z from 'zod';
import { getRow, type Key, parseRow, queryRows } from '#functions/platform/table.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { entityId } from '#schema/ids.ts';
import {
  type AccountCard,
  accountKey,
  emailKey,
  peoplePk,
  phoneKey,
  rowWithCard,
  type StoredAccount,
  storedAccount,
} from './account-rows.ts';
import { fullNameOf } from './full-name.ts';

/** A person as shown in timelines and lists. */
export interface NamedPerson {
  readonly id: string;
  readonly fullName: string;
  readonly picture: string | null;
}

/** Half a read unit, one if `consistent`. */
export async function readAccount(
  accountId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredAccount | undefined> {
  const row = await getRow(accountKey(accountId), options);
  return row && parseRow(storedAccount, row);
}

/** The people who exist, by id. One round trip, half a read unit each. */
export async function readPeople(accountIds: Iterable<string>): Promise<ReadonlyMap<string, NamedPerson>> {
  const found = await Promise.all([...new Set(accountIds)].map((id) => readAccount(id)));
  return new Map(
    found
      .filter((account) => account !== undefined)
      .map((account) => [
        account.id,
        { id: account.id, fullName: fullNameOf(account), picture: account.picture },
      ]),
  );
}

/** The account with that email address, in lower case. One round trip, one read unit. */
export async function accountIdOfEmail(userType: UserType, email: string): Promise<string | undefined> {
  return ownerIdOf(emailKey(userType, email));
}

/** The account with that phone number, in E.164. One round trip, one read unit. */
export async function accountIdOfPhone(userType: UserType, phone: string): Promise<string | undefined> {
  return ownerIdOf(phoneKey(userType, phone));
}

/** `email` in lower case. Two round trips of one read unit; one if nobody has the address. */
export async function findAccountByEmail(
  userType: UserType,
  email: string,
): Promise<StoredAccount | undefined> {
  return ownerOf(emailKey(userType, email));
}

/** `phone` in E.164. The same cost. */
export async function findAccountByPhone(
  userType: UserType,
  phone: string,
): Promise<StoredAccount | undefined> {
  return ownerOf(phoneKey(userType, phone));
}

/**
 * Everybody of a company, inactive people too, by last name; may lag briefly. Half a read unit for about ten people.
 * One round trip up to about 2,500; the rest is read in parallel in a second one, split by the alphabet.
 */
export async function readPeopleOfCompany(companyId: string): Promise<AccountCard[]> {
  const first = await queryPeople(companyId, { from: ' ', to: endOfNames });
  if (first.lastKey === undefined) return first.people;
  const after = String(first.lastKey.gsi1sk);
  const borders = [after, ...alphabet.filter((letter) => letter > after), endOfNames];
  const rest = await Promise.all(
    borders.slice(1).map((to, place) => allPeople(companyId, { from: `${borders[place]} `, to })),
  );
  return [first.people, ...rest].flat();
}

/** After every name; also where the rest is split. */
const endOfNames = '\u{10ffff}';
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');

async function queryPeople(
  companyId: string,
  { from, to, lastKey }: { from: string; to: string; lastKey?: Record<string, unknown> | undefined },
) {
  const page = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :people AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':people': peoplePk(companyId), ':from': from, ':to': to },
    ...(lastKey && { ExclusiveStartKey: lastKey }),
  });
  return { people: page.rows.map((row) => parseRow(rowWithCard, row).card), lastKey: page.lastKey };
}

async function allPeople(companyId: string, range: { from: string; to: string }): Promise<AccountCard[]> {
  const people: AccountCard[] = [];
  let lastKey: Record<string, unknown> | undefined;
  do {
    const page = await queryPeople(companyId, { ...range, lastKey });
    people.push(...page.people);
    lastKey = page.lastKey;
  } while (lastKey !== undefined);
  return people;
}

const uniqueRow = z.object({ accountId: entityId });

async function ownerOf(key: Key): Promise<StoredAccount | undefined> {
  const accountId = await ownerIdOf(key);
  return accountId === undefined ? undefined : readAccount(accountId, { consistent: true });
}

async function ownerIdOf(key: Key): Promise<string | undefined> {
  const row = await getRow(key, { consistent: true });
  return row && parseRow(uniqueRow, row).accountId;
}
