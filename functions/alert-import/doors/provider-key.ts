import { createHash, randomBytes } from 'node:crypto';

/** A new key for providers: 256 random bits, behind a prefix by which secret scanners know it. */
export function newProviderKey(): string {
  return `${prefix}${randomBytes(32).toString('hex')}`;
}

/** What is kept of a key: whoever reads it cannot post with it. Undefined for what no key of ours looks like. */
export function digestOfKey(key: string): string | undefined {
  return form.test(key) ? createHash('sha256').update(key).digest('base64url') : undefined;
}

/** By which people tell a key from another once it was shown. */
export function endOfKey(key: string): string {
  return key.slice(-4);
}

/** The key of an `Authorization: Bearer …` header (RFC 6750); undefined for other schemes and for none. */
export function bearerKey(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

const prefix = 'irc_alert_';
const form = /^irc_alert_[0-9a-f]{64}$/;
