import { type Escalation, orderEventDetail } from '#events/orders.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { headOf, type Order } from '#functions/orders/order.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { takesPart } from '#functions/orders/visibility.rules.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import { ConditionFailed, transact } from '#functions/platform/table.ts';
import { entrySeen } from '#functions/unreads/unreads.ts';
import { roles } from '#schema/accounts/roles.ts';
import { escalationOf } from './escalations.rules.ts';

/**
 * Raises an event if still nobody has acted. Its id is derived from what it is about, so a repeat is the same event.
 * False if somebody has acted or looked.
 */
export async function escalate(
  of: Escalation,
  { name, orderId }: { readonly name: string; readonly orderId: string },
  now: Date,
): Promise<boolean> {
  const record = await readWholeOrder(orderId);
  if (record === undefined) return false;
  const due = escalationOf(of, record, now);
  // Clocks differ between machines by a moment.
  if (due === undefined || !name.endsWith(`-${of}-${due.key}`) || due.at.getTime() > now.getTime() + 60_000) {
    return false;
  }
  const { order } = record;
  if (of === 'offer-unseen' && (await isLookedAt(order, due.about.updateId ?? ''))) return false;
  const detail = orderEventDetail.parse({
    id: `evt_${name}`,
    version: 1,
    at: now.toISOString(),
    companyId: order.companyId,
    orderId,
    status: order.status,
    matchingRound: order.matchingRound,
    actorId: null,
    escalation: of,
    ...due.about,
  });
  try {
    await transact([outboxWrite({ name: 'order.escalated', detail }, now)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return true;
}

/** Whether somebody who can choose an offer has looked at the order since that entry. */
async function isLookedAt(order: Order, updateId: string): Promise<boolean> {
  const people = (await readPeopleOfCompany(order.companyId)).filter(
    ({ id, roleId }) =>
      takesPart({ accountId: id }, headOf(order)) || roles[roleId].permissions.includes('order_management'),
  );
  const seen = await Promise.all(people.map(({ id }) => entrySeen(id, order.id)));
  return Math.max(0, ...seen) >= Number(updateId.split('.')[1]);
}
