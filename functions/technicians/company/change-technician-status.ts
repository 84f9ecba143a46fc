import type * as z from 'zod';
import { changeAccountWrite } from '#functions/accounts/account-writes.ts';
import { companyAsRead } from '#functions/companies/company-writes.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { updatePersonStatusInput } from '#schema/admin.ts';
import { technicianWrites } from '../technicians.store.ts';
import { type RepairPerson, readRepairPerson } from './admin-technician.ts';

/**
 * Deactivates or reactivates somebody of a repair company; the same transaction hides them from searches or shows them.
 * Their offers stay until they expire, but can't be booked, because booking checks the technician again. Their bookings
 * stay too, for an admin to handle. Two round trips. Throws NOT_FOUND, CONFLICT.
 */
export async function changeTechnicianStatus(
  ctx: SignedIn,
  { companyId, id, status }: z.output<typeof updatePersonStatusInput>,
): Promise<RepairPerson> {
  const [, found] = await Promise.all([ctx.confirm(), readRepairPerson(id, { companyId, consistent: true })]);
  let before = found;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (before.account.status === status) return before;
    const { company, profile } = before;
    const account = { ...before.account, status, updatedAt: ctx.now.toISOString() };
    const outcome = await writeOnce(commandOf(ctx), {
      writes: [
        changeAccountWrite(before.account, { status }, ctx.now),
        companyAsRead(company),
        ...(profile ? technicianWrites({ profile, account, company }, profile) : []),
      ],
      answer: { companyId, accountId: id },
      now: ctx.now,
    });
    if (outcome.kind === 'written') {
      logChange(ctx, { companyId, accountId: id, status });
      return { account, company, profile };
    }
    // The technician's stats or the company changed first.
    before = await readRepairPerson(id, { companyId, consistent: true });
    if (outcome.kind === 'answered') return before;
  }
  throw sameMoment();
}
