import * as z from 'zod';
import { ConditionFailed, getRow, type Key, parseRow, updateRow } from '#functions/platform/table.ts';

/**
 * ACCOUNT#<id> / TEXTED#<order>: up to which entry of the order's timeline one text has told somebody of all messages, and for which
 * event it was written; `before`: up to which an earlier one had.
 */
const textedRow = z.object({ entry: z.number().int(), by: z.string(), before: z.number().int() });

/** Up to which entry texts for other events have told of all; 0 where none has. One read unit. */
export async function toldBefore(accountId: string, orderId: string, eventId: string): Promise<number> {
  const row = await getRow(key(accountId, orderId), { consistent: true });
  if (row === undefined) return 0;
  const { entry, by, before } = parseRow(textedRow, row);
  return by === eventId ? before : entry;
}

/**
 * Takes it on to tell of all up to `last` by a text for the event of the entry `own`. False where the text for another event has
 * told of that one already; so of several events at the same moment one speaks for all, and its next try may speak again. One
 * write unit.
 */
export async function takeOnToTell(
  { accountId, orderId, eventId }: { accountId: string; orderId: string; eventId: string },
  { own, last, before }: { own: number; last: number; before: number },
  now: Date,
): Promise<boolean> {
  try {
    await updateRow(
      key(accountId, orderId),
      {
        expression: 'SET #kind = :kind, #entry = :last, #by = :event, #before = :before, expiresAt = :end',
        names: { '#kind': 'kind', '#entry': 'entry', '#by': 'by', '#before': 'before' },
        values: {
          ':kind': 'texted-order',
          ':last': last,
          ':event': eventId,
          ':before': before,
          ':end': Math.ceil(now.getTime() / 1000) + keptSeconds,
        },
      },
      {
        expression: 'attribute_not_exists(#entry) OR #entry < :own OR #by = :event',
        values: { ':own': own, ':event': eventId },
      },
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return false;
  }
}

/** As long as notices are known: an event that comes again later than that is no news. */
const keptSeconds = 30 * 24 * 60 * 60;

function key(accountId: string, orderId: string): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: `TEXTED#${orderId}` };
}
