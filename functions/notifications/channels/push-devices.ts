import { ECDH } from 'node:crypto';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { Write } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import type { webPushToken } from '#schema/accounts/notices.ts';
import { addPushDevice, removePushDevicesWrite } from '../push-devices.store.ts';

/**
 * Registers the caller's browser for push. Two round trips. Throws BAD_INPUT for a push service that is not on the environment's
 * list, and for a key that is not a point on the curve.
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

/** For the transaction that signs somebody out everywhere: their browsers get no more pushes. */
export function forgetBrowsers(accountId: string): Write {
  return removePushDevicesWrite(accountId);
}

/**
 * Whether we may post to an endpoint that a client named: https, the default port, and a host on the environment's list (`*.` stands
 * for one label). A host without a dot is the laptop runtime's own, over http.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const hosts = readEnv({ PUSH_HOSTS: z.string() }).PUSH_HOSTS.split(',');
  if (username !== '' || password !== '') return false;
  if (!hostname.includes('.')) return hosts.includes(hostname) && protocol === 'http:';
  const group = `*${hostname.slice(hostname.indexOf('.'))}`;
  return protocol === 'https:' && port === '' && (hosts.includes(hostname) || hosts.includes(group));
}

/** Whether it is a point of P-256: encrypting for any other would fail at every push. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
