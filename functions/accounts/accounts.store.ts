import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  check,
  type Expression,
  getRow,
  type Key,
  parseRow,
  put,
  queryRows,
  update,
  updateRow,
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

/** The first of those two round trips. */
export async function getIdOfEmail(userType: UserType, email: string): Promise<string | undefined> {
  return ownerIdOf(emailKey(userType, email));
}

export async function getIdOfPhone(userType: UserType, phone: string): Promise<string | undefined> {
  return ownerIdOf(phoneKey(userType, phone));
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

/** Changes nothing where the account has another number by now, or said something later. Does so in its list's card, too. */
export async function setTextConsent(
  accountId: string,
  phone: string,
  texts: NonNullable<StoredAccount['texts']>,
  now: Date,
): Promise<void> {
  try {
    await updateRow(
      accountKey(accountId),
      {
        expression: 'SET texts = :texts, #card.texts = :texts, updatedAt = :now',
        names: { '#card': 'card' },
        values: { ':texts': texts, ':now': now.toISOString() },
      },
      {
        expression: 'phone = :phone AND (attribute_not_exists(texts) OR texts.changedAt <= :saidAt)',
        values: { ':phone': phone, ':saidAt': texts.changedAt },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** Makes an account active or inactive; fails its transaction where its status or role is another than when it was read. */
export function accountStatusWrite(before: StoredAccount, status: StoredAccount['status'], now: Date): Write {
  return update(
    accountKey(before.id),
    {
      expression: 'SET #status = :status, #card.#status = :status, updatedAt = :now',
      names: { '#card': 'card', '#status': 'status' },
      values: { ':status': status, ':now': now.toISOString() },
    },
    stillAs(before),
  );
}

/** A member of a transaction that goes by an account as it was read: it fails where status or role is another by now. */
export function accountIsStill(before: Pick<StoredAccount, 'id' | 'status' | 'roleId'>): Write {
  return check(accountKey(before.id), stillAs(before));
}

/** Likewise for an account whose user the pool has already: nobody needs to read it first. A failed condition's row tells why. */
export function signedInAgainWrite(accountId: string, now: Date): Write {
  return update(
    accountKey(accountId),
    {
      expression: 'SET lastSignIn = :now, #card.lastSignIn = :now',
      names: { '#card': 'card' },
      values: { ':now': now.toISOString() },
    },
    {
      ...isActive,
      expression: `${isActive.expression} AND attribute_type(identityAt, :text)`,
      values: { ...isActive.values, ':text': 'S' },
    },
  );
}

/** Holds while the account is active and is reached where a code is to be sent: a phone only while it takes our texts. */
export function reachedAtCheck(
  accountId: string,
  at: { readonly email: string } | { readonly phone: string },
): Write {
  const reached =
    'email' in at
      ? { expression: 'email = :at', value: at.email }
      : {
          expression: 'phone = :at AND (attribute_not_exists(texts) OR texts.stoppedNumber <> :at)',
          value: at.phone,
        };
  return check(accountKey(accountId), {
    ...isActive,
    expression: `${isActive.expression} AND ${reached.expression}`,
    values: { ...isActive.values, ':at': reached.value },
  });
}

const isActive: Expression = {
  expression: '#status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};

function stillAs({ status, roleId }: Pick<StoredAccount, 'status' | 'roleId'>): Expression {
  return {
    expression: '#status = :was AND roleId = :role',
    names: { '#status': 'status' },
    values: { ':was': status, ':role': roleId },
  };
}

const carriesCard = z.object({ card: accountCard });
const uniqueRow = z.object({ accountId: entityId });

async function ownerOf(key: Key): Promise<StoredAccount | undefined> {
  const accountId = await ownerIdOf(key);
  return accountId === undefined ? undefined : getAccount(accountId, { consistent: true });
}

async function ownerIdOf(key: Key): Promise<string | undefined> {
  const row = await getRow(key, { consistent: true });
  return row && parseRow(uniqueRow, row).accountId;
}
