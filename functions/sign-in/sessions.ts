import type * as z from 'zod';
import { isSignedOut } from '#functions/accounts/confirm-caller.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { recordSignOut } from '#functions/accounts/sign-in-record.ts';
import { forgetBrowsers } from '#functions/notifications/channels/push-devices.ts';
import { transact } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { sessionsInput, sessionsOutput } from '#schema/accounts/auth.ts';
import { deviceWords } from './device-words.ts';
import { deviceDigest, devicesOf, forgetDevice } from './devices.store.ts';
import { endSessions } from './identity.ts';

/** Where the caller has signed in, newest first. One round trip. */
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
 * Ends every session of the caller, including this one: the pool renews none, commands are refused from now on, and queries
 * within five minutes, when the tokens expire. All devices become unknown, and their browsers get no more pushes. A try that
 * broke off is completed by another; calling it from an ended session changes nothing. Two round trips, and the pool's between
 * them.
 */
export async function signOutEverywhere({ caller, confirm, now }: SignedIn): Promise<void> {
  const { accountId, userType } = caller;
  const [confirmed, devices] = await Promise.all([
    confirm().catch(async (error: unknown) => {
      const account = await readAccount(accountId, { consistent: true });
      if (account === undefined || !isSignedOut(account, caller)) throw error;
    }),
    devicesOf(accountId, now),
  ]);
  if (confirmed === undefined) return;
  await endSessions({ id: accountId, userType });
  const forgotten = devices.map((device) => forgetDevice(accountId, device));
  // A transaction holds 100 writes.
  while (forgotten.length > 98) await transact(forgotten.splice(0, 98));
  await transact([recordSignOut(accountId, now), forgetBrowsers(accountId), ...forgotten]);
}
