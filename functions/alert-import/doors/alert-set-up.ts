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
import type { Company } from '#schema/accounts/account.ts';
import { type AlertSetUp, providerPath } from '#schema/alerts/alerts.ts';
import { confirmationOf, forgetConfirmation } from './gmail-confirmations.store.ts';
import { digestOfKey, endOfKey, newProviderKey } from './provider-key.ts';
import { changeKey, keyOfCompany, type StoredKey } from './provider-keys.store.ts';

/** How a company has set up the ways for alerts to come in. One round trip, three read units. */
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
 * A change to this setup. `allowed` resolves to the caller and throws if the caller lacks the permission; it is awaited in
 * parallel with reading what the change needs.
 */
interface SetUpChange {
  readonly companyId: string;
  readonly allowed: Promise<Pick<ConfirmedCaller, 'accountId' | 'companyId' | 'fullName'>>;
}

/**
 * Gives the company a new forwarding address; the old one stops working at once. A retry returns the current address. Two round
 * trips. Throws CONFLICT if others keep replacing it.
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
        // The address is a secret and stays out of the log.
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
 * Replaces the key with which providers post alerts, and returns it this once: only its digest is stored. A retry therefore makes
 * another key, and the last one returned is the one that works. Two round trips. Throws CONFLICT if others keep replacing it.
 */
export async function replaceProviderKey(change: SetUpChange, now: Date): Promise<{ key: string }> {
  const key = newProviderKey();
  const digest = digestOfKey(key);
  if (digest === undefined) throw new Error('A new key is not of the form of keys.');
  await putKey(change, { digest, endsWith: endOfKey(key), createdAt: now.toISOString() }, now);
  return { key };
}

/**
 * Removes the key, so that nobody can post alerts for the company. Repeating it changes nothing. Two round trips. Throws CONFLICT
 * as above.
 */
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
    // Nothing to change, possibly because an earlier attempt of this call succeeded and its answer was lost.
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
