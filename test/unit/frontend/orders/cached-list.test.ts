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

describe('A cached list after a decision', () => {
  test('drops an order whose status no longer belongs in it', () => {
    const after = withOrder(list, { status: 'needsService' }, anOrder({ status: 'open' }));

    expect(ids(after)).toEqual([['10003', '10002'], []]);
  });

  test('keeps a rejected order if rejected jobs are shown', () => {
    const after = withOrder(
      list,
      { status: 'needsService', showRejectedJobs: true },
      anOrder({ status: 'rejected' }),
    );

    expect(ids(after)).toEqual([['10003', '10002'], ['10001']]);
    expect(after.pages[1]?.data[0]?.status).toBe('rejected');
  });

  test('leaves pages without the order alone', () => {
    const after = withOrder(list, { status: 'needsService' }, anOrder({ status: 'rejected' }));

    expect(after.pages[0]).toBe(list.pages[0]);
  });

  test('ignores the toggles of other tabs', () => {
    const after = withOrder(
      list,
      { status: 'complete', showRejectedJobs: true, showCancelledJobs: true },
      anOrder({ status: 'rejected' }),
    );

    expect(ids(after)).toEqual([['10003', '10002'], []]);
  });
});

describe('The row of an order', () => {
  test('shows the most severe faults first, and no technician until one is booked', () => {
    const card = orderCard.parse(cardOf(anOrder(), aCard({ id: '10001' })));

    expect(card.topFaults.map(({ fault }) => fault)).toEqual(['SPN f2', 'SPN f1']);
    expect(card).toMatchObject({ faultCount: 2, issue: 'SPN 3226 FMI 18', technicianName: null });
  });

  test('takes search, service, times and messages from the order', () => {
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
