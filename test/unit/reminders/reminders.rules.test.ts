import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callsForReminders, opensMatching, orderEventNames } from '#events/orders.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { reminder, remindersOf } from '#functions/reminders/reminders.rules.ts';
import {
  actorOf,
  monday,
  openOrder,
  pendingOrder,
  scheduledOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const submitted = 'order.availability-submitted';
const assigned = 'order.technician-assigned';
const technicianIds = ['acc_TechnicianOwner'];
const hour = 60 * 60 * 1000;

describe('The reminder of an offer', () => {
  test('is due half an hour before its three hours are over', () => {
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

  test('is due half an hour before its own end, if it has one', () => {
    const record = offered('2026-03-03T12:00:00.000Z');

    expect(remindersOf(submitted, { technicianIds }, record, monday).map(({ at }) => at)).toEqual([
      new Date('2026-03-03T11:30:00.000Z'),
    ]);
  });

  test('is skipped if it lasts half an hour or less', () => {
    const record = offered('2026-03-02T15:30:00.000Z');

    expect(remindersOf(submitted, { technicianIds }, record, monday)).toEqual([]);
  });

  test('is not set by the event of another technician', () => {
    expect(remindersOf(submitted, { technicianIds: ['acc_other'] }, offered(null), monday)).toEqual([]);
  });

  test('is skipped if it is gone by now', () => {
    const record = stepOf(
      offered(null),
      { name: 'removeAvailability', technician: technicianOf() },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(remindersOf(submitted, { technicianIds }, record, monday)).toEqual([]);
  });
});

describe('The reminder of an opened order', () => {
  test.each(opensMatching)('by %s is due after twenty minutes, in its round', (opened) => {
    expect(remindersOf(opened, {}, openOrder(), monday)).toEqual([
      {
        at: new Date('2026-03-02T15:20:00.000Z'),
        reminder: {
          name: '10001-availability-1',
          orderId: '10001',
          reminder: 'availability',
          matchingRound: 1,
        },
      },
    ]);
  });

  test('is skipped if the order is pending, or booked by now', () => {
    expect(remindersOf('order.created', {}, pendingOrder(), monday)).toEqual([]);
    expect(remindersOf('order.approved', {}, scheduledOrder(), monday)).toEqual([]);
  });
});

describe('The reminder of a question', () => {
  const asked = stepOf(
    openOrder(),
    { name: 'askQuestion', question: 'Is a lift on site?', asker: { city: 'Belleville', state: 'IL' } },
    situationOf(actorOf('TechnicianOwner')),
  );
  const questionId = asked.updates.at(-1)?.id ?? '';

  test('is due half an hour after it was asked', () => {
    expect(remindersOf('order.question-asked', { updateId: questionId }, asked, monday)).toEqual([
      {
        at: new Date('2026-03-02T15:30:00.000Z'),
        reminder: {
          name: `10001-question-${questionId.slice(-6)}`,
          orderId: '10001',
          reminder: 'question',
          questionId,
        },
      },
    ]);
  });

  test('is skipped if it is answered by now', () => {
    const answered = stepOf(
      asked,
      { name: 'answerQuestion', questionId, answer: 'Yes', files: [] },
      situationOf(),
    );

    expect(remindersOf('order.question-asked', { updateId: questionId }, answered, monday)).toEqual([]);
  });
});

describe('The reminders of a service', () => {
  test('number five, each named by its kind and its time', () => {
    const due = remindersOf(assigned, {}, scheduledOrder('2026-03-05', '08:00:00'), monday);

    expect(due[0]).toEqual({
      at: new Date('2026-03-04T14:00:00.000Z'),
      reminder: {
        name: '10001-service-scheduled-2026-03-05-080000',
        orderId: '10001',
        reminder: 'service-scheduled',
        serviceDate: '2026-03-05',
        serviceTime: '08:00:00',
      },
    });
    expect(due.slice(1).map(({ reminder: { name } }) => name)).toEqual([
      '10001-service-start-2026-03-05-080000',
      '10001-service-status-2026-03-05-080000',
      '10001-service-update-2026-03-05-080000-0000',
      '10001-reschedule-prompt-2026-03-05-080000',
    ]);
  });

  test('go by the jobsite’s clock, even over the night when clocks change', () => {
    // Clocks in Chicago go forward at two on 8 March 2026: eight is 13:00 UTC from then on.
    expect(timesOf(scheduledOrder('2026-03-08', '08:00:00'))).toEqual({
      'service-scheduled': '2026-03-07T13:00:00.000Z',
      'service-start': '2026-03-08T12:00:00.000Z',
      'service-status': '2026-03-08T14:00:00.000Z',
      'service-update': '2026-03-08T23:00:00.000Z',
      'reschedule-prompt': '2026-03-09T13:00:00.000Z',
    });
  });

  test('assume a day of eight hours without access hours', () => {
    expect(timesOf(withAccessHours(null, scheduledOrder('2026-03-05', '08:00:00')))).toMatchObject({
      'service-update': '2026-03-05T22:00:00.000Z',
    });
  });

  test('assume the same for a visit after the access hours', () => {
    expect(timesOf(withAccessHours('10:00', scheduledOrder('2026-03-05', '14:00:00')))).toMatchObject({
      'service-update': '2026-03-06T04:00:00.000Z',
    });
  });

  test('skip the day’s own questions if it is late in the day', () => {
    expect(Object.keys(timesOf(scheduledOrder('2026-03-05', '23:30:00')))).toEqual([
      'service-scheduled',
      'service-start',
      'reschedule-prompt',
    ]);
  });

  test('skip the one of the day before if it is less than a day away', () => {
    expect(Object.keys(timesOf(scheduledOrder('2026-03-03', '08:00:00')))).toEqual([
      'service-start',
      'service-status',
      'service-update',
      'reschedule-prompt',
    ]);
  });

  test('are skipped if it was given back by now', () => {
    const record = stepOf(
      scheduledOrder('2026-03-05'),
      { name: 'unassign', message: null },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(remindersOf(assigned, {}, record, monday)).toEqual([]);
  });

  test('include a new end of day under another name when the access hours change', () => {
    const record = withAccessHours('20:00', scheduledOrder('2026-03-05', '08:00:00'));

    expect(remindersOf('order.jobsite-changed', {}, record, monday)).toMatchObject([
      {
        at: new Date('2026-03-06T02:00:00.000Z'),
        reminder: { name: '10001-service-update-2026-03-05-080000-0200' },
      },
    ]);
  });
});

test('events that call for no reminder set none', () => {
  const others = orderEventNames.filter((name) => !callsForReminders.includes(name));

  expect(others.flatMap((name) => remindersOf(name, {}, scheduledOrder('2026-03-05'), monday))).toEqual([]);
});

test('reminders are due in the future, with stable names that fit a schedule', () => {
  const record = scheduledOrder('2026-03-08', '08:00:00');
  const anyMoment = fc.integer({ min: 0, max: 200 * hour }).map((ms) => new Date(monday.getTime() + ms));

  fc.assert(
    fc.property(anyMoment, fc.constantFrom(...callsForReminders), (now, event) => {
      const due = remindersOf(event, {}, record, now);

      expect(due).toEqual(remindersOf(event, {}, record, now));
      for (const { at, reminder: brought } of due) {
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(reminder.parse(JSON.parse(JSON.stringify(brought)))).toEqual(brought);
      }
    }),
  );
});

/** The times of a booked order's reminders by kind, in order. */
function timesOf(record: OrderRecord): Record<string, string> {
  return Object.fromEntries(
    remindersOf(assigned, {}, record, monday).map(({ at, reminder: { reminder: kind } }) => [
      kind,
      at.toISOString(),
    ]),
  );
}

function withAccessHours(end: string | null, record: OrderRecord): OrderRecord {
  const accessHoursStart = end === null ? null : '06:00:00';
  return stepOf(
    record,
    { name: 'updateJobsite', edits: { accessHoursStart, accessHoursEnd: end } },
    situationOf(),
  );
}

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
