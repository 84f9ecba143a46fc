import { describe, expect, test } from 'vitest';
import type { OrderCommand, OrderRecord } from '#functions/orders/order-commands.ts';
import {
  actorOf,
  changeOf,
  openOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

const at = (time: string) => situationOf('system', new Date(time));

describe('a reminder of an offer that runs out', () => {
  test('is an entry of the bot, and an event about its technician', () => {
    const { record, command } = offered();

    const change = changeOf(record, command, at('2026-03-02T17:30:00.000Z'));

    expect(change.updates).toMatchObject([
      {
        updateTypeName: 'availability_expiring_reminder_sent',
        source: 'heavebot',
        user: null,
        isQueued: false,
        data: { technicianId: 'acc_TechnicianOwner', offerId: record.offers[0]?.id },
      },
    ]);
    expect(change.event).toMatchObject({
      name: 'order.reminded',
      detail: { technicianIds: ['acc_TechnicianOwner'] },
    });
  });

  test('is left out once the offer has run out, was changed, or was booked', () => {
    const { record, command } = offered();
    const changed = offered(record);
    const booked = stepOf(
      record,
      { name: 'assignTechnician', offerId: record.offers[0]?.id ?? '', technician: technicianOf() },
      situationOf(),
    );

    expect(refusalOf(record, command, at('2026-03-02T18:00:00.000Z')).code).toBe('CONFLICT');
    expect(refusalOf(changed.record, command, at('2026-03-02T17:30:00.000Z')).code).toBe('CONFLICT');
    expect(refusalOf(booked, command, at('2026-03-02T17:30:00.000Z')).code).toBe('CONFLICT');
  });
});

describe('a reminder of the service', () => {
  test.each([
    ['service-scheduled', 'bot_service_scheduled_reminder'],
    ['service-start', 'bot_service_start_reminder'],
  ] as const)('%s is an entry of the bot: %s', (reminder, updateTypeName) => {
    const change = changeOf(scheduledOrder(), remindOf(reminder), at('2026-03-03T13:00:00.000Z'));

    expect(change.updates).toMatchObject([
      {
        updateTypeName,
        source: 'heavebot',
        data: { serviceDate: '2026-03-03', serviceTime: '08:00:00' },
      },
    ]);
    expect(change.order.status).toBe('scheduled');
  });

  test('is left out when the service is at another time by now', () => {
    const moved = stepOf(
      scheduledOrder(),
      { name: 'reschedule', serviceDate: '2026-03-03', serviceTime: '13:00:00', message: null },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(refusalOf(moved, remindOf('service-start'), at('2026-03-03T13:00:00.000Z')).code).toBe('CONFLICT');
  });

  test('is left out when it was held up until the service has begun', () => {
    const late = at('2026-03-03T14:00:00.000Z');

    expect(refusalOf(scheduledOrder(), remindOf('service-scheduled'), late).code).toBe('CONFLICT');
  });

  test('is left out when the order is open again', () => {
    const givenBack = stepOf(
      scheduledOrder(),
      { name: 'unassign', message: null },
      situationOf(actorOf('TechnicianOwner')),
    );

    expect(refusalOf(givenBack, remindOf('service-start'), at('2026-03-03T13:00:00.000Z')).code).toBe(
      'CONFLICT',
    );
  });
});

function remindOf(reminder: 'service-scheduled' | 'service-start'): OrderCommand {
  return { name: 'remind', reminder, serviceDate: '2026-03-03', serviceTime: '08:00:00' };
}

/** An offer made on Monday at nine, which stands for three hours; and the reminder of the order's first. */
function offered(before: OrderRecord = openOrder()): { record: OrderRecord; command: OrderCommand } {
  const record = stepOf(
    before,
    {
      name: 'submitAvailability',
      technician: technicianOf(),
      serviceDate: '2026-03-03',
      serviceTime: '08:00:00',
      expiredAt: null,
    },
    situationOf(actorOf('TechnicianOwner')),
  );
  const [offer] = record.offers;
  return {
    record,
    command: { name: 'remind', reminder: 'availability-expiring', offerId: offer?.id ?? '' },
  };
}
