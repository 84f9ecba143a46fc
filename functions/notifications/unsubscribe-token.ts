import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';

/** What ends the mails to one person without signing in, for ever: the account's id, and its signature. */
export async function unsubscribeToken(accountId: string): Promise<string> {
  return `${accountId}.${signed(accountId, await unsubscribeKey())}`;
}

/** Whose mails a token ends; undefined where we did not make it. */
export async function accountOfToken(token: string): Promise<string | undefined> {
  const [accountId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = Buffer.from(signed(accountId, await unsubscribeKey()), 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined;
}

function signed(accountId: string, key: Buffer): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}

/** From the secret of web push, which is kept as long as the environment. It is read once in the life of the process. */
async function unsubscribeKey(): Promise<Buffer> {
  if (known === undefined) {
    const { WEB_PUSH_SECRET: arn } = readEnv({ WEB_PUSH_SECRET: z.string().min(1) });
    const secret = await readSecret(arn);
    if (!secret) throw new Error('The secret of web push is empty.');
    known = Buffer.from(hkdfSync('sha256', secret, '', 'ironcall unsubscribe', 32));
  }
  return known;
}

let known: Buffer | undefined;
