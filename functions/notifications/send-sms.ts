import { sendTextMessage } from './channels/text-message.ts';
import { noteTextTopic } from './channels/text-topic.ts';
import { deliverNotifications } from './notices/deliver-notifications.ts';

export const handler = deliverNotifications('sms', async (text, { id, phone }, about) => {
  if (phone === null) return 'refused';
  // First the note: an answer may come within a second, and a text is not sent twice for want of one.
  await noteTextTopic(id, about, new Date());
  return sendTextMessage({ to: phone, text });
});
