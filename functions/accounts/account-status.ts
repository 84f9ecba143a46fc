import type { Write } from '#functions/platform/table.ts';
import type { StoredAccount } from './account-rows.ts';
import { accountIsStill, changeAccountWrite, countOrderWrite } from './accounts.store.ts';

/**
 * A member of the transaction by which somebody becomes active or inactive, for domains that change something with it. It
 * fails where the account was changed since it was read.
 */
export function setAccountStatus(before: StoredAccount, status: StoredAccount['status'], now: Date): Write {
  return changeAccountWrite(before, { status }, now);
}

/** A member of a transaction that goes by an account as it was read. */
export function accountAsRead(account: Pick<StoredAccount, 'id' | 'status' | 'roleId'>): Write {
  return accountIsStill(account);
}

/** A member of a transaction that counts one more, or one fewer, unfinished order that somebody owns. It fails for nobody. */
export function countOwnedOrder(accountId: string, step: 1 | -1): Write {
  return countOrderWrite(accountId, step);
}
