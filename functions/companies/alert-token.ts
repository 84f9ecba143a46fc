import { randomBytes } from 'node:crypto';
import { absent, put, remove, update, type Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import { alertTokenKey, alertTokenRow, companyKey } from './company-rows.ts';

/**
 * The secret part of a company's forwarding address: 128 random bits in lower-case base32 (RFC 4648, no padding), because mail
 * servers may lower-case the local part.
 */
export function newAlertToken(): string {
  let bits = 0n;
  for (const byte of randomBytes(16)) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: 26 }, (_, place) => alphabet[Number((bits >> BigInt(place * 5)) & 31n)]).join(
    '',
  );
}

/** `alerts+TOKEN@…`, shown to people who may manage orders. */
export function alertAddress(token: string, inboundMailDomain: string): string {
  return `alerts+${token}@${inboundMailDomain}`;
}

/**
 * Writes that give a company a new forwarding address; mail to the old one reaches nobody from then on. The first fails if the
 * company's token has changed since it was read.
 */
export function replaceAlertToken(
  { id, alertToken }: Pick<Company, 'id' | 'alertToken'>,
  to: string,
): Write[] {
  return [
    update(
      companyKey(id),
      {
        expression: 'SET #token = :to',
        names: { '#token': 'alertToken' },
        values: { ':to': to },
      },
      {
        expression: '#token = :read',
        names: { '#token': 'alertToken' },
        values: { ':read': alertToken },
      },
    ),
    remove(alertTokenKey(alertToken)),
    put(alertTokenRow({ id, alertToken: to }), absent),
  ];
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
