import { createECDH, randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { webPushToken } from '#schema/web-push.ts';

/** A browser's subscription with keys of its own, at a push service that nobody runs. */
export function madeSubscription(
  endpoint = `https://push.example/${randomBytes(16).toString('base64url')}`,
): z.output<typeof webPushToken> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
