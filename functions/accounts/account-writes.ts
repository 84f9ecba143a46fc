import {
  absent,
  check,
  type Expression,
  present,
  put,
  remove,
  update,
  type Write,
} from '#functions/platform/table.ts';
import {
  type AccountCard,
  accountCard,
  accountKey,
  accountRow,
  emailKey,
  emailRow,
  peopleSortKey,
  phoneKey,
  phoneRow,
  type StoredAccount,
  waitingPhoneKeys,
} from './account-rows.ts';

/**
 * The rows of a new account. They come first in the transaction, email before phone, so that a failed condition shows
 * what is taken; its row names the account that has it.
 */
export function newAccountWrites(made: StoredAccount): Write[] {
  return [
    put(emailRow(made), absent),
    ...(made.phone === null ? [] : [put(phoneRow(made, made.phone), absent)]),
    put(accountRow(made), absent),
  ];
}

/** The fields of an account that can be changed one by one. */
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

/** Changes an account and its list's card; fails if anybody changed it since it was read. */
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
 * Moves an account to another address or number. These writes come first in the transaction; the first fails if
 * somebody else has it.
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

/** Frees a number; fails if somebody else has it by now. */
export function releasePhoneWrite({ id, userType }: StoredAccount, phone: string): Write {
  return remove(phoneKey(userType, phone), { expression: 'accountId = :id', values: { ':id': id } });
}

/** Counts one more or one fewer unfinished order that somebody owns. Fails if there is no such account. */
export function countOwnedOrder(accountId: string, step: 1 | -1): Write {
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

/** Checks that an account still has the status and role that were read. */
export function accountIsStill(before: Pick<StoredAccount, 'id' | 'status' | 'roleId'>): Write {
  return check(accountKey(before.id), stillAs(before));
}

/** Sets fields of the account and of its list's card. */
export function setInCard(fields: Partial<AccountCard>): Expression {
  const given = Object.entries(fields);
  return {
    expression: `SET ${given.map(([name]) => `#${name} = :${name}, #card.#${name} = :${name}`).join(', ')}`,
    names: { '#card': 'card', ...Object.fromEntries(given.map(([name]) => [`#${name}`, name])) },
    values: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  };
}

function stillAs({ status, roleId }: Pick<StoredAccount, 'status' | 'roleId'>): Expression {
  return {
    expression: '#status = :was AND roleId = :role',
    names: { '#status': 'status' },
    values: { ':was': status, ':role': roleId },
  };
}
