import { createECDH, hkdfSync } from 'node:crypto';
import { webPushSecret } from './web-push-secret.ts';

/** The pair by which push services know us (RFC 8292), in base64url: a scalar and an uncompressed point of P-256. */
export interface WebPushKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/**
 * The pair that a secret stands for: always the same one. Browsers subscribe to its public key, so that another secret makes all
 * subscriptions worthless (runbook).
 */
export function keysFrom(secret: string): WebPushKeys {
  // 384 bits brought below the order, so that no scalar is likelier than another (FIPS 186-5, A.2.1).
  const bits = Buffer.from(hkdfSync('sha256', secret, '', 'ironcall web push', 48)).toString('hex');
  const scalar = (BigInt(`0x${bits}`) % (orderOfP256 - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { privateKey: privateKey.toString('base64url'), publicKey: pair.getPublicKey('base64url') };
}

/** The environment's pair. */
export async function webPushKeys(): Promise<WebPushKeys> {
  const secret = await webPushSecret();
  if (known?.secret !== secret) known = { secret, keys: keysFrom(secret) };
  return known.keys;
}

let known: { readonly secret: string; readonly keys: WebPushKeys } | undefined;

const orderOfP256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
