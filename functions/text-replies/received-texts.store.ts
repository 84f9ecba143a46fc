import * as z from 'zod';
import { ConditionFailed, type Key, putRow, updateRow } from '#functions/platform/table.ts';
import { entityId, orderId as orderIdOf, timestamp } from '#schema/ids.ts';

/** How a text was understood when it first arrived. A retry uses this, whatever has been sent since. */
const taken = z.object({
  /** The sender; null if it concerns everybody who shares the number. */
  accountId: entityId.nullable(),
  orderId: orderIdOf.nullable(),
  /** When it arrived. */
  at: timestamp,
});
export type TakenText = z.infer<typeof taken>;

/**
 * Claims a text before it is acted on. `done`: it was answered before. `busy`: another run is handling it. A claim expires, so
 * that a text whose handler died is taken up again as first understood. One write unit, two if it arrived before.
 */
export async function claimText(
  textId: string,
  wanted: TakenText,
  now: Date,
): Promise<TakenText | 'done' | 'busy'> {
  const claimedUntil = now.getTime() + claimSeconds * 1000;
  try {
    await putRow(
      {
        ...key(textId),
        kind: 'received-text',
        state: 'working',
        claimedUntil,
        ...wanted,
        expiresAt: Math.ceil(now.getTime() / 1000) + keptSeconds,
      },
      { expression: 'attribute_not_exists(pk)' },
    );
    return wanted;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const row = received.parse(error.row);
    if (row.state !== 'working') return 'done';
    return takeOver(textId, row, { now, claimedUntil });
  }
}

/** Marks it as done. One write unit. */
export async function settleText(textId: string, outcome: TextOutcome): Promise<void> {
  await updateRow(key(textId), {
    expression: 'SET #state = :outcome',
    names: { '#state': 'state' },
    values: { ':outcome': outcome },
  });
}

/** Releases a text that could not be answered, so that its retry need not wait. One write unit. */
export async function releaseText(textId: string): Promise<void> {
  await updateRow(key(textId), { expression: 'SET claimedUntil = :now', values: { ':now': 0 } });
}

/** The result; `silent`: no reply was due. */
export type TextOutcome = 'sent' | 'refused' | 'stopped' | 'silent';

/** Longer than the handler runs, shorter than the queue waits before redelivery. */
const claimSeconds = 60;
/** Dead letters are kept for 14 days and may be redriven after that. */
const keptSeconds = 30 * 24 * 60 * 60;

const received = taken.extend({
  state: z.enum(['working', 'sent', 'refused', 'stopped', 'silent']),
  claimedUntil: z.number(),
});

async function takeOver(
  textId: string,
  row: z.infer<typeof received>,
  { now, claimedUntil }: { readonly now: Date; readonly claimedUntil: number },
): Promise<TakenText | 'busy'> {
  if (row.claimedUntil > now.getTime()) return 'busy';
  try {
    await updateRow(
      key(textId),
      { expression: 'SET claimedUntil = :until', values: { ':until': claimedUntil } },
      {
        expression: '#state = :working AND claimedUntil = :before',
        names: { '#state': 'state' },
        values: { ':working': 'working', ':before': row.claimedUntil },
      },
    );
    return taken.parse(row);
  } catch (error) {
    if (error instanceof ConditionFailed) return 'busy';
    throw error;
  }
}

function key(textId: string): Key {
  return { pk: `TEXT#${textId}`, sk: 'TEXT' };
}
