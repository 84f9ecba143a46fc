import { createHash, createHmac } from 'node:crypto';
import type { KeptCode } from './one-time-code.ts';

/** How long a passkey waits for the browser to hand it to the pool. */
export const passkeySeconds = 60;

/**
 * 256 bits, the same for each right answer to a code: of what only the table knows of it, and what only the client knows of its
 * attempt. Only the digest is kept.
 */
export function passkeyOf({ salt }: Pick<KeptCode, 'salt'>, secret: string): string {
  return createHmac('sha256', salt).update(`passkey ${secret}`).digest('base64url');
}

export function passkeyDigest(passkey: string): string {
  return createHash('sha256').update(passkey).digest('base64url');
}
