import type { Write } from '#functions/platform/table.ts';
import { signedInWrite } from './accounts.store.ts';

/**
 * A member of the transaction that answers a right code: it notes the sign-in and that the pool has the account's user,
 * and fails where the account was deactivated meanwhile.
 */
export function recordSignIn(accountId: string, identityAt: string, now: Date): Write {
  return signedInWrite(accountId, identityAt, now);
}
