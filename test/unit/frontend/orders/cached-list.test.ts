import { describe, expect, test } from 'vitest';
import { orderCard } from '#schema/orders/order.ts';
import { type CachedList, cardOf, withOrder } from '../../../../frontend/src/lib/cached-list.ts';
import { aCard } from './order-card.ts';
import { anOrder } from './order-view.ts';

const list: CachedList = {
  pageParams: [null, 'c1'],
  pages: [
    { data: [aCard({ id: '10003' }), aCard({ id: '10002' })], nextCursor: 'c1' },
    { data: [aCard({ id: '10001' })], nextCursor: null },
  ],
};

function ids(shown: CachedList) {
  return shown.pages.map((page) => page.data.map(({ id }) => id));
}

describe('a cached list after a decision', () => {
  test('loses an order whose status no longer belongs there', () => {
    const after = withOrder(list, { status: 'needsService' }, anOrder({ status: 'open' }));

    expect(ids(after)).toEqual([['10003', '10002'], []]);
  });

  test('keeps a rejected order where rejected jobs are shown', () => {
    const after = withOrder(
      list,
      { status: 'needsService', showRejectedJobs: true },
      anOrder({ status: 'rejected' }),
    );

    expect(ids(after)).toEqual([['10003', '10002'], ['10001']]);
    expect(after.pages[1]?.data[0]?.status).toBe('rejected');
  });

  test('leaves the pages alone that do not have the order', () => {
    const after = withOrder(list, { status: 'needsService' }, anOrder({ status: 'rejected' }));

    expect(after.pages[0]).toBe(list.pages[0]);
  });

  test('the toggle of another tab lets nothing stay', () => {
    const after = withOrder(
      list,
      { status: 'complete', showRejectedJobs: true, showCancelledJobs: true },
      anOrder({ status: 'rejected' }),
    );

    expect(ids(after)).toEqual([['10003', '10002'], []]);
  });
});

describe('the row of an order', () => {
  test('shows the most severe faults first, and nobody while nobody is booked', () => {
    const card = orderCard.parse(cardOf(anOrder(), aCard({ id: '10001' })));

    expect(card.topFaults.map(({ fault }) => fault)).toEqual(['SPN f2', 'SPN f1']);
    expect(card).toMatchObject({ faultCount: 2, issue: 'SPN 3226 FMI 18', technicianName: null });
  });

  test('says what the order says of its search, its service, its times and its talk', () => {
    const news = {
      detectedAt: '2026-11-20T11:40:00.000Z',
      timeZone: 'America/Denver',
      offersUntil: ['2026-11-20T17:00:00.000Z'],
      service: { state: 'on-site' as const, at: '2026-11-24T14:10:00.000Z' },
      lastUpdate: 12,
      reviewExpiredAt: '2026-12-08T16:00:00.000Z',
    };

    const card = orderCard.parse(
      cardOf(anOrder({ ...news, numberOfAlertedTechnicians: 25 }), aCard({ id: '10001' })),
    );

    expect(card).toMatchObject({ ...news, alertedTechnicians: 25 });
    expect(card.topFaults.map(({ name }) => name)).toEqual(anOrder().faultCodes.map(({ name }) => name));
  });
});
