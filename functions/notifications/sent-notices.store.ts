import * as z from 'zod';
import { ConditionFailed, type Key, putRow, remove, transact, updateRow } from '#functions/platform/table.ts';
import type { Channel } from './notification.ts';

/** One message: what one person, or ops, is told of one event by one channel. */
export interface NoticeId {
  readonly eventId: string;
  readonly channel: Channel;
  readonly accountId: string;
}

/**
 * Claims a message before it is sent. `done`: it went out before. `busy`: somebody is sending it now.
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
      {
        expression: 'attribute_not_exists(pk) OR (#state = :sending AND claimedUntil <= :now)',
        names: { '#state': 'state' },
        values: { ':sending': 'sending', ':now': time },
      },
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

/** `gathered`: the text for another event tells of it. */
export type Outcome = 'sent' | 'refused' | 'stopped' | 'gathered';

/** Longer than a sender runs, shorter than its queue waits before it delivers again. */
const claimSeconds = 60;
/** Dead letters are kept for 14 days and may be sent once more after that: their messages must still be known. */
const keptSeconds = 30 * 24 * 60 * 60;
const state = z.object({ state: z.enum(['sending', 'sent', 'refused', 'stopped', 'gathered']) });

function key({ eventId, channel, accountId }: NoticeId): Key {
  return { pk: `NOTICE#${eventId}`, sk: `${channel}#${accountId}` };
}
