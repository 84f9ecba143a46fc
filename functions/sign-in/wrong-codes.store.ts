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
  const { field, most, orNone } = placeOf(counted);
  return {
    expression: `${orNone}#field < :most`,
    names: { '#field': field },
    values: { ':most': most },
  };
}

/** A member of a transaction: fails where no more codes are taken. */
export function codesAreTaken(counted: WrongCodes): Write {
  return check(placeOf(counted).key, moreAreTaken(counted));
}

/**
 * A member of the transaction that answers a right code: the next wrong one is the first again, by whatever channel. It fails
 * where the channel that the code came by takes no more.
 */
export function forgetWrongCodes(counted: WrongCodes): Write {
  return remove(keyOf(counted.who), typeof counted.by === 'object' ? undefined : moreAreTaken(counted));
}

/** As long as a device is known. */
const keptSeconds = 180 * 86_400;

function placeOf({ who, by }: WrongCodes): { key: Key; field: string; most: number; orNone: string } {
  if (typeof by === 'object') {
    // A device that was forgotten meanwhile has no number, and takes none.
    return { key: deviceKey(who, by.device), field: 'wrongCodes', most: mostWrongCodes.device, orNone: '' };
  }
  const orNone = 'attribute_not_exists(#field) OR ';
  return { key: keyOf(who), field: by, most: mostWrongCodes[by], orNone };
}

/** WRONG_CODES#<account id> / WRONG_CODES: a number for each channel. */
function keyOf(who: string): Key {
  return { pk: `WRONG_CODES#${who}`, sk: 'WRONG_CODES' };
}
