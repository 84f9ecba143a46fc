import { describe, expect, it } from 'vitest';
import { timelineWords } from '../../../../frontend/src/components/chat/timeline-words.ts';
import { withTechnicianNames } from '../../../../frontend/src/features/order-detail/chat/with-technician-names.ts';
import { anUpdate } from '../chat/updates.ts';
import { anOffer, anOrder, aTechnician } from '../orders/order-view.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('an entry about an offer', () => {
  it('names its technician', () => {
    expect(wordsFor('Ray Ortiz')).toEqual([
      "Ray Ortiz's offer expires soon.",
      'Dana Reyes asked Ray Ortiz for a new time.',
      'Dana Reyes booked Ray Ortiz.',
    ]);
  });

  it.each([
    ['a hidden name', ''],
    ['an offer that is gone', undefined],
  ])('stays whole with %s', (_what, name) => {
    expect(wordsFor(name)).toEqual([
      "A technician's offer expires soon.",
      'Dana Reyes asked a technician for a new time.',
      'Dana Reyes booked a technician.',
    ]);
  });
});

/** `name`: what the order's offer has; undefined where it has no offer. */
function wordsFor(name: string | undefined): string[] {
  const technician = aTechnician({ account: { ...aTechnician().account, fullName: name ?? '' } });
  const data = { technicianId: technician.id };
  const order = anOrder({
    ordersTechnicians: name === undefined ? [] : [anOffer({ technician })],
    ordersUpdates: [
      anUpdate(1, { updateTypeName: 'availability_expiring_reminder_sent', data, user: null }),
      anUpdate(2, { updateTypeName: 'new_availability_requested', data }),
      anUpdate(3, { updateTypeName: 'technician_scheduled', data }),
    ],
  });

  return withTechnicianNames(order).ordersUpdates.map((update) => timelineWords(update, now).text);
}
