import { sendTextMessage } from './channels/text-message.ts';
import { noteTextTopic } from './channels/text-topic.ts';
import { deliverNotifications } from './notices/deliver-notifications.ts';

export const handler = deliverNotifications('sms', async (text, { id, phone }, about) => {
  if (phone === null) return 'refused';
  // The note comes first: an answer may arrive within a second. A failed note must not send the text twice.
  await noteTextTopic(id, about, new Date());
  return sendTextMessage({ to: phone, text });
});
