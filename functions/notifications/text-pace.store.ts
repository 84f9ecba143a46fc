import * as z from 'zod';
import { ConditionFailed, type Key, parseRow, updateRow } from '#functions/platform/table.ts';

/**
 * Books the number for the next free `milliseconds`, and returns when they begin, in milliseconds since the epoch. All
 * senders share one row. One write unit, two after a pause.
 */
export async function bookNumber(milliseconds: number, now: number): Promise<number> {
  for (;;) {
    try {
      return await bookAfterOthers(milliseconds, now);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    try {
      return await bookFree(milliseconds, now);
    } catch (error) {
      // Another sender booked it in the meantime.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

async function bookAfterOthers(milliseconds: number, now: number): Promise<number> {
  const row = await updateRow(
    key,
    { expression: 'SET freeAt = freeAt + :taken', values: { ':taken': milliseconds } },
    { expression: busy, values: { ':now': now, ':latest': now + longestQueueMs } },
  );
  return parseRow(paceRow, row).freeAt - milliseconds;
}

async function bookFree(milliseconds: number, now: number): Promise<number> {
  await updateRow(
    key,
    {
      expression: 'SET #kind = :kind, freeAt = :end',
      names: { '#kind': 'kind' },
      values: { ':kind': 'text-pace', ':end': now + milliseconds },
    },
    {
      expression: `attribute_not_exists(freeAt) OR NOT ${busy}`,
      values: { ':now': now, ':latest': now + longestQueueMs },
    },
  );
  return now;
}

/** A few senders book one text each, so a later time was written by a wrong clock. */
const longestQueueMs = 60_000;
const busy = 'freeAt BETWEEN :now AND :latest';
const paceRow = z.object({ freeAt: z.number() });
const key: Key = { pk: 'TEXT_PACE', sk: 'TEXT_PACE' };
