import { createECDH, hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';

/**
 * The key pair that identifies us to push services (RFC 8292), in base64url: a scalar and an uncompressed point of
 * P-256.
 */
export interface WebPushKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

type MailKeyPurpose = 'unsubscribe' | 'reply';

/** The environment's key pair for web push. */
export async function webPushKeys(): Promise<WebPushKeys> {
  const secret = await webPushSecret();
  if (pair?.secret !== secret) pair = { secret, keys: keysFrom(secret) };
  return pair.keys;
}

/**
 * Always the same pair for the same secret. Browsers subscribe to its public key, so changing the secret makes all subscriptions
 * worthless (runbook).
 */
export function keysFrom(secret: string): WebPushKeys {
  // 384 bits reduced modulo the order, so that no scalar is likelier than another (FIPS 186-5, A.2.1).
  const bits = Buffer.from(hkdfSync('sha256', secret, '', 'ironcall web push', 48)).toString('hex');
  const scalar = (BigInt(`0x${bits}`) % (orderOfP256 - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  return { privateKey: privateKey.toString('base64url'), publicKey: ecdh.getPublicKey('base64url') };
}

/** Signs reply addresses and unsubscribe links, with a separate key for each. Derived from the web push secret, which lives as long as the environment. */
export async function mailKey(purpose: MailKeyPurpose): Promise<Buffer> {
  return mailKeyFrom(await webPushSecret(), purpose);
}

export function mailKeyFrom(secret: string, purpose: MailKeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ironcall ${purpose}`, 32));
}

/** The secret that the keys are derived from. Read once per process. */
async function webPushSecret(): Promise<string> {
  const { WEB_PUSH_SECRET: arn } = readEnv({ WEB_PUSH_SECRET: z.string().min(1) });
  if (known?.arn !== arn) {
    const secret = await readSecret(arn);
    if (!secret) throw new Error('The secret of web push is empty.');
    known = { arn, secret };
  }
  return known.secret;
}

let known: { readonly arn: string; readonly secret: string } | undefined;
let pair: { readonly secret: string; readonly keys: WebPushKeys } | undefined;

const orderOfP256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
