import { jobPath, orderPath, whenOf } from '#functions/notifications/texts/order-words.ts';
import { AppError } from '#functions/platform/errors.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import type { ServiceTime } from './service-time.rules.ts';

// Each reply is one text message: 160 characters of the GSM alphabet. It names the order, because another one may have been
// meant.

export interface Support {
  /** E.164 */
  readonly phone: string;
  readonly email: string;
}

export const consentAnswers = {
  stopped: () =>
    'Ironcall: no more texts to this number, not even sign-in codes. Text START to get them again.',
  started: () => 'Ironcall: texts are back on. Text STOP to end them, HELP for help.',
  help: ({ phone, email }: Support) =>
    `Ironcall: repairs of heavy machines. Help: ${formatPhoneNumber(phone)} or ${email}. Text STOP to end text messages.`,
};

/** What replies to somebody say about an order. */
export interface AnswerWords {
  readonly posted: string;
  readonly acknowledged: string;
  /** By the code of the refusal. Null: no reply. */
  readonly refused: (code: AppError['code']) => string | null;
}

export function technicianAnswers(id: string, siteUrl: string) {
  const link = `${siteUrl}${jobPath({ id })}`;
  const withTime = 'reply with a day and time, for example "tomorrow 8am"';
  return {
    offered: (when: ServiceTime, timeZone: string) =>
      `Got it: ${whenOf(when, timeZone)} for job #${id}. The customer can see your time now.`,
    withdrawn: `Got it: your time for job #${id} is withdrawn. Reply with another if you can come after all.`,
    passed: `Got it: you passed on job #${id}. Reply with a day and time if you can come after all.`,
    stillBooked: `You are still booked for job #${id}; the customer can read your message. To give the job back: ${link}`,
    toMove: `You are booked for job #${id}, so this time was not offered. To move the job: ${link}`,
    posted: `Got it: your message is in the chat of job #${id}.`,
    acknowledged: `10-4, passed on for job #${id}.`,
    howTo: `To offer your time for job #${id}, ${withTime}. See the job: ${link}`,
    halfDay: `Morning or afternoon? Reply for example "tomorrow 3pm" to offer your time for job #${id}.`,
    noSuchDay: `That day doesn't exist. To offer your time for job #${id}, ${withTime}.`,
    refused: (code: AppError['code']) => {
      if (isSilent(code)) return null;
      if (code === 'NOT_FOUND')
        return `We can't find a job #${id} you can answer. Your jobs: ${siteUrl}/tech/jobs`;
      if (code === 'TIME_PAST')
        return `That time has passed. To offer a later one for job #${id}, ${withTime}.`;
      if (code === 'INVALID_TRANSITION') return `Job #${id} is no longer open for that. See it: ${link}`;
      if (code === 'TECHNICIAN_NOT_ELIGIBLE') {
        return `Job #${id} doesn't fit your profile. See it: ${link}`;
      }
      return `That did not work for job #${id}. Please open it: ${link}`;
    },
  } satisfies AnswerWords & Record<string, unknown>;
}

export function customerAnswers(id: string, siteUrl: string): AnswerWords & { readonly empty: string } {
  const link = `${siteUrl}${orderPath({ id })}`;
  return {
    posted: `Got it: your message is in the chat of order #${id}.`,
    acknowledged: `10-4 for order #${id}.`,
    empty: `To write to the technician of order #${id}, reply with your message. See the order: ${link}`,
    refused: (code) => {
      if (isSilent(code)) return null;
      if (code === 'NOT_FOUND') return `We can't find your order #${id}. Your orders: ${siteUrl}/orders`;
      if (code === 'INVALID_TRANSITION') return `Order #${id} no longer takes messages. See it: ${link}`;
      return `That did not work for order #${id}. Please open it: ${link}`;
    },
  };
}

/** For people whose text cannot be matched to an order. */
export const nothingMeant = {
  technician: (siteUrl: string) =>
    `Which job? Begin with its number, for example "10001 tomorrow 8am". Your jobs: ${siteUrl}/tech/jobs`,
  customer: (siteUrl: string) =>
    `Which order? Begin with its number, for example "10001 gate is open". Your orders: ${siteUrl}/orders`,
  acknowledged: '10-4.',
};

/** The reply to a refusal. Throws errors that may be temporary. */
export function answerToRefusal(error: unknown, words: Pick<AnswerWords, 'refused'>): string | null {
  if (!(error instanceof AppError) || passing.has(error.code)) throw error;
  return words.refused(error.code);
}

const passing: ReadonlySet<AppError['code']> = new Set([
  'CONFLICT',
  'UNAVAILABLE',
  'INTERNAL',
  'RATE_LIMITED',
]);

/** Deactivated people get no reply. */
function isSilent(code: AppError['code']): boolean {
  return code === 'ACCOUNT_DEACTIVATED' || code === 'UNAUTHORIZED';
}
