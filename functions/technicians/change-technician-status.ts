import type * as z from 'zod';
import { setAccountStatus } from '#functions/accounts/account-status.ts';
import { companyAsRead } from '#functions/companies/company-writes.ts';
import type { Order } from '#functions/orders/order.ts';
import { readOrders } from '#functions/orders/read-order.ts';
import { sameMoment } from '#functions/platform/errors.ts';
import { logChange } from '#functions/platform/log-change.ts';
import type { SignedIn } from '#functions/platform/trpc.ts';
import { commandOf, writeOnce } from '#functions/platform/write-once.ts';
import type { updatePersonStatusInput } from '#schema/admin.ts';
import { type RepairPerson, readRepairPerson } from './admin-technician.ts';
import { bookedBefore, bookedFrom } from './job-list.store.ts';
import { technicianWrites } from './technicians.store.ts';

/**
 * Deactivates somebody of a repair company, or activates it again, and in the same transaction lets searches find it or not.
 * Its offers stay where they are and end by themselves: who books one is refused, since a booking asks about the technician
 * as it stands then. Its bookings stay too, and are answered, so that an admin sees to each: only people know whether it still
 * comes. Two round trips. Throws NOT_FOUND, CONFLICT.
 */
export async function changeTechnicianStatus(
  ctx: SignedIn,
  { companyId, id, status }: z.output<typeof updatePersonStatusInput>,
): Promise<{ technician: RepairPerson; bookings: Order[] }> {
  const [caller, found, slots] = await Promise.all([
    ctx.confirm(),
    readRepairPerson(id, { companyId, consistent: true }),
    slotsOf(id, ctx.now),
  ]);
  const bookings = bookedAmong(slots, id);
  let before = found;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (before.account.status === status) return { technician: before, bookings: await bookings };
    const { company, profile } = before;
    const account = { ...before.account, status, updatedAt: ctx.now.toISOString() };
    const [outcome, live] = await Promise.all([
      writeOnce(commandOf(ctx, 'admin.technicians.updateStatus'), {
        writes: [
          setAccountStatus(before.account, status, ctx.now),
          companyAsRead(company),
          ...(profile ? technicianWrites({ profile, account, company }, profile) : []),
        ],
        answer: { companyId, accountId: id },
        now: ctx.now,
      }),
      bookings,
    ]);
    if (outcome.kind === 'written') {
      logChange(caller, 'admin.technicians.updateStatus', { companyId, accountId: id, status });
      return { technician: { account, company, profile }, bookings: live };
    }
    // A count of its standing, or its company's own change, came first.
    before = await readRepairPerson(id, { companyId, consistent: true });
    if (outcome.kind === 'answered') return { technician: before, bookings: live };
  }
  throw sameMoment();
}

const day = 24 * 60 * 60 * 1000;
const mostAhead = 100;
/** A job that goes on after its day, or that nobody completed, keeps its slot there. */
const mostBehind = 25;

async function slotsOf(technicianId: string, now: Date): Promise<string[]> {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const [ahead, behind] = await Promise.all([
    bookedFrom(technicianId, yesterday, mostAhead),
    bookedBefore(technicianId, yesterday, mostBehind),
  ]);
  return [...new Set([...ahead, ...behind])];
}

async function bookedAmong(orderIds: readonly string[], technicianId: string): Promise<Order[]> {
  const orders = [...(await readOrders(orderIds)).values()];
  return orders
    .filter(
      ({ status, schedule }) =>
        (status === 'scheduled' || status === 'rescheduled') && schedule?.technician.id === technicianId,
    )
    .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

function timeOf({ schedule }: Order): string {
  return `${schedule?.serviceDate} ${schedule?.serviceTime}`;
}
