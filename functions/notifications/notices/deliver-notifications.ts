import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import type { Channel } from '../texts/notification.ts';
import { deliverOnce, isToDeliver, type Send } from './deliver-once.ts';
import { deliverDigest, digestIn, hold } from './digests.ts';
import { type Notice, noticesOf, type Settings } from './notices.ts';

/**
 * The handler of one channel's queue. An item is an event or a digest of what quiet hours held back. If somebody could
 * not be notified, the item stays in the queue; those who were are skipped when it returns.
 */
export function deliverNotifications<By extends Channel>(
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
          const digest = digestIn(body);
          if (digest) await deliverDigest({ ...digest, channel }, settings, send);
          else await deliverAll(await noticesOf(body, channel, settings), { channel, body }, send);
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

/**
 * Tries everybody, so that one failure doesn't keep the message from the rest; then throws if there was any. Texts wait
 * for their turn: those that don't make it in time go out when the item returns.
 */
async function deliverAll<By extends Channel>(
  notices: readonly Notice<By>[],
  { channel, body }: { readonly channel: By; readonly body: string },
  send: Send<By>,
): Promise<void> {
  const failures: unknown[] = [];
  const startedAt = performance.now();
  for (const notice of notices) {
    if (performance.now() - startedAt > longestMs) throw new Error('There was no time to tell everybody.');
    const { eventId, name, text, to, held } = notice;
    const id = { eventId, channel, accountId: to.id };
    try {
      if (held !== undefined) await hold(id, body, held);
      else {
        await deliverOnce(id, name, async () =>
          (await isToDeliver(id, notice)) ? send(text, to, notice) : 'gathered',
        );
      }
    } catch (error) {
      failures.push(error);
      const cause = nameOf(error);
      logger.warn('A message could not be sent.', { ...id, type: name, outcome: 'failed', cause });
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of the messages could not be sent.`);
}

/** Less than send-sms may run. */
const longestMs = 40_000;

/** Senders' errors contain the message: only their names are logged. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
