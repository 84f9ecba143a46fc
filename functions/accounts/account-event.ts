import { accountEventDetail, type accountEventNames } from '#events/accounts.ts';
import { newId } from '#functions/platform/ids.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import type { Write } from '#functions/platform/table.ts';
import type { StoredAccount } from './account-rows.ts';

/** The write that publishes an account event, for the transaction that makes or changes the account. */
export function accountEvent(
  name: (typeof accountEventNames)[number],
  made: Pick<StoredAccount, 'id' | 'companyId'> & { readonly actorId?: string; readonly device?: string },
  now: Date,
): Write {
  const detail = accountEventDetail.parse({
    id: newId('evt'),
    version: 1,
    at: now.toISOString(),
    companyId: made.companyId,
    accountId: made.id,
    ...(made.actorId !== undefined && { actorId: made.actorId }),
    ...(made.device !== undefined && { device: made.device }),
  });
  return outboxWrite({ name, detail }, now);
}
