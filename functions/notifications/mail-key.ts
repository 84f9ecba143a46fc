import { hkdfSync } from 'node:crypto';
import { webPushSecret } from './web-push-secret.ts';

/** What addresses and links of mails are signed with, another key for each purpose. From the secret of web push, which is kept as long as the environment. */
export async function mailKey(purpose: 'unsubscribe' | 'reply'): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await webPushSecret(), '', `ironcall ${purpose}`, 32));
}
