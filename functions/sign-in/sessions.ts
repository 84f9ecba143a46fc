import type * as z from 'zod';
import { isSignedOut } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { recordSignOut } from '#functions/accounts/sign-in-record.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { sessionsInput, sessionsOutput } from '#schema/auth.ts';
import { deviceWords } from './device-words.ts';
import { deviceDigest, devicesOf, forgetDevices } from './devices.store.ts';
import { endSessions } from './identity.ts';

/** Where the caller has signed in, the newest sign-in first. One round trip. */
export async function sessionsOf(
  { caller, now }: SignedIn,
  { device }: z.output<typeof sessionsInput>,
): Promise<z.input<typeof sessionsOutput>> {
  const own = device === undefined ? undefined : deviceDigest(device);
  const devices = await devicesOf(caller.accountId, now);
  return devices
    .map(({ digest, userAgent, firstSignInAt, lastSignInAt }) => ({
      name: deviceWords(userAgent),
      firstSignInAt,
      lastSignInAt,
      isThis: digest === own,
    }))
    .sort((one, other) => other.lastSignInAt.localeCompare(one.lastSignInAt));
}

/**
 * Ends every session of the caller, this one too: the pool renews none, commands are refused from now on, and queries as
 * soon as their tokens run out, within five minutes. The devices are strangers again. What breaks off is done by another
 * try; one of a session that is ended already changes nothing. Four round trips.
 */
export async function signOutEverywhere({ caller, confirm, now }: SignedIn): Promise<void> {
  const { accountId, userType } = caller;
  const confirmed = await confirm().catch(async (error: unknown) => {
    const account = await readAccount(accountId, { consistent: true });
    if (account === undefined || !isSignedOut(account, caller)) throw error;
  });
  if (confirmed === undefined) return;
  await endSessions({ id: accountId, userType });
  await forgetDevices(accountId, now);
  await recordSignOut(accountId, now);
}
