import { createHash } from 'node:crypto';
import {
  ConditionFailed,
  check,
  type Expression,
  type Key,
  remove,
  updateRow,
  type Write,
} from '#functions/platform/table.ts';
import { deviceKey } from './devices.store.ts';

/** Whose wrong codes in a row are counted, and by what they came. */
export interface WrongCodes {
  /** An account's id, by which an operator finds them; see `unnamed` for what is no account. */
  readonly who: string;
  /** Those on a device that the account has signed in on count by themselves: a stranger cannot use them up. */
  readonly by: 'email' | 'phone' | 'authenticator' | { readonly device: string };
}

/** Wrong codes in a row after which no more are taken; an authenticator's code is asked for only after another was right. */
export const mostWrongCodes = { email: 100, phone: 100, device: 100, authenticator: 10 } as const;

/** Stands for an address, a number, or what else has no id. */
export function unnamed(what: string): string {
  return createHash('sha256').update(what).digest('base64url');
}

/**
 * Counts a wrong code, and answers how many there are in a row; many at the same moment all count. Undefined where no more are
 * taken, and none was counted. One write unit.
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

/** Holds while more codes are taken, in the row that counts them. */
export function moreAreTaken(counted: WrongCodes): Expression {
  const { field, most, isDevice } = placeOf(counted);
  return {
    // A device that was forgotten meanwhile has no number, and takes none.
    expression: isDevice ? '#field < :most' : 'attribute_not_exists(#field) OR #field < :most',
    names: { '#field': field },
    values: { ':most': most },
  };
}

/** A member of a transaction: fails where no more codes are taken. */
export function codesAreTaken(counted: WrongCodes): Write {
  return check(placeOf(counted).key, moreAreTaken(counted));
}

/**
 * A member of the transaction that answers a right code: the next wrong one is the first again, whether it was mailed or texted. It
 * fails where the channel that the code came by takes no more.
 */
export function forgetWrongCodes(counted: WrongCodes): Write {
  const { key, isDevice } = placeOf(counted);
  return isDevice ? remove(keyOf(counted.who)) : remove(key, moreAreTaken(counted));
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
  // A right code that was mailed is no reason to forget wrong ones of the authenticator.
  const sk = by === 'authenticator' ? 'AUTHENTICATOR' : 'CODES';
  return { key: keyOf(who, sk), field: by, most: mostWrongCodes[by], isDevice: false };
}

/** WRONG_CODES#<account id> / CODES, a number for each channel, or / AUTHENTICATOR. */
function keyOf(who: string, sk = 'CODES'): Key {
  return { pk: `WRONG_CODES#${who}`, sk };
}
