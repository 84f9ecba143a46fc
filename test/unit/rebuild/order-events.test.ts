import { expect, test } from 'vitest';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { isUnderWay, reminderEventsOf, searchEventOf } from '#functions/rebuild/order-events.ts';
import { escalationsOf, remindersOf } from '#functions/reminders/reminders.rules.ts';
import {
  actorOf,
  monday,
  offeredBy,
  openOrder,
  pendingOrder,
  scheduledOrder,
  situationOf,
  stepOf,
} from '../../support/orders.ts';

const asked = (record: OrderRecord): OrderRecord =>
  stepOf(
    record,
    {
      name: 'askQuestion',
      question: 'Is there power on the site?',
      asker: { city: 'Belleville', state: 'IL' },
    },
    situationOf(actorOf('TechnicianOwner'), monday),
  );

/** The names of all schedules that a rebuild's events call for. */
function scheduled(record: OrderRecord, now = monday): string[] {
  return reminderEventsOf(record)
    .flatMap(({ 'detail-type': name, detail }) => [
      ...remindersOf(name, detail, record, now),
      ...escalationsOf(name, record, now),
    ])
    .map(({ reminder }) => reminder.name)
    .sort();
}

test('an open order gets its reminders again: of its opening, of each offer and of each question', () => {
  const record = asked(offeredBy(offeredBy(openOrder()), { id: 'acc_second' }));

  expect(isUnderWay(record.order)).toBe(true);
  expect(scheduled(record)).toEqual([
    expect.stringMatching(/^10001-availability-1$/),
    expect.stringMatching(/^10001-availability-expiring-\d{6}$/),
    expect.stringMatching(/^10001-availability-expiring-\d{6}$/),
    expect.stringMatching(/^10001-offer-unseen-/),
    expect.stringMatching(/^10001-question-\d{6}$/),
  ]);
});

test('an open order without offers is escalated again', () => {
  expect(scheduled(openOrder())).toEqual([
    '10001-availability-1',
    expect.stringMatching(/^10001-no-technician-/),
  ]);
});

test('a booked order gets the reminders of its service again', () => {
  const record = scheduledOrder('2026-03-05');

  const names = scheduled(record);

  expect(isUnderWay(record.order)).toBe(true);
  expect(names.filter((name) => name.includes('2026-03-05')).length).toBeGreaterThanOrEqual(5);
  expect(names).toContainEqual(expect.stringMatching(/^10001-nobody-there-/));
});

test('offers beyond what one event can name are spread over several', () => {
  let record = openOrder();
  for (let number = 1; number <= 12; number += 1) record = offeredBy(record, { id: `acc_${number}` });

  const named = reminderEventsOf(record).flatMap(({ detail }) => detail.technicianIds ?? []);

  expect(new Set(named).size).toBe(12);
});

test('an order that is finished or not yet started needs nothing', () => {
  expect(isUnderWay(pendingOrder().order)).toBe(false);
});

test('a running search is started again, and one that has ended is not', () => {
  const { order } = openOrder();

  expect(searchEventOf(order)).toMatchObject({
    detail: { orderId: order.id, status: 'open', matchingRound: 1, at: order.openedAt },
  });
  const search = { wave: 11, radiusMiles: 660, endedAt: monday.toISOString() };
  expect(searchEventOf({ ...order, search })).toBeUndefined();
  expect(searchEventOf(scheduledOrder().order)).toBeUndefined();
});
