import { createHash } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { bringLater } from '#functions/platform/schedules.ts';
import { takeOnToTell } from './gathered-texts.store.ts';
import { type Notice, noticesOf, type Settings } from './notices.ts';
import type { Channel, Recipient, TextOf } from './notification.ts';
import {
  claimNotice,
  type NoticeId,
  type Outcome,
  releaseNotice,
  settleNotice,
} from './sent-notices.store.ts';

/** Sends one message to one person. Throws what may succeed on another try. */
export type Send<By extends Channel> = (
  text: TextOf[By],
  recipient: Recipient,
  about: Pick<Notice<By>, 'name' | 'orderId' | 'updateId'>,
) => Promise<Outcome>;

/**
 * The handler of one channel's queue. Each item is one event; one that could not be told to everybody stays in the queue,
 * and those who were told already are passed over when it comes again.
 */
export function tellBy<By extends Channel>(
  channel: By,
  send: Send<By>,
  more: Pick<Settings, 'unsubscribeTokenOf'> = {},
) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const { SITE_URL, SUPPORT_EMAIL } = readEnv({ SITE_URL: z.url(), SUPPORT_EMAIL: z.email() });
    const settings = { siteUrl: SITE_URL, opsEmail: SUPPORT_EMAIL, ...more };
    const failed = await Promise.all(
      event.Records.map(async ({ messageId, body }) => {
        try {
          await tellAll(await noticesOf(body, channel, settings), { channel, body }, send);
          return [];
        } catch (error) {
          logger.error('An event could not be told to everybody.', { messageId, cause: nameOf(error) });
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
}

const logger = new Logger();

/** Tries everybody, so that one whose message fails keeps it from nobody else; then throws if any did. */
async function tellAll<By extends Channel>(
  notices: readonly Notice<By>[],
  { channel, body }: { readonly channel: By; readonly body: string },
  send: Send<By>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, eventId, orderId, updateId, to, text, tells, held } of notices) {
    const id = { eventId, channel, accountId: to.id };
    const sendOne = async (): Promise<Outcome> => {
      const isOwnToTell =
        tells === undefined ||
        orderId === null ||
        (await takeOnToTell({ ...id, orderId }, tells, new Date()));
      return isOwnToTell ? send(text, to, { name, orderId, updateId }) : 'gathered';
    };
    try {
      if (held === undefined) await tellOne(id, name, sendOne);
      else await hold(id, body, held);
    } catch (error) {
      failures.push(error);
      logger.warn('A message could not be sent.', { ...id, type: name, cause: nameOf(error) });
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of the messages could not be sent.`);
}

/** Brings the event again for this person alone, once however often it came, when that is over for which it has to wait. */
async function hold(id: NoticeId, body: string, { until, follows }: NonNullable<Notice<Channel>['held']>) {
  const env = readEnv({ OWN_QUEUE_ARN: z.string().min(1), OWN_DEAD_LETTERS_ARN: z.string().min(1) });
  const queue = { queueArn: env.OWN_QUEUE_ARN, deadLettersArn: env.OWN_DEAD_LETTERS_ARN };
  const at = until.toISOString();
  const name = createHash('sha256')
    .update(JSON.stringify([id, follows ? 'follows' : at]))
    .digest('hex');
  await bringLater(name, until, { ...JSON.parse(body), onlyTo: id.accountId, follows }, queue);
  logger.info('A message has to wait.', { ...id, at, follows });
}

async function tellOne(
  id: NoticeId,
  type: Notice<Channel>['name'],
  send: () => Promise<Outcome>,
): Promise<void> {
  const claim = await claimNotice(id, new Date());
  if (claim === 'done') return;
  if (claim === 'busy') throw new Error('It is being sent by another run.');
  let outcome: Outcome;
  try {
    outcome = await send();
  } catch (error) {
    await releaseNotice(id);
    throw error;
  }
  await settleNotice(id, outcome);
  if (outcome === 'refused') logger.error('A message was refused for good.', { ...id, type });
  else logger.info('A message was handled.', { ...id, type, outcome });
}

/** Errors of the senders hold what was to be sent: the log gets their names only. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
