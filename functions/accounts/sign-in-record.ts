import type { ConditionFailed, Write } from '#functions/platform/table.ts';
import { parseRow } from '#functions/platform/table.ts';
import { type StoredAccount, storedAccount } from './account-rows.ts';
import {
  reachedAtCheck,
  type SignIn,
  signedInAgainWrite,
  signedInWrite,
  signedOutWrite,
} from './accounts.store.ts';

/**
 * A member of the transaction that answers a right code: it notes the sign-in and that the pool has the account's user,
 * and fails where the account was deactivated meanwhile.
 */
export function recordSignIn(accountId: string, identityAt: string, how: SignIn): Write {
  return signedInWrite(accountId, identityAt, how);
}

/** The same without a look at the account: it fails, too, where the pool has no user of it yet, or a number is unsettled. */
export function recordLaterSignIn(accountId: string, how: SignIn): Write {
  return signedInAgainWrite(accountId, how);
}

/** A member of a transaction: commands of every sign-in so far are refused from then on (`confirmCaller`). */
export function recordSignOut(accountId: string, now: Date): Write {
  return signedOutWrite(accountId, now);
}

/** A member of the transaction before a code is sent: fails where the account is not active, or is reached elsewhere by now. */
export function reachedAt(
  accountId: string,
  at: { readonly email: string } | { readonly phone: string },
): Write {
  return reachedAtCheck(accountId, at);
}

/** The account as it stood where one of these did not hold; undefined where there is none. */
export function accountThen({ row }: ConditionFailed): StoredAccount | undefined {
  return row && parseRow(storedAccount, row);
}
