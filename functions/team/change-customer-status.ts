import type * as z from 'zod';
import type { AccountCard, StoredAccount } from '#functions/accounts/account-rows.ts';
import { accountIsStill, changeAccountWrite } from '#functions/accounts/account-writes.ts';
import { readPersonOf } from '#functions/accounts/admin-people.ts';
import { ownsOrders } from '#functions/accounts/colleague-refusals.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { countUnfinishedOrdersOf } from '#functions/orders/lists/owned-orders.ts';
import { AppError, sameMoment } from '#functions/platform/errors.ts';
import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { updatePersonStatusInput } from '#schema/admin.ts';

/**
 * Deactivates or reactivates a customer's person. People with unfinished orders must hand them over first (document 2
 * section 5), and a company keeps its last active person who can manage orders and the team: otherwise nobody could
 * approve an order or appoint a manager. To stop a whole company, deactivate the company. The count of owned orders may
 * lag briefly; an order missed by it can still be transferred from an inactive owner. Two round trips, including the
 * count. Throws NOT_FOUND, CONFLICT.
 */
export async function changeCustomerStatus(
  ctx: SignedIn,
  { companyId, id, status }: z.output<typeof updatePersonStatusInput>,
): Promise<StoredAccount> {
  const ends = status === 'inactive';
  const [, found, people, owned] = await Promise.all([
    ctx.confirm(),
    readPersonOf(companyId, id, 'customer'),
    ends ? readPeopleOfCompany(companyId) : [],
    ends ? countUnfinishedOrdersOf(companyId, id) : { count: 0, more: false },
  ]);
  const candidates = people.filter((person) => person.id !== id && manages(person));
  let before = found;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (before.status === status) return before;
    if (owned.count > 0) throw ownsOrders(owned);
    // If the last two managers are deactivated at the same moment, each command relies on the other manager; this check
    // refuses one.
    const successor = ends && manages(before) ? candidates.shift() : undefined;
    if (ends && manages(before) && successor === undefined) throw lastManager();
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [
        changeAccountWrite(before, { status }, ctx.now),
        ...(successor === undefined ? [] : [accountIsStill(successor)]),
      ],
      answer: { companyId, accountId: id },
      now: ctx.now,
    });
    if (outcome.kind === 'written') {
      logChange(ctx, { companyId, accountId: id, status });
      return { ...before, status, updatedAt: ctx.now.toISOString() };
    }
    before = await readPersonOf(companyId, id, 'customer');
    if (outcome.kind === 'answered') return before;
  }
  throw sameMoment();
}

function manages({ status, roleId }: Pick<AccountCard, 'status' | 'roleId'>): boolean {
  const { permissions } = roles[roleId];
  return (
    status === 'active' && permissions.includes('user_management') && permissions.includes('order_management')
  );
}

function lastManager(): AppError {
  return new AppError(
    'CONFLICT',
    'This is the company’s last active manager. Make another one first, or deactivate the company.',
  );
}
