import { companyEventDetail } from '#events/accounts.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import type { Write } from '#functions/platform/table.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { Company } from '#schema/accounts/account.ts';
import { companyStatusWrites } from './companies.store.ts';
import { readManagedCompany } from './read-company.ts';

/**
 * Deactivates or reactivates a company. Its people are refused from the next command and token on, because both read the company.
 * Copies elsewhere (who can be found in searches) are updated by the event in the same transaction, which also works for
 * companies with hundreds of technicians. Two round trips. Throws NOT_FOUND, CONFLICT.
 */
export async function changeCompanyStatus(
  ctx: SignedIn,
  { id, status }: Pick<Company, 'id' | 'status'>,
): Promise<Company> {
  const [, found] = await Promise.all([ctx.confirm(), readManagedCompany(id, { consistent: true })]);
  let before = found;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (before.status === status) return before;
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [...companyStatusWrites(before, status), statusEvent(id, status, ctx.now)],
      answer: { id },
      now: ctx.now,
    });
    if (outcome.kind === 'written') {
      logChange(ctx, { companyId: id, status });
      return { ...before, status };
    }
    before = await readManagedCompany(id, { consistent: true });
    if (outcome.kind === 'answered') return before;
  }
  throw sameMoment();
}

function statusEvent(companyId: string, status: Company['status'], now: Date): Write {
  const detail = companyEventDetail.parse({
    id: newId('evt'),
    version: 1,
    at: now.toISOString(),
    companyId,
    status,
  });
  return outboxWrite({ name: 'company.status-changed', detail }, now);
}
