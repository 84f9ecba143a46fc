import { describe, expect, test } from 'vitest';
import { orderPlaces } from '../../../../frontend/src/features/order-detail/jobsite/order-places.ts';
import { anOffer, anOrder, aQuote, aTechnician } from './order-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

describe('The map of an order', () => {
  test('shows only the machine before the search', () => {
    const { places, circle } = orderPlaces(anOrder(), now);

    expect(places.map(({ kind, label }) => [kind, label])).toEqual([['machine', 'EX-12']]);
    expect(circle).toBeUndefined();
  });

  test('shows how far the search has reached, and who could come from where', () => {
    const order = anOrder({
      status: 'open',
      search: { radiusMiles: 120, endedAt: null },
      ordersTechnicians: [anOffer(), anOffer({ id: '10001.000012', updatedAt: '2026-11-20T10:00:00.000Z' })],
    });

    const { places, circle, text } = orderPlaces(order, now);

    expect(places.map(({ label, note }) => [label, note])).toEqual([
      ['EX-12', undefined],
      ['Ray Ortiz', '40 mi'],
    ]);
    expect(circle).toEqual({ lat: 48.233, long: -101.2923, miles: 120 });
    expect(text).toContain('Technicians within 120 mi are asked. Technicians: Ray Ortiz, 40 mi.');
  });

  test('shows the booked technician, without the search', () => {
    const order = anOrder({
      status: 'scheduled',
      technician: aTechnician(),
      fees: aQuote(),
      search: { radiusMiles: 120, endedAt: null },
    });

    const { places, circle } = orderPlaces(order, now);

    expect(places.map(({ label, note }) => [label, note])).toEqual([
      ['EX-12', undefined],
      ['Ray Ortiz', '40 mi'],
    ]);
    expect(circle).toBeUndefined();
  });
});
