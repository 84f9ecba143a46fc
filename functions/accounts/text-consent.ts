import { ConditionFailed, updateRow } from '#functions/platform/table.ts';
import { accountKey, type StoredAccount } from './account-rows.ts';
import { phoneCounts } from './phone.rules.ts';
import { findAccountByPhone } from './read-account.ts';

/**
 * The people with this proven number, in E.164: a technician and a customer may be one person. One round trip; three if
 * somebody has it.
 */
export async function findPeopleByPhone(phone: string): Promise<StoredAccount[]> {
  const found = await Promise.all(
    (['technician', 'customer', 'admin'] as const).map((userType) => findAccountByPhone(userType, phone)),
  );
  return found.flatMap((account) => (account !== undefined && phoneCounts(account) ? [account] : []));
}

/**
 * Records on its account that a number opted out of texts, or in again. The later one counts, so messages may arrive in
 * any order. One or two write units.
 */
export async function keepTextConsent(
  { id, phone }: Pick<StoredAccount, 'id'> & { readonly phone: string },
  stopped: boolean,
  { saidAt, now }: { readonly saidAt: Date; readonly now: Date },
): Promise<void> {
  const texts = { stoppedNumber: stopped ? phone : null, changedAt: saidAt.toISOString() };
  try {
    await updateRow(
      accountKey(id),
      {
        expression: 'SET texts = :texts, #card.texts = :texts, updatedAt = :now',
        names: { '#card': 'card' },
        values: { ':texts': texts, ':now': now.toISOString() },
      },
      {
        expression: 'phone = :phone AND (attribute_not_exists(texts) OR texts.changedAt <= :saidAt)',
        values: { ':phone': phone, ':saidAt': texts.changedAt },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
