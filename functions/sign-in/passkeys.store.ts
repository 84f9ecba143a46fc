import { absent, ConditionFailed, put, updateRow, type Write } from '#functions/platform/table.ts';
import { passkeyDigest, passkeySeconds } from './passkey.ts';

/** Whom a passkey signs in, and where. */
export interface PasskeyHolder {
  readonly userPoolId: string;
  readonly accountId: string;
}

/** PASSKEY#<digest> / PASSKEY, for the transaction that answers a right code. */
export function passkeyWrite(passkey: string, holder: PasskeyHolder, now: Date): Write {
  const validUntil = now.getTime() + passkeySeconds * 1000;
  const expiresAt = Math.ceil(validUntil / 1000) + 3600;
  return put({ ...key(passkeyDigest(passkey)), kind: 'passkey', ...holder, validUntil, expiresAt }, absent);
}

/**
 * True when the passkey is this holder's, still valid, and used by no other challenge. Cognito repeats a trigger that
 * answers late: the same challenge may therefore ask again, and gets the same answer. One write unit.
 */
export async function spendPasskey(
  passkey: string,
  holder: PasskeyHolder,
  challengeId: string,
  now: Date,
): Promise<boolean> {
  try {
    await updateRow(
      key(passkeyDigest(passkey)),
      { expression: 'SET challengeId = :challenge', values: { ':challenge': challengeId } },
      {
        expression:
          'userPoolId = :pool AND accountId = :account AND validUntil > :now' +
          ' AND (attribute_not_exists(challengeId) OR challengeId = :challenge)',
        values: { ':pool': holder.userPoolId, ':account': holder.accountId, ':now': now.getTime() },
      },
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function key(digest: string) {
  return { pk: `PASSKEY#${digest}`, sk: 'PASSKEY' };
}
