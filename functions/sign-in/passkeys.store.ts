import { createHash, createHmac } from 'node:crypto';
import { absent, ConditionFailed, put, updateRow, type Write } from '#functions/platform/table.ts';
import type { KeptCode } from './one-time-code.ts';

/** Who a passkey signs in, and at which pool. */
export interface PasskeyHolder {
  readonly userPoolId: string;
  readonly accountId: string;
}

/**
 * 256 bits, the same for every right answer to one code: derived from what only the table knows and what only the client
 * knows. Only the digest is stored.
 */
export function passkeyOf({ salt }: Pick<KeptCode, 'salt'>, secret: string): string {
  return createHmac('sha256', salt).update(`passkey ${secret}`).digest('base64url');
}

/** PASSKEY#<digest> / PASSKEY, for the transaction that answers a right code. */
export function passkeyWrite(passkey: string, holder: PasskeyHolder, now: Date): Write {
  const validUntil = now.getTime() + passkeySeconds * 1000;
  const expiresAt = Math.ceil(validUntil / 1000) + 3600;
  return put({ ...key(passkeyDigest(passkey)), kind: 'passkey', ...holder, validUntil, expiresAt }, absent);
}

/**
 * True if the passkey belongs to this holder, is still valid, and was used by no other challenge. Cognito repeats a trigger
 * that answers late, so the same challenge may ask again and gets the same answer. One write unit.
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

/** How long the browser has to hand a passkey to the pool. */
const passkeySeconds = 60;

function passkeyDigest(passkey: string): string {
  return createHash('sha256').update(passkey).digest('base64url');
}

function key(digest: string) {
  return { pk: `PASSKEY#${digest}`, sk: 'PASSKEY' };
}
