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

/** One message: one event, one channel, one person or ops. */
export interface NoticeId {
  readonly eventId: string;
  readonly channel: Channel;
  readonly accountId: string;
}

/**
 * Claims a message before it is sent. `done`: it went out before, or is held for a digest. `busy`: somebody is sending it now.
 * Neither SES nor End User Messaging recognizes a repeated message. So if a sender dies between sending and noting it, its
 * claim runs out and the message goes out once more: twice, in that one moment, is better than never. Everywhere else a
 * redelivered event sends nothing again. One write unit.
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

/** Records how the message went; it is never tried again. One write unit. */
export async function settleNotice(notice: NoticeId, outcome: Outcome): Promise<void> {
  await updateRow(key(notice), {
    expression: 'SET #state = :outcome',
    names: { '#state': 'state' },
    values: { ':outcome': outcome },
  });
}

/** Releases a message that could not be sent, so that the next try need not wait. */
export async function releaseNotice(notice: NoticeId): Promise<void> {
  await transact([remove(key(notice))]);
}

/** Everything held back from one person on one channel until one moment. `until`: ISO 8601. */
export interface Digest extends Pick<NoticeId, 'accountId' | 'channel'> {
  readonly until: string;
}

/**
 * Puts a message into a digest instead of sending it: nobody can claim it any more. `event`: what caused it, as JSON.
 * `wasHeld`: it comes from an earlier digest. Does nothing if it went out before or is held already. Throws while somebody is
 * sending it. Four write units, one with `wasHeld`.
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

/** The events of a digest, as JSON, in order. The rows expire by themselves. One read unit per 4 KB. */
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

/** `gathered`: another event's notice covers it. `capped`: the person has reached the day's limit of texts. */
export type Outcome = 'sent' | 'refused' | 'stopped' | 'gathered' | 'capped';

/** Nobody has sent it, or the sender that claimed it has died. */
function notClaimed(now: Date): Expression {
  return {
    expression: 'attribute_not_exists(pk) OR (#state = :sending AND claimedUntil <= :now)',
    names: { '#state': 'state' },
    values: { ':sending': 'sending', ':now': now.getTime() },
  };
}

/** Longer than a sender runs, shorter than its queue waits before it redelivers. */
const claimSeconds = 60;
/** Dead letters are kept for 14 days and may be sent again after that: their messages must still be known. */
const keptSeconds = 30 * 24 * 60 * 60;
const state = z.object({
  state: z.enum(['sending', 'held', 'sent', 'refused', 'stopped', 'gathered', 'capped']),
});
const heldRow = z.object({ event: z.string() });

function key({ eventId, channel, accountId }: NoticeId): Key {
  return { pk: `NOTICE#${eventId}`, sk: `${channel}#${accountId}` };
}

/** ACCOUNT#<id> / HELD#<channel>#<until>#<at>#<event>: the prefix of one digest. */
function heldKey({ accountId, channel, until }: Digest): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: `HELD#${channel}#${until}#` };
}
