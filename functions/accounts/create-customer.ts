import type * as z from 'zod';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { createCustomerInput } from '#schema/admin.ts';
import type { StoredAccount } from './account-rows.ts';
import { readPersonOf } from './admin-people.ts';
import { companyInactive, createdBefore, newAccount, openingWrites, whyTaken } from './new-account.ts';

/**
 * Creates an account for a customer's person. Two round trips; a retry, three, returns the first try's account. Throws
 * NOT_FOUND, ACCOUNT_EXISTS, and CONFLICT for an inactive company.
 */
export async function createCustomer(
  ctx: SignedIn,
  { companyId, roleId, ...person }: z.output<typeof createCustomerInput>,
): Promise<StoredAccount> {
  await Promise.all([
    ctx.confirm(),
    readManagedCompany(companyId, { userType: 'customer', consistent: true }),
  ]);
  const made = newAccount(person, { companyId, userType: 'customer', roleId }, ctx.now);
  const outcome = await writeOnce(commandOf(ctx), {
    writes: [...openingWrites(made, ctx.now), companyIsActive(companyId)],
    answer: { companyId, accountId: made.id },
    now: ctx.now,
  });
  if (outcome.kind === 'answered') {
    const first = createdBefore(outcome.answer);
    return readPersonOf(first.companyId, first.accountId, 'customer');
  }
  if (outcome.kind === 'failed') throw whyTaken(made, outcome.index) ?? companyInactive();
  logChange(ctx, { companyId, accountId: made.id, roleId });
  return made;
}
