import * as z from 'zod';
import { activityWrite, changesBetween } from '#functions/companies/activity-log.ts';
import { alertAddress, newAlertToken, replaceAlertToken } from '#functions/companies/alert-token.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { readEnv } from '#functions/platform/env.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import type { CommandId } from '#functions/platform/idempotency.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import { writeOnce } from '#functions/platform/write-once.ts';
import type { Company } from '#schema/accounts.ts';
import { type AlertSetUp, providerPath } from '#schema/alerts.ts';
import { confirmationOf, forgetConfirmation } from './gmail-confirmations.store.ts';
import { digestOfKey, endOfKey, newProviderKey } from './provider-key.ts';
import { changeKey, keyOfCompany, type StoredKey } from './provider-keys.store.ts';

/** The ways for alerts to get in, as a company has set them up. One round trip, three read units. */
export async function alertSetUpOf(companyId: string): Promise<AlertSetUp> {
  const [company, key, confirmation] = await Promise.all([
    readCompany(companyId, { consistent: true }),
    keyOfCompany(companyId),
    confirmationOf(companyId, new Date()),
  ]);
  return {
    equipmentAlertEmail: addressOf(company),
    gmailConfirmation: confirmation ?? null,
    providerPath,
    providerKey: key === undefined ? null : { endsWith: key.endsWith, createdAt: key.createdAt },
  };
}

/**
 * A change of the set-up. `allowed` is who makes it, and throws where the caller may not; it is read beside what the change goes
 * by.
 */
interface SetUpChange {
  readonly companyId: string;
  readonly allowed: Promise<Pick<ConfirmedCaller, 'accountId' | 'companyId' | 'fullName'>>;
}

/**
 * Gives the company another forwarding address; the one before stops at once. A retry is answered the address that stands.
 * Two round trips. Throws CONFLICT where others keep replacing it.
 */
export async function replaceAddress(
  { companyId, allowed }: SetUpChange,
  command: CommandId | undefined,
  now: Date,
): Promise<{ equipmentAlertEmail: string }> {
  const read = () => readCompany(companyId, { consistent: true });
  const [found, caller] = await Promise.all([read(), allowed]);
  let before = found;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const alertToken = newAlertToken();
    const outcome = await writeOnce(command, {
      writes: [
        ...replaceAlertToken(before, alertToken),
        forgetConfirmation(companyId),
        // The address itself is a secret, and not for the log.
        activityWrite(caller, { action: 'alert_address_replaced' }, now),
      ],
      answer: { id: companyId },
      now,
    });
    if (outcome.kind === 'written') return { equipmentAlertEmail: addressOf({ alertToken }) };
    before = await read();
    if (outcome.kind === 'answered') return { equipmentAlertEmail: addressOf(before) };
  }
  throw sameMoment();
}

/**
 * Makes the key that providers post alerts with, in place of the one before, and tells it this once: only its digest is kept. So a
 * retry cannot be told the same key again; it makes another one, and the last one told is the one that works. Two round trips.
 * Throws CONFLICT where others keep replacing it.
 */
export async function replaceProviderKey(change: SetUpChange, now: Date): Promise<{ key: string }> {
  const key = newProviderKey();
  const digest = digestOfKey(key);
  if (digest === undefined) throw new Error('A new key is not of the form of keys.');
  await putKey(change, { digest, endsWith: endOfKey(key), createdAt: now.toISOString() }, now);
  return { key };
}

/** From then on nobody can post alerts for the company. Again changes nothing. Two round trips. Throws CONFLICT as above. */
export async function removeProviderKey(change: SetUpChange, now: Date): Promise<void> {
  await putKey(change, undefined, now);
}

const mostAttempts = 3;

async function putKey(
  { companyId, allowed }: SetUpChange,
  after: StoredKey | undefined,
  now: Date,
): Promise<void> {
  const [found, caller] = await Promise.all([keyOfCompany(companyId), allowed]);
  let before = found;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    // It is so already, or by this very call, whose first answer was lost on its way.
    if (before?.digest === after?.digest) return;
    try {
      const changes = changesBetween({ key: shownEnd(before) }, { key: shownEnd(after) });
      const action = after === undefined ? 'provider_key_removed' : 'provider_key_replaced';
      await changeKey(companyId, before, after, [activityWrite(caller, { action, changes }, now)]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      before = await keyOfCompany(companyId);
    }
  }
  throw sameMoment();
}

function shownEnd(key: StoredKey | undefined): string | null {
  return key === undefined ? null : `…${key.endsWith}`;
}

function addressOf({ alertToken }: Pick<Company, 'alertToken'>): string {
  const { INBOUND_MAIL_DOMAIN } = readEnv({ INBOUND_MAIL_DOMAIN: z.string() });
  return alertAddress(alertToken, INBOUND_MAIL_DOMAIN);
}
