import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '#functions/orders/order-commands.ts';
import { reminder, remindersOf } from '#functions/reminders/reminders.rules.ts';
import {
  actorOf,
  monday,
  openOrder,
  scheduledOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const submitted = 'order.availability-submitted';
const assigned = 'order.technician-assigned';
const technicianIds = ['acc_TechnicianOwner'];
const hour = 60 * 60 * 1000;

describe('an offer', () => {
  test('is reminded of half an hour before its three hours are over', () => {
    const record = offered(null);

    const [due, ...others] = remindersOf(submitted, { technicianIds }, record, monday);

    const offerId = record.offers[0]?.id ?? '';
    expect(due).toEqual({
      at: new Date('2026-03-02T17:30:00.000Z'),
      reminder: {
        name: `10001-availability-expiring-${offerId.slice(-6)}`,
        orderId: '10001',
        reminder: 'availability-expiring',
        offerId,
      },
    });
    expect(others).toEqual([]);
  });

  test('is reminded of half an hour before an end of its own', () => {
    const record = offered('2026-03-03T12:00:00.000Z');

    expect(remindersOf(submitted, { technicianIds }, record, monday).map(({ at }) => at)).toEqual([
      new Date('2026-03-03T11:30:00.000Z'),
    ]);
  });

  test('that lasts half an hour or less is not reminded of', () => {
    const record = offered('2026-03-02T15:30:00.000Z');

    expect(remindersOf(submitted, { technicianIds }, record, monday)).toEqual([]);
  });

  test('of another technician is no matter of this event', () => {
    expect(remindersOf(submitted, { technicianIds: ['acc_other'] }, offered(null), monday)).toEqual([]);
  });

  test('that is gone by now is not reminded of', () => {
    const record = stepOf(
      offered(null),
      { name: 'removeAvailability', technician: technicianOf() },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(remindersOf(submitted, { technicianIds }, record, monday)).toEqual([]);
  });
});

describe('a service', () => {
  test('is reminded of a day and an hour before, by the clocks of the jobsite', () => {
    const record = scheduledOrder('2026-03-05', '08:00:00');

    expect(remindersOf(assigned, {}, record, monday)).toEqual([
      {
        at: new Date('2026-03-04T14:00:00.000Z'),
        reminder: {
          name: '10001-service-scheduled-2026-03-05-080000',
          orderId: '10001',
          reminder: 'service-scheduled',
          serviceDate: '2026-03-05',
          serviceTime: '08:00:00',
        },
      },
      {
        at: new Date('2026-03-05T13:00:00.000Z'),
        reminder: {
          name: '10001-service-start-2026-03-05-080000',
          orderId: '10001',
          reminder: 'service-start',
          serviceDate: '2026-03-05',
          serviceTime: '08:00:00',
        },
      },
    ]);
  });

  test('is reminded of a whole day before, also over a change of the clocks', () => {
    // Clocks in Chicago go forward at two on 8 March 2026: eight is 13:00 UTC from then on.
    const record = scheduledOrder('2026-03-08', '08:00:00');

    expect(remindersOf(assigned, {}, record, monday).map(({ at }) => at.toISOString())).toEqual([
      '2026-03-07T13:00:00.000Z',
      '2026-03-08T12:00:00.000Z',
    ]);
  });

  test('that is less than a day away is reminded of an hour before only', () => {
    const record = scheduledOrder('2026-03-03', '08:00:00');

    expect(remindersOf(assigned, {}, record, monday).map((due) => due.reminder.reminder)).toEqual([
      'service-start',
    ]);
  });

  test('that was given back by now is not reminded of', () => {
    const record = stepOf(
      scheduledOrder('2026-03-05'),
      { name: 'unassign', message: null },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(remindersOf(assigned, {}, record, monday)).toEqual([]);
  });
});

test('reminders are due in the future, and their names are the same each time and fit a schedule', () => {
  const record = scheduledOrder('2026-03-08', '08:00:00');
  const anyMoment = fc.integer({ min: 0, max: 200 * hour }).map((ms) => new Date(monday.getTime() + ms));

  fc.assert(
    fc.property(anyMoment, fc.constantFrom(assigned, 'order.rescheduled' as const), (now, event) => {
      const due = remindersOf(event, {}, record, now);

      expect(due).toEqual(remindersOf(event, {}, record, now));
      for (const { at, reminder: brought } of due) {
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(reminder.parse(JSON.parse(JSON.stringify(brought)))).toEqual(brought);
      }
    }),
  );
});

function offered(expiredAt: string | null): OrderRecord {
  return stepOf(
    openOrder(),
    {
      name: 'submitAvailability',
      technician: technicianOf(),
      serviceDate: '2026-03-04',
      serviceTime: '08:00:00',
      expiredAt,
    },
    situationOf(actorOf('TechnicianOwner')),
  );
}
