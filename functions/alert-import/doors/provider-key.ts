import { createHash, randomBytes } from 'node:crypto';

/** A new key for providers: 256 random bits after a prefix that secret scanners recognize. */
export function newProviderKey(): string {
  return `${prefix}${randomBytes(32).toString('hex')}`;
}

/**
 * What we store of a key, so that nobody who reads the table can post with it. Undefined for anything that does not look like one
 * of our keys.
 */
export function digestOfKey(key: string): string | undefined {
  return form.test(key) ? createHash('sha256').update(key).digest('base64url') : undefined;
}

/** The part that is shown later, so that people can tell keys apart. */
export function endOfKey(key: string): string {
  return key.slice(-4);
}

/** The key in an `Authorization: Bearer …` header (RFC 6750); undefined for other schemes and if there is none. */
export function bearerKey(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

const prefix = 'irc_alert_';
const form = /^irc_alert_[0-9a-f]{64}$/;
