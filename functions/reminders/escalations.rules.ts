import type { Escalation, OrderEventDetail } from '#events/orders.ts';
import { orderNotifications } from '#functions/notifications/texts/notification-types.ts';
import { isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { hasArrived } from '#functions/orders/reminders/reminder.rules.ts';
import { serviceReminderTime } from '#functions/orders/reminders/reminder-times.rules.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';

/** Something more people hear about if nobody acts until `at`. */
export interface DueEscalation {
  readonly at: Date;
  /** Identifies the occasion: another round or time is another occasion. */
  readonly key: string;
  readonly about: Pick<OrderEventDetail, 'technicianIds' | 'updateId'>;
}

/** What in the order's current state calls for more people, and when; undefined once somebody has acted. */
export function escalationOf(of: Escalation, record: OrderRecord, now: Date): DueEscalation | undefined {
  const { order, updates } = record;
  switch (of) {
    case 'no-technician':
      if (order.status !== 'open' || order.openedAt === null || offering(record, now).size > 0) return;
      return { at: dueAfter(of, Date.parse(order.openedAt)), key: String(order.matchingRound), about: {} };
    case 'offer-unseen': {
      if (order.status !== 'open') return;
      const standing = offering(record, now);
      const first = updates.find(
        ({ updateTypeName, createdAt, data }) =>
          updateTypeName === 'availability_submitted' &&
          createdAt >= (order.openedAt ?? '') &&
          standing.has(String(data.technicianId)),
      );
      if (first === undefined) return;
      return {
        at: dueAfter(of, Date.parse(first.createdAt)),
        key: String(order.matchingRound),
        about: { technicianIds: [String(first.data.technicianId)], updateId: first.id },
      };
    }
    case 'nobody-there': {
      const { schedule, status } = order;
      if (schedule === null || (status !== 'scheduled' && status !== 'rescheduled')) return;
      const asked = serviceReminderTime('service-status', order, schedule);
      const at = asked && dueAfter(of, asked.getTime());
      // After that day nobody marks an arrival.
      if (at === null || localDay(at, order.timeZone) !== schedule.serviceDate) return;
      if (hasArrived(record, now)) return;
      const entry = updates.findLast(
        ({ updateTypeName }) => updateTypeName === 'bot_service_status_reminder',
      );
      const key = `${schedule.serviceDate}-${schedule.serviceTime.replaceAll(':', '')}`;
      return { at, key, about: entry === undefined ? {} : { updateId: entry.id } };
    }
  }
}

/** Technicians with open offers. */
function offering({ order, offers }: OrderRecord, now: Date): ReadonlySet<string> {
  return new Set(offers.filter((offer) => isLive(offer, order, now)).map(({ technician }) => technician.id));
}

/** The waiting times are in the table of notices. */
function dueAfter(of: Escalation, since: number): Date {
  const row = orderNotifications.find(({ escalation }) => escalation?.of === of);
  if (row?.escalation === undefined) throw new Error(`Nobody is told of ${of}.`);
  return new Date(since + row.escalation.afterMinutes * 60_000);
}
