import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { hasStoppedTexts } from '#functions/accounts/phone.rules.ts';
import { findPeopleByPhone } from '#functions/accounts/text-consent.ts';
import { sendTextMessage } from '#functions/notifications/channels/text-message.ts';
import { readTextTopic } from '#functions/notifications/channels/text-topic.ts';
import { noteAnswered } from '#functions/notifications/notices/note-answered.ts';
import { readEnv } from '#functions/platform/env.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { hasTurn } from '#functions/platform/rate-limit.ts';
import { actingAs } from './acting-account.ts';
import { answerCustomer } from './answer-customer.ts';
import { answerTechnician } from './answer-technician.ts';
import { consentWordOf, hearConsent } from './hear-consent.ts';
import { type InboundText, inboundTextOf } from './inbound-text.ts';
import { readReply } from './read-reply.rules.ts';
import {
  claimText,
  releaseText,
  settleText,
  type TakenText,
  type TextOutcome,
} from './received-texts.store.ts';

/**
 * Handles text messages to our number. Each is acted on and answered once, however often it is delivered, and in order as far as
 * the order is known.
 */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      await receive(inboundTextOf(body));
    },
    ({ messageId, error }) => {
      // Only the error's name: the sending error may contain the message.
      logger.error('A text message could not be answered.', {
        messageId,
        cause: error instanceof Error ? error.name : 'unknown',
      });
    },
  );
}

const logger = new Logger();

async function receive(text: InboundText): Promise<void> {
  const textId = text.id;
  if (text.from === null) return logger.info('A text came from no phone of a person.', { textId });
  const phone = text.from;
  const people = await findPeopleByPhone(phone);
  if (people.length === 0) return logger.info('A text came from a number that nobody has.', { textId });

  const now = new Date();
  const reply = readReply(text.body);
  const consent = consentWordOf(reply.says, people, text.at);
  const wanted = consent === undefined ? await topicOf(people, reply.orderId, now) : everybody;
  const claim = await claimText(textId, { ...wanted, at: text.at.toISOString() }, now);
  if (claim === 'done') return;
  if (claim === 'busy') throw new Error('It is being answered by another run.');

  let outcome: TextOutcome;
  try {
    const answer =
      consent === undefined
        ? await answerWords(text, phone, people, claim, now)
        : await hearConsent(consent, { people, phone, saidAt: new Date(claim.at), now }, support());
    const mayReply = answer !== null && (await mayBeAnswered(phone, now));
    outcome = mayReply ? await sendTextMessage({ to: phone, text: answer }) : 'silent';
  } catch (error) {
    await releaseText(textId);
    throw error;
  }
  await settleText(textId, outcome);
  logger.info('A text was handled.', { textId, accountId: claim.accountId, says: reply.says.kind, outcome });
}

type Topic = Pick<TakenText, 'accountId' | 'orderId'>;

const everybody: Topic = { accountId: null, orderId: null };

/**
 * Which of the people with that number wrote, and about which order: the order named in the text, or else the one of our latest
 * text to them. Somebody who is both technician and customer is the one we texted about it.
 */
async function topicOf(people: readonly StoredAccount[], named: string | null, now: Date): Promise<Topic> {
  const speakers = people.filter(({ status, userType }) => status === 'active' && userType !== 'admin');
  const topics = await Promise.all(
    speakers.map(async ({ id }) => ({ accountId: id, topic: await readTextTopic(id, now) })),
  );
  const newestFirst = topics.toSorted((a, b) => (b.topic?.at ?? '').localeCompare(a.topic?.at ?? ''));
  const meant = newestFirst.find(({ topic }) => topic?.orderId === named) ?? newestFirst[0];
  if (meant === undefined) return everybody;
  return { accountId: meant.accountId, orderId: named ?? meant.topic?.orderId ?? null };
}

async function answerWords(
  text: InboundText,
  phone: string,
  people: readonly StoredAccount[],
  { accountId, orderId, at }: TakenText,
  now: Date,
): Promise<string | null> {
  const writer = people.find(({ id }) => id === accountId);
  const note = { textId: text.id, accountId };
  if (writer === undefined) return null;
  if (now.getTime() - Date.parse(at) > tooLateMs) {
    logger.warn('A text came too late to be acted on.', note);
    return null;
  }
  if (!(await mayBeRead(phone, now))) {
    logger.warn('A number sends more texts than are read.', note);
    return null;
  }
  const { SITE_URL } = readEnv({ SITE_URL: z.url() });
  const { says, words } = readReply(text.body);
  const said = { orderId, says, words, at: new Date(at) };
  const ctx = actingAs(writer, text.id, now);
  const answer =
    writer.userType === 'technician'
      ? await answerTechnician(ctx, said, SITE_URL)
      : await answerCustomer(ctx, said, SITE_URL);
  if (orderId !== null) await noteAnswered({ accountId: writer.id, orderId, channel: 'sms' }, now);
  // The text still counts, but somebody who has stopped texts gets no reply.
  return hasStoppedTexts(writer) ? null : answer;
}

/** A redriven dead letter: by then `tomorrow` is over, and commands are remembered for a day only. */
const tooLateMs = 12 * 60 * 60 * 1000;

function support() {
  const { SUPPORT_PHONE, SUPPORT_EMAIL } = readEnv({
    SUPPORT_PHONE: z.string().min(1),
    SUPPORT_EMAIL: z.email(),
  });
  return { phone: SUPPORT_PHONE, email: SUPPORT_EMAIL };
}

/** Whether one more text from that number may be read. */
function mayBeRead(phone: string, now: Date): Promise<boolean> {
  return hasTurn(limitOf('texts-read', phone), now);
}

/** Whether that number may get one more reply. */
function mayBeAnswered(phone: string, now: Date): Promise<boolean> {
  return hasTurn(limitOf('texts-answered', phone), now);
}
