import {
  type ConditionFailed,
  check,
  type Expression,
  parseRow,
  present,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { accountKey, type StoredAccount, storedAccount } from './account-rows.ts';
import { setInCard } from './account-writes.ts';
import { mailResumes } from './mail-reports.ts';

/** `timeZone`: the browser's, if known. */
interface SignIn {
  readonly by: Channel;
  readonly timeZone?: string | undefined;
  readonly now: Date;
}

type Channel = 'email' | 'phone';

/**
 * For the transaction that accepts a right code: records the sign-in and that the user pool has the user. Fails if the
 * account was deactivated meanwhile.
 */
export function recordSignIn(accountId: string, identityAt: string, how: SignIn): Write {
  return update(accountKey(accountId), signedIn(how, identityAt), isActive);
}

/**
 * The same for an account that was not read: also fails if the user pool may not have the user yet, or a number is
 * unproven.
 */
export function recordLaterSignIn(accountId: string, how: SignIn): Write {
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

/** Ends all sign-ins so far: their commands are refused from now on (`confirmCaller`). */
export function recordSignOut(accountId: string, now: Date): Write {
  return update(
    accountKey(accountId),
    { expression: 'SET signedOutAt = :now', values: { ':now': now.toISOString() } },
    present,
  );
}

/**
 * Checks, before a code is sent, that the account is active and still has that address or number. Fails otherwise, and
 * for a number that opted out of texts or doesn't count.
 */
export function reachedAt(
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

/** The account when one of these conditions failed; undefined if there is none. */
export function accountThen({ row }: ConditionFailed): StoredAccount | undefined {
  return row && parseRow(storedAccount, row);
}

/** A right code by phone proves the number; one by email proves that mail reaches its address again. */
function signedIn({ by, timeZone, now }: SignIn, identityAt?: string): Expression {
  const { expression, names, values } = setInCard({
    lastSignIn: now.toISOString(),
    ...(by === 'phone' && { phoneIsProven: true }),
    ...(timeZone !== undefined && { timeZone }),
  });
  const identity = identityAt === undefined ? '' : ', identityAt = :identityAt';
  return {
    expression: `${expression}${identity}${by === 'email' ? mailResumes : ''}`,
    names,
    values: { ...values, ...(identityAt !== undefined && { ':identityAt': identityAt }) },
  };
}

const isActive: Expression = {
  expression: '#status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};
