import { createHash } from 'node:crypto';
import { accountEvent } from '#functions/accounts/account-event.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import {
  ConditionFailed,
  check,
  type Expression,
  type Key,
  remove,
  transact,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { deviceKey } from './devices.store.ts';

/** Whose consecutive wrong codes are counted, and for which channel. */
export interface WrongCodes {
  /** An account's id, by which operators find the row; `unnamed` for anything else. */
  readonly who: string;
  /** Wrong codes on a device that the account has signed in on count separately: a stranger cannot use them up. */
  readonly by: 'email' | 'phone' | 'authenticator' | { readonly device: string };
}

/** Most wrong codes in a row. An authenticator's code is only asked for after another was right. */
export const mostWrongCodes = { email: 100, phone: 100, device: 100, authenticator: 10 } as const;

/** Stands in for an address, a number, or anything else without an id. */
export function unnamed(what: string): string {
  return createHash('sha256').update(what).digest('base64url');
}

/**
 * Counts a wrong code and returns how many there are in a row; concurrent ones all count. Undefined if there were too many
 * already, and then none is counted. One write unit.
 */
export async function countWrongCode(counted: WrongCodes, now: Date): Promise<number | undefined> {
  const { key, field } = placeOf(counted);
  try {
    const row = await updateRow(
      key,
      {
        expression: 'SET #kind = if_not_exists(#kind, :kind), expiresAt = :expiresAt ADD #field :one',
        names: { '#kind': 'kind', '#field': field },
        values: {
          ':kind': 'wrong-codes',
          ':expiresAt': Math.ceil(now.getTime() / 1000) + keptSeconds,
          ':one': 1,
        },
      },
      moreAreTaken(counted),
    );
    return Number(row[field]);
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/** Condition: more codes are accepted, in the row that counts them. */
export function moreAreTaken(counted: WrongCodes): Expression {
  const { field, most, isDevice } = placeOf(counted);
  return {
    // A device that was forgotten meanwhile has no count and accepts none.
    expression: isDevice ? '#field < :most' : 'attribute_not_exists(#field) OR #field < :most',
    names: { '#field': field },
    values: { ':most': most },
  };
}

/** For a transaction: fails if no more codes are accepted. */
export function codesAreTaken(counted: WrongCodes): Write {
  return check(placeOf(counted).key, moreAreTaken(counted));
}

/**
 * For the transaction that answers a right code: starts the count of wrong codes over, for mail and texts alike. Fails if the
 * channel that the code came by accepts no more.
 */
export function forgetWrongCodes(counted: WrongCodes): Write {
  const { key, isDevice } = placeOf(counted);
  return isDevice ? remove(keyOf(counted.who)) : remove(key, moreAreTaken(counted));
}

/** Mails the owner after the tenth wrong code in a row, and after the last one accepted. */
export async function warnOfWrongCodes(
  { who: accountId, by }: WrongCodes,
  inARow: number,
  now: Date,
): Promise<void> {
  const most = mostWrongCodes[typeof by === 'object' ? 'device' : by];
  if (inARow !== 10 && inARow !== most) return;
  const account = await readAccount(accountId);
  if (account) await transact([accountEvent('account.wrong-codes', account, now)]);
}

/** As long as a device is known. */
const keptSeconds = 180 * 86_400;

interface Place {
  readonly key: Key;
  readonly field: string;
  readonly most: number;
  readonly isDevice: boolean;
}

function placeOf({ who, by }: WrongCodes): Place {
  if (typeof by === 'object') {
    return {
      key: deviceKey(who, by.device),
      field: 'wrongCodes',
      most: mostWrongCodes.device,
      isDevice: true,
    };
  }
  // A right code by mail does not forgive wrong authenticator codes.
  const sk = by === 'authenticator' ? 'AUTHENTICATOR' : 'CODES';
  return { key: keyOf(who, sk), field: by, most: mostWrongCodes[by], isDevice: false };
}

/** WRONG_CODES#<account id> / CODES with a count per channel, or / AUTHENTICATOR. */
function keyOf(who: string, sk = 'CODES'): Key {
  return { pk: `WRONG_CODES#${who}`, sk };
}
