import { ConditionFailed, parseRow, queryRows, transact, type Write } from '#functions/platform/table.ts';
import { accountEvent } from './account-event.ts';
import { rowWithCard, type StoredAccount, waitingPhoneKeys } from './account-rows.ts';
import { type AccountChange, changeAccountWrite, releasePhoneWrite } from './account-writes.ts';
import { readAccount } from './read-account.ts';

/**
 * Makes a customer's unproven number, from before codes were asked for, wait for its code again. Called at sign-ins by
 * email. If the account changed in between, nothing happens until the next one.
 */
export async function unsettlePhone(account: StoredAccount, now: Date): Promise<void> {
  const { phone, phoneIsProven, userType, unprovenPhone } = account;
  if (phone === null || phoneIsProven === true || userType !== 'customer') return;
  await changed(
    account,
    { phone: null, unprovenPhone: unprovenPhone ?? phone },
    [releasePhoneWrite(account, phone)],
    now,
  );
}

/**
 * Takes an unproven number from the account that has it, so that someone who proves it can have it. Returns whether it
 * is free now.
 */
export async function takeUnproven(holderId: string, phone: string, now: Date): Promise<boolean> {
  const holder = await readAccount(holderId, { consistent: true });
  if (holder?.phone !== phone || holder.phoneIsProven === true) return false;
  const writes = [releasePhoneWrite(holder, phone), accountEvent('account.number-taken', holder, now)];
  return changed(holder, { phone: null }, writes, now);
}

/** Ids of other accounts in which that number waits for its code; may lag briefly. One round trip. */
export async function othersWaitingFor({ id, userType }: StoredAccount, phone: string): Promise<string[]> {
  const { rows } = await queryRows({
    IndexName: 'byPriority',
    KeyConditionExpression: 'gsi2pk = :phone',
    ExpressionAttributeValues: { ':phone': waitingPhoneKeys({ id: '', userType }, phone).gsi2pk },
    Limit: 100,
  });
  return rows.map((row) => parseRow(rowWithCard, row).card.id).filter((other) => other !== id);
}

/** Takes a number that was just proven from the accounts in which it was waiting. Their people are notified. */
export async function takeFromOthers(others: readonly string[], phone: string, now: Date): Promise<void> {
  await Promise.all(
    others.map(async (otherId) => {
      const other = await readAccount(otherId, { consistent: true });
      if (other?.unprovenPhone !== phone) return;
      await changed(other, { unprovenPhone: null }, [accountEvent('account.number-taken', other, now)], now);
    }),
  );
}

/** False if somebody else changed the account in between. */
async function changed(
  account: StoredAccount,
  change: AccountChange,
  also: readonly Write[],
  now: Date,
): Promise<boolean> {
  try {
    await transact([changeAccountWrite(account, change, now), ...also]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
