import { Logger } from '@aws-lambda-powertools/logger';
import { sendEmail } from '#functions/notifications/email.ts';
import { sendTextMessage } from '#functions/notifications/text-message.ts';
import { AppError } from '#functions/platform/errors.ts';
import { isTextable } from '#schema/phone.ts';
import { codeMail, codeText } from './code-words.ts';

export type Recipient =
  | { readonly email: string }
  /** `hasStopped`: it sent us STOP, which counts for codes too, since its carrier may let none through. */
  | { readonly phone: string; readonly hasStopped: boolean };

/** Sends a code. Throws UNAVAILABLE where it could not be sent, and CONFLICT where no text reaches the number. */
export async function sendCode(recipient: Recipient, code: string): Promise<void> {
  if ('phone' in recipient && !isTextable(recipient.phone)) {
    throw new AppError('CONFLICT', 'Texts reach US numbers only. Please log in by email.');
  }
  const outcome = await deliver(recipient, code);
  if (outcome === 'sent') return;
  if (outcome === 'stopped') throw textsStopped();
  throw new AppError('UNAVAILABLE', 'The code could not be sent. Please check where it should go.');
}

export function textsStopped(): AppError {
  return new AppError(
    'CONFLICT',
    'This number has stopped our text messages. Text START to us, or log in by email.',
  );
}

async function deliver(recipient: Recipient, code: string) {
  try {
    if ('email' in recipient) {
      return await sendEmail({ to: recipient.email, ...codeMail(code) });
    }
    if (recipient.hasStopped) return 'stopped';
    return await sendTextMessage({ to: recipient.phone, text: codeText(code) });
  } catch (error) {
    // By its name only: the request that failed holds the code.
    logger.error('A code could not be sent.', { cause: error instanceof Error ? error.name : 'unknown' });
    throw new AppError('UNAVAILABLE', 'The code could not be sent. Please try again in a moment.');
  }
}

const logger = new Logger();
