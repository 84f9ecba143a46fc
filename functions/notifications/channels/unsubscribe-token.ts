import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/secret.ts';
import { mailKey } from './derived-keys.ts';

/** What ends the mails to one person without signing in, for ever: the account's id, and its signature. */
export async function unsubscribeToken(accountId: string): Promise<string> {
  return tokenSignedBy(await mailKey('unsubscribe'), accountId);
}

/** The same, of a key that is known. */
export function tokenSignedBy(key: Buffer, accountId: string): string {
  return `${accountId}.${signed(accountId, key)}`;
}

/** Whose mails a token ends; undefined where we did not make it. */
export async function accountOfToken(token: string): Promise<string | undefined> {
  const [accountId = '', signature = ''] = token.split('.');
  return sameSecret(signature, signed(accountId, await mailKey('unsubscribe'))) ? accountId : undefined;
}

function signed(accountId: string, key: Buffer): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}
