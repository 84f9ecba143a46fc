import { tellBy } from './tell.ts';
import { sendTextMessage } from './text-message.ts';

export const handler = tellBy('sms', async (text, { phone }) =>
  phone === null ? 'refused' : sendTextMessage({ to: phone, text }),
);
