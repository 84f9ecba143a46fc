import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { requireActive } from '#functions/accounts/confirm-caller.ts';
import { accountIdOfPhone, findAccountByEmail, readAccount } from '#functions/accounts/read-account.ts';
import { networkOf, outcomeOf, takeTurn, turnWrite } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import type { accountExistsInput, accountExistsOutput } from '#schema/accounts/auth.ts';
import { deviceDigest, devicesOf } from './devices.store.ts';
import type { PublicCall } from './make-attempt.ts';
import { handlePrefix, nobodysId } from './recipient.ts';
import { handleWrite } from './sign-in.store.ts';

/**
 * Whether somebody can sign in with that email address or phone number. It reveals nothing else about the account: for a phone
 * number, `email` is a handle to pass to `otpSend`. Two round trips. Throws ACCOUNT_DEACTIVATED, and RATE_LIMITED unless the
 * account has signed in on this device.
 */
export async function accountExists(
  { email, phoneNumber, userType, device }: z.output<typeof accountExistsInput>,
  { now, address }: PublicCall,
): Promise<z.input<typeof accountExistsOutput>> {
  const limit = { what: 'account-exists', who: networkOf(address), turns: 120, seconds: 3600 };
  if (phoneNumber === undefined) {
    const [account, turn] = await Promise.all([
      findAccountByEmail(userType, email ?? ''),
      outcomeOf(takeTurn(limit, now)),
    ]);
    await unlessOnOwnDevice(turn, account?.id, device, now);
    if (account === undefined) return nobody;
    requireActive(account);
    return { exists: true, email: email ?? null, phoneNumber: null };
  }
  const [accountId, turnOutcome] = await Promise.all([
    accountIdOfPhone(userType, phoneNumber),
    outcomeOf(turnWrite(limit, now)),
  ]);
  const turn = await unlessOnOwnDevice(turnOutcome, accountId, device, now);
  const handle = `${handlePrefix}${randomBytes(16).toString('base64url')}`;
  const holder = accountId === undefined ? undefined : { userType, accountId, phone: phoneNumber };
  const handles = holder ? [handleWrite(handle, holder, now)] : [];
  const [account] = await Promise.all([
    accountId === undefined ? undefined : readAccount(accountId, { consistent: true }),
    transact([...(turn ? [turn] : []), ...handles]).catch(async (error) => {
      if (!(error instanceof ConditionFailed)) throw error;
      // Somebody on the same network asked at the same moment.
      await takeTurn(limit, now);
      if (handles.length > 0) await transact(handles);
    }),
  ]);
  if (account === undefined) return nobody;
  requireActive(account);
  return { exists: true, email: handle, phoneNumber };
}

const nobody = { exists: false, email: null, phoneNumber: null } as const;

/**
 * What the limit allowed, or nothing if the account has signed in on this device before: a network's limit never keeps it out.
 */
async function unlessOnOwnDevice<T>(
  turn: () => T,
  accountId: string | undefined,
  device: string | undefined,
  now: Date,
): Promise<T | undefined> {
  try {
    return turn();
  } catch (error) {
    const devices = await devicesOf(accountId ?? nobodysId, now);
    if (device === undefined || !devices.some(({ digest }) => digest === deviceDigest(device))) throw error;
    return undefined;
  }
}
