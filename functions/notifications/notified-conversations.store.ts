import * as z from 'zod';
import { ConditionFailed, getRow, type Key, parseRow, updateRow } from '#functions/platform/table.ts';
import type { Channel } from './texts/notification.ts';

/** One person's view of one order's conversation by one channel. */
export interface Conversation {
  readonly accountId: string;
  readonly orderId: string;
  readonly channel: Channel;
}

/** ACCOUNT#<id> / TOLD#<channel>#<order>: the last timeline entry somebody was notified of, and by which event. */
const toldRow = z.object({ entry: z.number().int(), by: z.string() });

/** Half a read unit. */
export async function readTold(of: Conversation): Promise<z.output<typeof toldRow> | undefined> {
  const row = await getRow(key(of));
  return row && parseRow(toldRow, row);
}

/**
 * Claims notifying of everything up to `last` for this event. False if another event's notice already did and nobody
 * has looked since; `seen` is how far somebody has looked. So one of several simultaneous events speaks for all, and
 * its retry may speak again. One write unit.
 */
export async function claimConversation(
  of: Conversation & { readonly eventId: string },
  { last, seen }: { readonly last: number; readonly seen: number },
  now: Date,
): Promise<boolean> {
  try {
    await updateRow(
      key(of),
      {
        expression: 'SET #kind = :kind, #entry = :last, #by = :event, expiresAt = :end',
        names: { '#kind': 'kind', '#entry': 'entry', '#by': 'by' },
        values: {
          ':kind': 'told-conversation',
          ':last': last,
          ':event': of.eventId,
          ':end': Math.ceil(now.getTime() / 1000) + keptSeconds,
        },
      },
      {
        expression: 'attribute_not_exists(#entry) OR #entry <= :seen OR #by = :event',
        values: { ':seen': seen },
      },
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return false;
  }
}

/** As long as notices are remembered: an event that returns after that is no news. */
const keptSeconds = 30 * 24 * 60 * 60;

function key({ accountId, channel, orderId }: Conversation): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: `TOLD#${channel}#${orderId}` };
}
