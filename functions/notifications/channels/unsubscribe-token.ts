import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/secret.ts';
import { mailKey } from './derived-keys.ts';

/** Ends one person's mails without signing in, and never expires: the account's id with a signature. */
export async function unsubscribeToken(accountId: string): Promise<string> {
  return tokenSignedBy(await mailKey('unsubscribe'), accountId);
}

/** The same with a given key. */
export function tokenSignedBy(key: Buffer, accountId: string): string {
  return `${accountId}.${signed(accountId, key)}`;
}

/** The account whose mails a token ends; undefined if we didn't issue it. */
export async function accountOfToken(token: string): Promise<string | undefined> {
  const [accountId = '', signature = ''] = token.split('.');
  return sameSecret(signature, signed(accountId, await mailKey('unsubscribe'))) ? accountId : undefined;
}

function signed(accountId: string, key: Buffer): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}
