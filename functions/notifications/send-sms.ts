import { withinCap } from './channels/text-cap.ts';
import { sendTextMessage } from './channels/text-message.ts';
import { waitForTurn } from './channels/text-pace.ts';
import { noteTextTopic } from './channels/text-topic.ts';
import { deliverNotifications } from './notices/deliver-notifications.ts';

export const handler = deliverNotifications('sms', async (text, { id, companyId, phone }, about) => {
  if (phone === null || companyId === null) return 'refused';
  return withinCap({ accountId: id, companyId }, new Date(), async () => {
    await waitForTurn(text);
    // The note comes first: a reply may arrive within a second. A failed note must not send the text twice.
    await noteTextTopic(id, about, new Date());
    return sendTextMessage({ to: phone, text });
  });
});
