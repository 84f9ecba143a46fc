import { Logger } from '@aws-lambda-powertools/logger';
import { sendEmail } from '#functions/notifications/channels/email.ts';
import { sendTextMessage } from '#functions/notifications/channels/text-message.ts';
import { mailOf } from '#functions/notifications/texts/mail-layout.ts';
import type { TextOf } from '#functions/notifications/texts/notification.ts';
import { AppError } from '#functions/platform/errors.ts';
import { isTextable } from '#schema/phone.ts';
import { codeRules } from './one-time-code.ts';

export type Recipient =
  | { readonly email: string }
  /** `hasStopped`: the number texted STOP, which ends all our texts, codes too. */
  | { readonly phone: string; readonly hasStopped: boolean };

/** Throws UNAVAILABLE if the code could not be sent, and CONFLICT if nothing reaches the number or address. */
export async function sendCode(recipient: Recipient, code: string): Promise<void> {
  if ('phone' in recipient && !isTextable(recipient.phone)) {
    throw new AppError('CONFLICT', 'Texts reach US numbers only. Please log in by email.');
  }
  const outcome = await deliver(recipient, code);
  if (outcome === 'sent') return;
  if (outcome === 'stopped') throw textsStopped();
  throw new AppError(
    'CONFLICT',
    'phone' in recipient
      ? 'We can’t text this number. Please check it, or use your email address.'
      : 'We can’t send mail to this address. Please check it, or use another address or your phone number.',
  );
}

export function textsStopped(): AppError {
  return new AppError(
    'CONFLICT',
    'This number has stopped our text messages. Text START to us, or log in by email.',
  );
}

export function codeMail(code: string): TextOf['email'] {
  return mailOf({
    title: `${code} is your Ironcall code`,
    code,
    lines: [`${code} is your Ironcall code. It works for ${minutes} minutes.`],
    foot: [
      'Nobody from Ironcall will ever ask you for it. If you did not ask for a code, ignore this message.',
    ],
  });
}

/** This is the first text to any number, since it proves the number. Carriers want it to say how to stop texts. */
export function codeText(code: string): string {
  return `${code} is your Ironcall code.\nIt works for ${minutes} minutes. Nobody from Ironcall will ask you for it. Reply STOP to end texts, HELP for help.`;
}

async function deliver(recipient: Recipient, code: string) {
  try {
    if ('email' in recipient) {
      return await sendEmail({ to: recipient.email, ...codeMail(code) });
    }
    if (recipient.hasStopped) return 'stopped';
    return await sendTextMessage({ to: recipient.phone, text: codeText(code) });
  } catch (error) {
    // Only the name: the failed request holds the code.
    logger.error('A code could not be sent.', { cause: error instanceof Error ? error.name : 'unknown' });
    throw new AppError('UNAVAILABLE', 'The code could not be sent. Please try again in a moment.');
  }
}

const logger = new Logger();
const minutes = codeRules.validSeconds / 60;
