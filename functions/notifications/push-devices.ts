import { ECDH } from 'node:crypto';
import type * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import type { Write } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { webPushToken } from '#schema/accounts/notices.ts';
import { addPushDevice, removePushDevicesWrite } from './push-devices.store.ts';
import { isPushEndpoint } from './push-endpoint.ts';

/**
 * Keeps the caller's browser as one that takes notices. Two round trips. Throws BAD_INPUT for a push service that is not on the
 * environment's list, and for a key that is no point of the curve: what is sent there would reach nobody, or somewhere else.
 */
export async function keepBrowser(
  { caller, confirm, now }: SignedIn,
  subscription: z.output<typeof webPushToken>,
): Promise<void> {
  if (!isPushEndpoint(subscription.endpoint)) {
    throw new AppError(
      'BAD_INPUT',
      'This browser gets its notifications from a service that we cannot send to. Use Chrome, Edge, Firefox or Safari.',
    );
  }
  if (!isPoint(subscription.keys.p256dh)) {
    throw new AppError(
      'BAD_INPUT',
      'The key of this browser is not one that messages can be encrypted for. Turn notifications off and on again.',
    );
  }
  await addPushDevice(caller.accountId, subscription, now, confirm());
}

/** A member of the transaction that ends somebody's sessions: no browser gets its notices from then on. */
export function forgetBrowsers(accountId: string): Write {
  return removePushDevicesWrite(accountId);
}

/** Whether it is a point of P-256: encryption for any other would fail at each notice. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
