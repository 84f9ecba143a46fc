import { accountEvent } from '#functions/accounts/open-account.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { transact } from '#functions/platform/table.ts';
import { mostWrongCodes, type WrongCodes } from './wrong-codes.store.ts';

/** Has the person told by mail after the tenth wrong code in a row, and after the last that is taken. */
export async function warnOfWrongCodes(
  { who: accountId, by }: WrongCodes,
  inARow: number,
  now: Date,
): Promise<void> {
  const most = mostWrongCodes[typeof by === 'object' ? 'device' : by];
  if (inARow !== 10 && inARow !== most) return;
  const account = await readAccount(accountId);
  if (account) await transact([accountEvent('account.wrong-codes', account, now)]);
}
