import { describe, expect, test } from 'vitest';
import { escalationOf } from '#functions/reminders/escalations.rules.ts';
import {
  actorOf,
  monday,
  openOrder,
  pendingOrder,
  scheduledOrder,
  situationOf,
  stepOf,
} from '#test/support/orders.ts';

const atWork = new Date('2026-03-03T14:30:00.000Z');

describe('An escalation', () => {
  test('is due for an open order without offers, and not for a pending one or a missing offer', () => {
    expect(escalationOf('no-technician', pendingOrder(), monday)).toBeUndefined();
    expect(escalationOf('no-technician', openOrder(), monday)?.at).toEqual(
      new Date('2026-03-02T17:00:00.000Z'),
    );
    expect(escalationOf('offer-unseen', openOrder(), monday)).toBeUndefined();
  });

  test('of a visit is over once somebody has marked an arrival', () => {
    const booked = scheduledOrder();
    const command = { name: 'markTechnicianPresence', presence: 'on-site' } as const;
    const arrived = stepOf(booked, command, situationOf(actorOf('FleetManager'), atWork));

    expect(escalationOf('nobody-there', booked, atWork)?.key).toBe('2026-03-03-080000');
    expect(escalationOf('nobody-there', arrived, atWork)).toBeUndefined();
  });

  test('is dropped if it would come on the day after the visit', () => {
    expect(escalationOf('nobody-there', scheduledOrder('2026-03-03', '22:30:00'), monday)).toBeUndefined();
  });
});
