import { hkdfSync } from 'node:crypto';
import { webPushSecret } from './web-push-secret.ts';

/** What addresses and links of mails are signed with, another key for each purpose. From the secret of web push, which is kept as long as the environment. */
export async function mailKey(purpose: MailKeyPurpose): Promise<Buffer> {
  return mailKeyFrom(await webPushSecret(), purpose);
}

type MailKeyPurpose = 'unsubscribe' | 'reply';

/** The key that a secret stands for. */
export function mailKeyFrom(secret: string, purpose: MailKeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ironcall ${purpose}`, 32));
}
