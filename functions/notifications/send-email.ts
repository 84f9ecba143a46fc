import { sendEmail } from './email.ts';
import { tellBy } from './tell.ts';

export const handler = tellBy('email', (text, recipient) => sendEmail({ to: recipient.email, ...text }));
