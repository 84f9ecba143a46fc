import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { deactivated, requireActive } from '#functions/accounts/confirm-caller.ts';
import { recordSignIn } from '#functions/accounts/sign-in-record.ts';
import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed, type Key, transact } from '#functions/platform/table.ts';
import { ensureIdentity } from './identity.ts';
import { judgeTry, type KeptCode } from './one-time-code.ts';
import { makePasskey } from './passkey.ts';
import { passkeyWrite } from './passkeys.store.ts';
import { poolOf } from './pools.ts';
import { codeUsedWrite } from './sign-in.store.ts';

/** Throws INVALID_CODE, CODE_EXPIRED or TOO_MANY_TRIES unless the code is right. `kept`: as it stood before this try. */
export function requireRightCode(
  kept: KeptCode | undefined,
  given: { readonly code: string; readonly boundTo: string },
  now: Date,
): asserts kept is KeptCode {
  const judged = kept === undefined ? ({ verdict: 'expired' } as const) : judgeTry(kept, given, now);
  switch (judged.verdict) {
    case 'right':
      return;
    case 'wrong':
      throw new AppError('INVALID_CODE', 'Invalid pass code.', { triesLeft: judged.triesLeft });
    case 'expired':
      throw codeExpired();
    case 'too-many-tries':
      throw new AppError('TOO_MANY_TRIES', 'Too many tries on this code. Please ask for a new one.');
  }
}

/** Answers a right code: makes sure that the pool knows the account, and gives the passkey for its challenge. */
export async function answerRightCode(
  key: Key,
  kept: KeptCode,
  account: StoredAccount,
  now: Date,
): Promise<{ email: string; passkey: string }> {
  requireActive(account);
  const identityAt = await ensureIdentity(account, now);
  const { passkey, digest } = makePasskey();
  const { userPoolId } = poolOf(account.userType);
  try {
    await transact([
      codeUsedWrite(key, kept, now),
      recordSignIn(account.id, identityAt, now),
      passkeyWrite(digest, { userPoolId, accountId: account.id }, now),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index === 0) throw codeExpired();
    throw deactivated();
  }
  return { email: account.id, passkey };
}

function codeExpired(): AppError {
  return new AppError('CODE_EXPIRED', 'This code has expired. Please ask for a new one.');
}
