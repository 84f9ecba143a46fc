import * as z from 'zod';
import { ConditionFailed, getParsed, putRow, remove, type Write } from '#functions/platform/table.ts';
import { timestamp } from '#schema/ids.ts';
import type { GmailConfirmation } from './gmail-confirmation.rules.ts';

/** A stored confirmation. It is kept for 30 days, for the manager who sets up forwarding. */
const storedConfirmation = z.object({
  code: z.string().nullable(),
  link: z.string().nullable(),
  requestedBy: z.string().nullable(),
  receivedAt: timestamp,
});
export type StoredConfirmation = z.infer<typeof storedConfirmation>;

/** Keeps only the company's newest one, so a mail delivered late changes nothing. One write unit. */
export async function keepConfirmation(
  companyId: string,
  confirmation: GmailConfirmation,
  receivedAt: string,
): Promise<void> {
  try {
    await putRow(
      {
        ...confirmationKey(companyId),
        kind: 'gmail-confirmation',
        ...confirmation,
        receivedAt,
        expiresAt: Math.floor(Date.parse(receivedAt) / 1000) + keptSeconds,
      },
      { expression: 'attribute_not_exists(pk) OR receivedAt <= :own', values: { ':own': receivedAt } },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** The company's newest confirmation, unless it has expired. One read unit. */
export async function confirmationOf(companyId: string, now: Date): Promise<StoredConfirmation | undefined> {
  const found = await getParsed(kept, confirmationKey(companyId), { consistent: true });
  // The table deletes expired rows hours late.
  if (found === undefined || found.expiresAt * 1000 <= now.getTime()) return undefined;
  const { expiresAt: _, ...confirmation } = found;
  return confirmation;
}

/** For the transaction that replaces the company's address: a confirmation of the old one is useless. */
export function forgetConfirmation(companyId: string): Write {
  return remove(confirmationKey(companyId));
}

const kept = storedConfirmation.extend({ expiresAt: z.number() });

const keptSeconds = 30 * 24 * 60 * 60;

function confirmationKey(companyId: string) {
  return { pk: `COMPANY#${companyId}`, sk: 'GMAIL_CONFIRMATION' };
}
