import { createHash, randomBytes } from 'node:crypto';

/** How long a passkey waits for the browser to hand it to the pool. */
export const passkeySeconds = 60;

/** 256 bits. Only the digest is kept. */
export function makePasskey(): { passkey: string; digest: string } {
  const passkey = randomBytes(32).toString('base64url');
  return { passkey, digest: passkeyDigest(passkey) };
}

export function passkeyDigest(passkey: string): string {
  return createHash('sha256').update(passkey).digest('base64url');
}
