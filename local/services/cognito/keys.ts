import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from 'jose';
import type { Runtime } from '../../runtime.ts';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The pool's RSA key. Created once and stored, so that tokens in browsers outlive a restart. */
export async function signingKey(runtime: Runtime, poolId: string): Promise<SigningKey> {
  let keys = imported.get(runtime);
  if (!keys) {
    keys = new Map();
    imported.set(runtime, keys);
  }
  const known = keys.get(poolId) ?? loadKey(runtime, poolId);
  keys.set(poolId, known);
  return known;
}

/** The pool's `/.well-known/jwks.json`, for checking its tokens. */
export async function verificationKeys(runtime: Runtime, poolId: string): Promise<JSONWebKeySet> {
  const { keyId, publicKey } = await signingKey(runtime, poolId);
  const { kty, n, e } = await exportJWK(publicKey);
  return { keys: [{ kty, n, e, kid: keyId, alg: 'RS256', use: 'sig' } as JWK] };
}

export function issuerOf(runtime: Runtime, poolId: string): string {
  return `https://cognito-idp.${runtime.region}.amazonaws.com/${poolId}`;
}

const imported = new WeakMap<Runtime, Map<string, Promise<SigningKey>>>();

async function loadKey(runtime: Runtime, poolId: string): Promise<SigningKey> {
  const kept = runtime.durable<JWK>('cognito-keys');
  let jwk = kept.get(poolId);
  if (!jwk) {
    const pair = await generateKeyPair('RS256', { extractable: true });
    jwk = { ...(await exportJWK(pair.privateKey)), kid: `${poolId}-1` };
    kept.put(poolId, jwk);
  }
  const { kty, n, e, kid = '' } = jwk;
  const privateKey = await importJWK(jwk, 'RS256');
  const publicKey = await importJWK({ kty, n, e } as JWK, 'RS256', { extractable: true });
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error(`The signing key kept for ${poolId} is not an RSA key.`);
  }
  return { keyId: kid, privateKey, publicKey };
}
