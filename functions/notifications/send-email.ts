import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { sendEmail } from './channels/email.ts';
import { replyAddress, takesReplies } from './channels/reply-address.ts';
import { unsubscribeToken } from './channels/unsubscribe-token.ts';
import { deliverNotifications } from './notices/deliver-notifications.ts';
import type { Send } from './notices/deliver-once.ts';

const send: Send<'email'> = async (text, { id, email }, { name, updateId }) => {
  const { INBOUND_MAIL_DOMAIN } = readEnv({ INBOUND_MAIL_DOMAIN: z.string().min(1) });
  const replyTo =
    updateId !== undefined && takesReplies(name)
      ? await replyAddress({ accountId: id, updateId }, INBOUND_MAIL_DOMAIN, new Date())
      : undefined;
  return sendEmail({ to: email, ...text, ...(replyTo && { replyTo }) });
};

export const handler = deliverNotifications('email', send, { unsubscribeTokenOf: unsubscribeToken });
