import * as z from 'zod';
import { parseRow } from '#functions/platform/table.ts';
import type { Channel } from '../texts/notification.ts';

/**
 * What to put into a channel's queue so that a notice held back by quiet hours still arrives although its digest's
 * schedule is lost. During the hours, its event sets the schedule again; afterwards the digest itself is due. Undefined
 * for anything older than a day, which nobody wants any more. `row`: of kind `held-notice`.
 */
export function heldAgain(
  row: Readonly<Record<string, unknown>>,
  now: Date,
): { readonly channel: Channel; readonly body: string } | undefined {
  const {
    pk: accountId,
    sk: [channel, until],
    event,
  } = parseRow(heldRow, row);
  const lateMs = now.getTime() - Date.parse(until);
  if (lateMs > dayMs) return undefined;
  const item = lateMs < 0 ? { ...event, onlyTo: accountId } : { digest: { accountId, until } };
  return { channel, body: JSON.stringify(item) };
}

const dayMs = 24 * 60 * 60 * 1000;

const heldRow = z.object({
  pk: z.string().transform((pk) => pk.slice('ACCOUNT#'.length)),
  sk: z
    .string()
    .transform((sk) => sk.split('#').slice(1, 3))
    .pipe(z.tuple([z.enum(['push', 'email', 'sms'] satisfies Channel[]), z.iso.datetime()])),
  event: z.string().transform((text): Record<string, unknown> => JSON.parse(text)),
});
