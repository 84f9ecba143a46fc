import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  check,
  type Expression,
  getRow,
  type Key,
  parseRow,
  present,
  put,
  queryRows,
  remove,
  update,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import {
  type NotificationSettings,
  notificationSettings,
  type updateNotificationSettingsInput,
} from '#schema/accounts/team.ts';
import { entityId } from '#schema/ids.ts';
import {
  type AccountCard,
  accountCard,
  accountKey,
  accountRow,
  emailKey,
  emailRow,
  peopleOf,
  peopleSortKey,
  phoneKey,
  phoneRow,
  type StoredAccount,
  storedAccount,
  waitingPhoneKeys,
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

/**
 * Everybody of a company, by last name; lags behind changes by moments. Half a read unit for about ten people, in one round
 * trip up to some 2,500; beyond, the rest is read side by side in a second one, as far as names are spread over the alphabet.
 */
export async function listPeople(companyId: string): Promise<AccountCard[]> {
  const first = await queryPeople(companyId, { from: ' ', to: endOfNames });
  if (first.lastKey === undefined) return first.people;
  const after = String(first.lastKey.gsi1sk);
  const borders = [after, ...alphabet.filter((letter) => letter > after), endOfNames];
  const rest = await Promise.all(
    borders.slice(1).map((to, place) => allPeople(companyId, { from: `${borders[place]} `, to })),
  );
  return [first.people, ...rest].flat();
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
export function signedInWrite(accountId: string, identityAt: string, how: SignIn): Write {
  const { expression, names, values } = signedIn(how);
  const change = {
    expression: `${expression}, identityAt = :identityAt`,
    names,
    values: { ...values, ':identityAt': identityAt },
  };
  return update(accountKey(accountId), change, isActive);
}

/** From now on no sign-in from before changes anything. */
export function signedOutWrite(accountId: string, now: Date): Write {
  return update(
    accountKey(accountId),
    { expression: 'SET signedOutAt = :now', values: { ':now': now.toISOString() } },
    present,
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

/** What can be changed of an account by itself. */
export type AccountChange = Partial<
  Pick<
    StoredAccount,
    | 'firstName'
    | 'lastName'
    | 'title'
    | 'picture'
    | 'email'
    | 'phone'
    | 'unprovenEmail'
    | 'unprovenPhone'
    | 'phoneIsProven'
    | 'roleId'
    | 'status'
    | 'emailNotificationEnabled'
    | 'smsNotificationEnabled'
  >
>;

/** Changes an account, its list's card with it; fails its transaction where anybody else has changed it since it was read. */
export function changeAccountWrite(before: StoredAccount, change: AccountChange, now: Date): Write {
  const fields = Object.entries({ ...change, updatedAt: now.toISOString() });
  const inCard = fields.filter(([field]) => field in accountCard.shape);
  const sets = [
    ...fields.map(([field]) => `#${field} = :${field}`),
    ...inCard.map(([field]) => `#card.#${field} = :${field}`),
    'gsi1sk = :sortKey',
  ];
  const waits = change.unprovenPhone != null ? waitingPhoneKeys(before, change.unprovenPhone) : {};
  sets.push(...Object.keys(waits).map((key) => `${key} = :${key}`));
  const waitsNoMore = change.unprovenPhone === null ? ' REMOVE gsi2pk, gsi2sk' : '';
  return update(
    accountKey(before.id),
    {
      expression: `SET ${sets.join(', ')}${waitsNoMore}`,
      names: { '#card': 'card', ...Object.fromEntries(fields.map(([field]) => [`#${field}`, field])) },
      values: {
        ':sortKey': peopleSortKey({ ...before, ...change }),
        ...Object.fromEntries(Object.entries(waits).map(([key, value]) => [`:${key}`, value])),
        ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      },
    },
    {
      expression: '#status = :was AND roleId = :role AND #updatedAt = :readAt',
      names: { '#status': 'status', '#updatedAt': 'updatedAt' },
      values: { ':was': before.status, ':role': before.roleId, ':readAt': before.updatedAt },
    },
  );
}

/**
 * The rows by which an account gets another address or number, in place of the one it has; they stand first in their
 * transaction, and the first of them fails where somebody else has it.
 */
export function moveEmailWrites(before: StoredAccount, email: string): Write[] {
  return [put(emailRow({ ...before, email }), absent), remove(emailKey(before.userType, before.email))];
}

export function movePhoneWrites(before: StoredAccount, phone: string): Write[] {
  return [
    put(phoneRow(before, phone), absent),
    ...(before.phone === null ? [] : [remove(phoneKey(before.userType, before.phone))]),
  ];
}

/** The rows of a number that is somebody's no more; fails where it is somebody else's by now. */
export function releasePhoneWrite({ id, userType }: StoredAccount, phone: string): Write {
  return remove(phoneKey(userType, phone), { expression: 'accountId = :id', values: { ':id': id } });
}

/** Accounts in which a number waits for its code, of that type of user; lags behind changes by moments. One round trip. */
export async function listWaitingFor(userType: UserType, phone: string): Promise<string[]> {
  const { rows } = await queryRows({
    IndexName: 'byPriority',
    KeyConditionExpression: 'gsi2pk = :phone',
    ExpressionAttributeValues: { ':phone': waitingPhoneKeys({ id: '', userType }, phone).gsi2pk },
    Limit: 100,
  });
  return rows.map((row) => parseRow(carriesCard, row).card.id);
}

/** Sets what is given, in the list's card, too, and answers all of it. One write unit. */
export async function putNotificationSettings(
  accountId: string,
  settings: z.output<typeof updateNotificationSettingsInput>,
): Promise<NotificationSettings> {
  const row = await updateRow(accountKey(accountId), setInCard(settings), present);
  return notificationSettings.parse(parseRow(storedAccount, row));
}

/** Counts one more, or one fewer, unfinished order that somebody owns. */
export function countOrderWrite(accountId: string, step: 1 | -1): Write {
  return update(
    accountKey(accountId),
    {
      expression:
        'SET ordersCount = if_not_exists(ordersCount, :none) + :step, #card.ordersCount = if_not_exists(#card.ordersCount, :none) + :step',
      names: { '#card': 'card' },
      values: { ':none': 0, ':step': step },
    },
    present,
  );
}

/** A member of a transaction that goes by an account as it was read: it fails where status or role is another by now. */
export function accountIsStill(before: Pick<StoredAccount, 'id' | 'status' | 'roleId'>): Write {
  return check(accountKey(before.id), stillAs(before));
}

/**
 * Likewise for an account whose user the pool has already: nobody needs to read it first. It fails, too, where a code by email finds
 * a customer's number of which none has come back yet. A failed condition's row tells why.
 */
export function signedInAgainWrite(accountId: string, how: SignIn): Write {
  const { by } = how;
  const settled =
    by === 'phone' ? '' : ' AND (attribute_exists(phoneIsProven) OR phone = :none OR userType <> :customer)';
  return update(accountKey(accountId), signedIn(how), {
    ...isActive,
    expression: `${isActive.expression} AND attribute_type(identityAt, :text)${settled}`,
    values: {
      ...isActive.values,
      ':text': 'S',
      ...(by === 'email' && { ':none': null, ':customer': 'customer' }),
    },
  });
}

/** A code by phone that is right proves the number. */
function signedIn({ by, timeZone, now }: SignIn): Expression {
  return setInCard({
    lastSignIn: now.toISOString(),
    ...(by === 'phone' && { phoneIsProven: true }),
    ...(timeZone !== undefined && { timeZone }),
  });
}

/** Sets fields of the account that stand in its list's card, too. */
function setInCard(fields: Partial<AccountCard>): Expression {
  const given = Object.entries(fields);
  return {
    expression: `SET ${given.map(([name]) => `#${name} = :${name}, #card.#${name} = :${name}`).join(', ')}`,
    names: { '#card': 'card', ...Object.fromEntries(given.map(([name]) => [`#${name}`, name])) },
    values: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  };
}

/** `timeZone`: the browser's, where it told it. */
export interface SignIn {
  readonly by: Channel;
  readonly timeZone?: string | undefined;
  readonly now: Date;
}

/** What a code is sent by. */
type Channel = 'email' | 'phone';

/** Holds while the account is active and is reached where a code is to be sent: a phone only while it counts and takes our texts. */
export function reachedAtCheck(
  accountId: string,
  at: { readonly email: string } | { readonly phone: string },
): Write {
  const reached =
    'email' in at
      ? { expression: 'email = :at', value: at.email }
      : {
          expression:
            'phone = :at AND (attribute_not_exists(texts) OR texts.stoppedNumber <> :at)' +
            ' AND (attribute_exists(phoneIsProven) OR attribute_type(lastSignIn, :text))',
          value: at.phone,
        };
  return check(accountKey(accountId), {
    ...isActive,
    expression: `${isActive.expression} AND ${reached.expression}`,
    values: { ...isActive.values, ':at': reached.value, ...('phone' in at && { ':text': 'S' }) },
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

/** Behind every name; and where what one answer cannot hold is cut into parts. */
const endOfNames = '\u{10ffff}';
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');

async function queryPeople(
  companyId: string,
  { from, to, lastKey }: { from: string; to: string; lastKey?: Record<string, unknown> | undefined },
) {
  const page = await queryRows({
    IndexName: 'byList',
    KeyConditionExpression: 'gsi1pk = :people AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':people': peopleOf(companyId), ':from': from, ':to': to },
    ...(lastKey && { ExclusiveStartKey: lastKey }),
  });
  return { people: page.rows.map((row) => parseRow(carriesCard, row).card), lastKey: page.lastKey };
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
