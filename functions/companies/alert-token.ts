import { randomBytes } from 'node:crypto';

/**
 * The secret part of a company's forwarding address: 128 bits in lower-case base32 (RFC 4648, no padding), since mail
 * lower-cases local parts on its way.
 */
export function newAlertToken(): string {
  let bits = 0n;
  for (const byte of randomBytes(16)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 26 }, (_, place) => alphabet[Number((bits >> BigInt(place * 5)) & 31n)]).join(
    '',
  );
}

/** `alerts+TOKEN@…`, as shown to those who may manage orders. */
export function alertAddress(token: string, inboundMailDomain: string): string {
  return `alerts+${token}@${inboundMailDomain}`;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
