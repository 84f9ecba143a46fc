import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import type { Send } from './deliver-once.ts';
import { sendEmail } from './email.ts';
import { replyAddress, takesReplies } from './reply-address.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const send: Send<'email'> = async (text, { id, email }, { name, updateId }) => {
  const { INBOUND_MAIL_DOMAIN } = readEnv({ INBOUND_MAIL_DOMAIN: z.string().min(1) });
  const replyTo =
    updateId !== undefined && takesReplies(name)
      ? await replyAddress({ accountId: id, updateId }, INBOUND_MAIL_DOMAIN, new Date())
      : undefined;
  return sendEmail({ to: email, ...text, ...(replyTo && { replyTo }) });
};

export const handler = deliverNotifications('email', send, { unsubscribeTokenOf: unsubscribeToken });
