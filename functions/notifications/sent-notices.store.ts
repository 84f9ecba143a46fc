import * as z from 'zod';
import {
  ConditionFailed,
  type Expression,
  type Key,
  parseRow,
  put,
  putRow,
  queryRows,
  type Row,
  remove,
  transact,
  updateRow,
} from '#functions/platform/table.ts';
import type { Channel } from './texts/notification.ts';

/** One message: what one person, or ops, is told of one event by one channel. */
export interface NoticeId {
  readonly eventId: string;
  readonly channel: Channel;
  readonly accountId: string;
}

/**
 * Claims a message before it is sent. `done`: it went out before, or is held for a digest. `busy`: somebody is sending it now.
 *
 * Neither SES nor End User Messaging knows a message again, so of two evils one must be chosen for the sender that dies
 * between sending and noting it: its claim runs out, and the message goes out once more. A message twice, in that one
 * moment, is better than none. Everywhere else an event that is delivered again sends nothing again. One write unit.
 */
export async function claimNotice(notice: NoticeId, now: Date): Promise<'claimed' | 'done' | 'busy'> {
  const time = now.getTime();
  try {
    await putRow(
      {
        ...key(notice),
        kind: 'notice',
        state: 'sending',
        claimedUntil: time + claimSeconds * 1000,
        expiresAt: Math.ceil(time / 1000) + keptSeconds,
      },
      notClaimed(now),
    );
    return 'claimed';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return state.parse(error.row).state === 'sending' ? 'busy' : 'done';
  }
}

/** Notes how the message went; it is never tried again. One write unit. */
export async function settleNotice(notice: NoticeId, outcome: Outcome): Promise<void> {
  await updateRow(key(notice), {
    expression: 'SET #state = :outcome',
    names: { '#state': 'state' },
    values: { ':outcome': outcome },
  });
}

/** Lets go of a message that could not be sent, so that its next try need not wait. */
export async function releaseNotice(notice: NoticeId): Promise<void> {
  await transact([remove(key(notice))]);
}

/** What one person is told together by one channel, at the moment for which it was held back. `until`: ISO 8601. */
export interface Digest extends Pick<NoticeId, 'accountId' | 'channel'> {
  readonly until: string;
}

/**
 * Puts a message among those of a digest instead of sending it: nobody claims it any more. `event`: what brings it about, as JSON.
 * `wasHeld`: it comes out of an earlier digest. Nothing where it went out before, or is held already. Throws while somebody is sending
 * it. Four write units, one where it was held.
 */
export async function holdNotice(
  notice: NoticeId,
  { until }: Pick<Digest, 'until'>,
  { event, at, wasHeld = false }: { readonly event: string; readonly at: string; readonly wasHeld?: boolean },
  now: Date,
): Promise<void> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + keptSeconds;
  const { pk, sk } = heldKey({ ...notice, until });
  const held: Row = { pk, sk: `${sk}${at}#${notice.eventId}`, kind: 'held-notice', event, expiresAt };
  try {
    if (wasHeld) {
      await putRow(held);
      return;
    }
    const claimed = { ...key(notice), kind: 'notice', state: 'held', expiresAt };
    await transact([put(held), put(claimed, notClaimed(now))]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (state.parse(error.row).state === 'sending') throw new Error('It is being sent by another run.');
  }
}

/** The events of a digest, as JSON, in their order. They go by themselves. A read unit for each 4 KB. */
export async function readHeld(digest: Digest): Promise<string[]> {
  const { pk, sk } = heldKey(digest);
  const events: string[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :account AND begins_with(sk, :digest)',
      ExpressionAttributeValues: { ':account': pk, ':digest': sk },
      ExclusiveStartKey: startKey,
      ConsistentRead: true,
    });
    events.push(...page.rows.map((row) => parseRow(heldRow, row).event));
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return events;
}

/** `gathered`: the notice of another event tells of it. */
export type Outcome = 'sent' | 'refused' | 'stopped' | 'gathered';

/** Nobody has sent it, or whoever was to has died. */
function notClaimed(now: Date): Expression {
  return {
    expression: 'attribute_not_exists(pk) OR (#state = :sending AND claimedUntil <= :now)',
    names: { '#state': 'state' },
    values: { ':sending': 'sending', ':now': now.getTime() },
  };
}

/** Longer than a sender runs, shorter than its queue waits before it delivers again. */
const claimSeconds = 60;
/** Dead letters are kept for 14 days and may be sent once more after that: their messages must still be known. */
const keptSeconds = 30 * 24 * 60 * 60;
const state = z.object({ state: z.enum(['sending', 'held', 'sent', 'refused', 'stopped', 'gathered']) });
const heldRow = z.object({ event: z.string() });

function key({ eventId, channel, accountId }: NoticeId): Key {
  return { pk: `NOTICE#${eventId}`, sk: `${channel}#${accountId}` };
}

/** ACCOUNT#<id> / HELD#<channel>#<until>#<at>#<event>: beginning of those of one digest. */
function heldKey({ accountId, channel, until }: Digest): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: `HELD#${channel}#${until}#` };
}
