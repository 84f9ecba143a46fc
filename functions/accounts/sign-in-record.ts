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

/** `timeZone`: the browser's, where it told it. */
interface SignIn {
  readonly by: Channel;
  readonly timeZone?: string | undefined;
  readonly now: Date;
}

/** What a code is sent by. */
type Channel = 'email' | 'phone';

/**
 * A member of the transaction that answers a right code: it notes the sign-in and that the pool has the account's user,
 * and fails where the account was deactivated meanwhile.
 */
export function recordSignIn(accountId: string, identityAt: string, how: SignIn): Write {
  const { expression, names, values } = signedIn(how);
  const change = {
    expression: `${expression}, identityAt = :identityAt`,
    names,
    values: { ...values, ':identityAt': identityAt },
  };
  return update(accountKey(accountId), change, isActive);
}

/** The same without a look at the account: it fails, too, where the pool has no user of it yet, or a number is unsettled. */
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

/** A member of a transaction: commands of every sign-in so far are refused from then on (`confirmCaller`). */
export function recordSignOut(accountId: string, now: Date): Write {
  return update(
    accountKey(accountId),
    { expression: 'SET signedOutAt = :now', values: { ':now': now.toISOString() } },
    present,
  );
}

/** A member of the transaction before a code is sent: fails where the account is not active, or is reached elsewhere by now. */
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

/** The account as it stood where one of these did not hold; undefined where there is none. */
export function accountThen({ row }: ConditionFailed): StoredAccount | undefined {
  return row && parseRow(storedAccount, row);
}

/** A code by phone that is right proves the number. */
function signedIn({ by, timeZone, now }: SignIn): Expression {
  return setInCard({
    lastSignIn: now.toISOString(),
    ...(by === 'phone' && { phoneIsProven: true }),
    ...(timeZone !== undefined && { timeZone }),
  });
}

const isActive: Expression = {
  expression: '#status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};
