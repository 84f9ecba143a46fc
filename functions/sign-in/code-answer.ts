import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { deactivated, requireActive } from '#functions/accounts/confirm-caller.ts';
import { accountThen, recordLaterSignIn, recordSignIn } from '#functions/accounts/sign-in-record.ts';
import { ConditionFailed, type Key, transact, type Write } from '#functions/platform/table.ts';
import { ensureIdentity } from './identity.ts';
import type { KeptCode } from './one-time-code.ts';
import { makePasskey } from './passkey.ts';
import { passkeyWrite } from './passkeys.store.ts';
import { poolOf } from './pools.ts';
import { codeExpired } from './right-code.ts';
import { codeUsedWrite } from './sign-in.store.ts';

/** Who is signed in by a right code. */
type SigningIn = Pick<StoredAccount, 'id' | 'userType'>;

/** What the identity provider is to be given. */
interface Passkey {
  /** The pool's user name. */
  readonly email: string;
  readonly passkey: string;
}

/**
 * Answers a right code, in one round trip where the pool knows the account: the write finds out. Else the account, as it stood
 * there, gets its user first.
 */
export async function answerKnown(key: Key, kept: KeptCode, who: SigningIn, now: Date): Promise<Passkey> {
  const answer = newPasskey(who, now);
  try {
    await transact([codeUsedWrite(key, kept, now), recordLaterSignIn(who.id, now), answer.write]);
    return answer.given;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 0) throw codeExpired();
    const account = accountThen(error);
    if (account === undefined) throw new Error(`The account ${who.id} has no row.`);
    return answerRightCode(key, kept, account, now);
  }
}

/** Answers a right code: makes sure that the pool knows the account, and gives the passkey for its challenge. */
export async function answerRightCode(
  key: Key,
  kept: KeptCode,
  account: StoredAccount,
  now: Date,
): Promise<Passkey> {
  requireActive(account);
  const identityAt = await ensureIdentity(account, now);
  const answer = newPasskey(account, now);
  try {
    await transact([codeUsedWrite(key, kept, now), recordSignIn(account.id, identityAt, now), answer.write]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 0) throw codeExpired();
    throw deactivated();
  }
  return answer.given;
}

/** A passkey, and the write that makes it one. */
export function newPasskey({ id, userType }: SigningIn, now: Date): { given: Passkey; write: Write } {
  const { passkey, digest } = makePasskey();
  const { userPoolId } = poolOf(userType);
  return {
    given: { email: id, passkey },
    write: passkeyWrite(digest, { userPoolId, accountId: id }, now),
  };
}
