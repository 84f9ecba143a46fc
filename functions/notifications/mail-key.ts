import { hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { readSecret } from '#functions/platform/secret.ts';

/** What addresses and links of mails are signed with, another key for each purpose. From the secret of web push, which is kept as long as the environment. */
export async function mailKey(purpose: 'unsubscribe' | 'reply'): Promise<Buffer> {
  secret ??= await readWebPushSecret();
  return Buffer.from(hkdfSync('sha256', secret, '', `ironcall ${purpose}`, 32));
}

/** Read once in the life of the process. */
let secret: string | undefined;

async function readWebPushSecret(): Promise<string> {
  const { WEB_PUSH_SECRET: arn } = readEnv({ WEB_PUSH_SECRET: z.string().min(1) });
  const found = await readSecret(arn);
  if (!found) throw new Error('The secret of web push is empty.');
  return found;
}
