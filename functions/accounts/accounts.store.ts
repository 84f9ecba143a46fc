import * as z from 'zod';
import {
  absent,
  type Expression,
  getRow,
  type Key,
  parseRow,
  put,
  queryRows,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import type { UserType } from '#schema/roles.ts';
import {
  type AccountCard,
  accountCard,
  accountKey,
  accountRow,
  emailKey,
  emailRow,
  peopleOf,
  phoneKey,
  phoneRow,
  type StoredAccount,
  storedAccount,
} from './account-rows.ts';

/** Half a read unit, one when `consistent`. */
export async function getAccount(
  accountId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredAccount | undefined> {
  const row = await getRow(accountKey(accountId), options);
  return row && parseRow(storedAccount, row);
}

/** Two round trips of one read unit; one where nobody has the address. */
export async function getAccountByEmail(
  userType: UserType,
  email: string,
): Promise<StoredAccount | undefined> {
  return ownerOf(emailKey(userType, email));
}

/** As `getAccountByEmail`; `phone` in E.164. */
export async function getAccountByPhone(
  userType: UserType,
  phone: string,
): Promise<StoredAccount | undefined> {
  return ownerOf(phoneKey(userType, phone));
}

/** Everybody of a company, by last name; lags behind changes by moments. Half a read unit for about ten people. */
export async function listPeople(companyId: string): Promise<AccountCard[]> {
  const people: AccountCard[] = [];
  let lastKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      IndexName: 'byList',
      KeyConditionExpression: 'gsi1pk = :people',
      ExpressionAttributeValues: { ':people': peopleOf(companyId) },
      ...(lastKey && { ExclusiveStartKey: lastKey }),
    });
    people.push(...page.rows.map((row) => parseRow(carriesCard, row).card));
    lastKey = page.lastKey;
  } while (lastKey !== undefined);
  return people;
}

/**
 * The rows of a new account. They stand first in their transaction, email before phone, so that a failed condition says
 * what is taken; each failed condition's row names the account that has it.
 */
export function newAccountWrites(made: StoredAccount): Write[] {
  return [
    put(emailRow(made), absent),
    ...(made.phone === null ? [] : [put(phoneRow(made, made.phone), absent)]),
    put(accountRow(made), absent),
  ];
}

/** Fails its transaction where the account is not active. `identityAt`: when the pool got its user. */
export function signedInWrite(accountId: string, identityAt: string, now: Date): Write {
  return update(
    accountKey(accountId),
    {
      expression: 'SET lastSignIn = :now, #card.lastSignIn = :now, identityAt = :identityAt',
      names: { '#card': 'card' },
      values: { ':now': now.toISOString(), ':identityAt': identityAt },
    },
    isActive,
  );
}

const isActive: Expression = {
  expression: '#status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};

const carriesCard = z.object({ card: accountCard });
const uniqueRow = z.object({ accountId: entityId });

async function ownerOf(key: Key): Promise<StoredAccount | undefined> {
  const row = await getRow(key, { consistent: true });
  return row && getAccount(parseRow(uniqueRow, row).accountId, { consistent: true });
}
