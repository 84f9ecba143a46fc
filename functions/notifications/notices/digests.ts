import { createHash } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { bringLater } from '#functions/platform/schedules.ts';
import { type Digest, holdNotice, type NoticeId, type Outcome, readHeld } from '../sent-notices.store.ts';
import type { Channel, Words } from '../texts/notification.ts';
import { deliverOnce, isToDeliver, type Send } from './deliver-once.ts';
import { digestOf } from './digest.rules.ts';
import { formOf, type Held, type Notice, noticesOf, type Settings } from './notices.ts';

/**
 * Lets a message wait, once, however often its event arrives. A text that follows a push waits by itself; what quiet
 * hours hold back goes into the digest for that person, channel and moment. The digest's schedule is set before the
 * message is stored, so no message is in a digest that never comes; and nothing is added in the last minute, so none
 * comes too late for it.
 */
export async function hold(id: NoticeId, body: string, { until, follows }: Held): Promise<void> {
  const event = eventOf.parse(JSON.parse(body));
  const now = new Date();
  const isAlmostOver = until.getTime() - now.getTime() < minuteMs;
  if (follows || isAlmostOver) {
    const once = follows && !event.follows ? 'follows' : until.toISOString();
    const at = isAlmostOver ? new Date(until.getTime() + minuteMs) : until;
    await bringLater(hashOf([id, once]), at, { ...event, onlyTo: id.accountId, follows }, ownQueue());
  } else {
    await putIntoDigest(id, event, until);
  }
  logger.info('A message has to wait.', { ...id, outcome: 'held', until: until.toISOString(), follows });
}

/** The digest in a queue item; undefined if it is an event. */
export function digestIn(body: string): Omit<Digest, 'channel'> | undefined {
  return digestItem.safeParse(JSON.parse(body)).data?.digest;
}

/** Sends everything held back that still holds as one notice; a single one goes out as usual. */
export async function deliverDigest<By extends Channel>(
  digest: Digest & { readonly channel: By },
  settings: Settings,
  send: Send<By>,
): Promise<void> {
  const { accountId, channel } = digest;
  await deliverOnce(
    { eventId: digestIdOf(digest), channel, accountId },
    'digest',
    async (): Promise<Outcome> => {
      const [first, ...others] = await heldNotices(digest, settings);
      if (first === undefined) return 'stopped';
      if (others.length === 0) return send(first.text, first.to, first);
      const all = [first, ...others];
      const words = digestOf([first.words, ...others.map((one) => one.words)]);
      const isOfOneOrder = all.every(({ orderId }) => orderId === first.orderId);
      const orderId = isOfOneOrder ? first.orderId : null;
      const tag = orderId ?? digestIdOf(digest).slice(0, 32);
      const text = await formOf(channel, words, tag, settings, { accountId });
      return send(text, first.to, { name: first.name, orderId });
    },
  );
}

/** What is left of a digest, judged now, each conversation once. Anything that must wait longer is held again. */
async function heldNotices<By extends Channel>(
  digest: Digest & { readonly channel: By },
  settings: Settings,
): Promise<(Notice<By> & { readonly words: Words })[]> {
  const { accountId, channel } = digest;
  const events = await readHeld(digest);
  const judged = await Promise.all(
    events.map(async (event) => {
      const body = JSON.stringify({ ...JSON.parse(event), onlyTo: accountId, follows: true });
      return (await noticesOf(body, channel, settings)).map((notice) => ({ ...notice, body }));
    }),
  );
  const notices: (Notice<By> & { readonly words: Words })[] = [];
  for (const { body, words, ...notice } of judged.flat()) {
    const id = { eventId: notice.eventId, channel, accountId };
    const until = notice.held?.until;
    if (until && until.getTime() - Date.now() >= minuteMs) {
      await putIntoDigest(id, eventOf.parse(JSON.parse(body)), until, true);
    } else if (words !== undefined && (await isToDeliver(id, notice))) {
      notices.push({ ...notice, words });
    }
  }
  return notices;
}

async function putIntoDigest(
  { eventId, channel, accountId }: NoticeId,
  event: z.output<typeof eventOf>,
  until: Date,
  wasHeld = false,
): Promise<void> {
  const digest = { accountId, until: until.toISOString() };
  await bringLater(digestIdOf({ ...digest, channel }), until, { digest }, ownQueue());
  const { detail, 'detail-type': name } = event;
  const held = { event: JSON.stringify({ 'detail-type': name, detail }), at: detail.at, wasHeld };
  await holdNotice({ eventId, channel, accountId }, digest, held, new Date());
}

const digestItem = z.object({ digest: z.object({ accountId: z.string(), until: z.iso.datetime() }) });
const eventOf = z.object({
  'detail-type': z.string(),
  detail: z.looseObject({ at: z.string() }),
  follows: z.boolean().optional(),
});

/** Longer than a sender runs. */
const minuteMs = 60_000;

function ownQueue() {
  const env = readEnv({ OWN_QUEUE_ARN: z.string().min(1), OWN_DEAD_LETTERS_ARN: z.string().min(1) });
  return { queueArn: env.OWN_QUEUE_ARN, deadLettersArn: env.OWN_DEAD_LETTERS_ARN };
}

function digestIdOf({ accountId, channel, until }: Digest): string {
  return hashOf([accountId, channel, until]);
}

function hashOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const logger = new Logger();
