import { describe, expect, test } from 'vitest';
import {
  countdownWords,
  expiredWords,
  offerSentence,
  technicianName,
} from '../../../../frontend/src/features/order-detail/offers/offer-words.ts';
import {
  freshness,
  liveOffers,
  sortedOffers,
} from '../../../../frontend/src/features/order-detail/offers/offers.ts';
import { recommendTier } from '../../../../frontend/src/features/order-detail/technician/recommend-rate.tsx';
import { feeLines, jobCost, rateWords } from '../../../../frontend/src/lib/fees.ts';
import { milesWords, moneyWords, travelTimeWords } from '../../../../frontend/src/lib/figure-words.ts';
import { offerEnd, offerState } from '../../../../frontend/src/lib/offer-state.ts';
import { anOffer, anOrder, aQuote, aTechnician } from './order-view.ts';

const zone = 'America/Chicago';
const updatedAt = '2026-11-20T12:00:00.000Z';
const hoursLater = (hours: number) => new Date(Date.parse(updatedAt) + hours * 3_600_000);
const stateAfter = (hours: number, changes: Parameters<typeof anOffer>[0] = {}) =>
  offerState(anOffer({ updatedAt, ...changes }), zone, hoursLater(hours));

describe('An offer', () => {
  test('is live for three hours after its last change', () => {
    expect(stateAfter(2.999)).toBe('live');
    expect(stateAfter(3)).toBe('expired');
  });

  test('is live until its own end, if it has one', () => {
    const expiredAt = hoursLater(1).toISOString();

    expect(offerEnd({ updatedAt, expiredAt })).toBe(hoursLater(1).getTime());
    expect(stateAfter(0.999, { expiredAt })).toBe('live');
    expect(stateAfter(1, { expiredAt })).toBe('expired');
    expect(stateAfter(5, { expiredAt: hoursLater(6).toISOString() })).toBe('live');
  });

  test('is awaited only if it was requested after it had expired', () => {
    expect(stateAfter(4, { requestedAt: hoursLater(3).toISOString() })).toBe('awaiting');
    expect(stateAfter(4, { requestedAt: hoursLater(2.9).toISOString() })).toBe('expired');
  });

  test('cannot be booked once its time has passed by the jobsite’s clock, even if it is live', () => {
    // 07:00 in Chicago is 13:00 UTC.
    const offer = { serviceDate: '2026-11-20', serviceTime: '07:00' };

    expect(stateAfter(0.99, offer)).toBe('live');
    expect(stateAfter(1, offer)).toBe('past');
  });

  test('whose time has passed is awaited if it was requested since', () => {
    const offer = { serviceDate: '2026-11-20', serviceTime: '07:00' };

    expect(stateAfter(2, { ...offer, requestedAt: hoursLater(1).toISOString() })).toBe('awaiting');
    expect(stateAfter(2, { ...offer, requestedAt: hoursLater(0.9).toISOString() })).toBe('past');
  });

  test('has a ring that empties over its three hours, and none if it has its own end', () => {
    expect(freshness({ updatedAt, expiredAt: null }, hoursLater(0))).toBe(1);
    expect(freshness({ updatedAt, expiredAt: null }, hoursLater(1.5))).toBe(0.5);
    expect(freshness({ updatedAt, expiredAt: null }, hoursLater(9))).toBe(0);
    expect(freshness({ updatedAt, expiredAt: hoursLater(5).toISOString() }, hoursLater(1))).toBeUndefined();
  });
});

describe('The list of offers', () => {
  const soon = anOffer({ id: '10001.000011', serviceDate: '2026-11-21', hourlyRatePrice: 20000 });
  const cheap = anOffer({ id: '10001.000012', serviceDate: '2026-11-23', hourlyRatePrice: 9000 });
  const praised = anOffer({
    id: '10001.000013',
    serviceDate: '2026-11-22',
    technician: aTechnician({ metrics: { recommendRate: 100, totalReviews: 3, jobsCompleted: 3 } }),
  });
  const ended = anOffer({
    id: '10001.000014',
    serviceDate: '2026-11-20',
    serviceTime: '23:00',
    hourlyRatePrice: 100,
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
  const order = anOrder({ status: 'open', ordersTechnicians: [ended, praised, cheap, soon] });
  const now = new Date('2026-11-20T15:00:00.000Z');
  const ids = (by: 'time' | 'rate' | 'rating') => sortedOffers(order, by, now).map(({ id }) => id.slice(-2));

  test('puts bookable offers first, sorted by time, rate or rating', () => {
    expect(ids('time')).toEqual(['11', '13', '12', '14']);
    expect(ids('rate')).toEqual(['12', '13', '11', '14']);
    expect(ids('rating')).toEqual(['13', '11', '12', '14']);
  });

  test('counts offers that are live now', () => {
    expect(liveOffers(order, now)).toHaveLength(3);
    expect(liveOffers(order, new Date('2026-11-20T17:00:00.000Z'))).toHaveLength(0);
  });
});

describe('The words for an offer', () => {
  test.each([
    [10_800_000, '3:00:00'],
    [9_667_000, '2:41:07'],
    [59_001, '0:01:00'],
    [0, '0:00:00'],
    [-5_000, '0:00:00'],
  ])('count %d ms down as %s', (left, words) => {
    expect(countdownWords(left)).toBe(words);
  });

  test.each([
    ['2026-11-20T14:48:00.000Z', 'Expired 12m ago'],
    ['2026-11-20T14:59:50.000Z', 'Expired just now'],
    ['2026-11-20T12:00:00.000Z', 'Expired 3h ago'],
    ['2026-11-19T16:00:00.000Z', 'Expired yesterday'],
    ['2026-11-03T16:00:00.000Z', 'Expired on Nov 3'],
    ['2025-11-03T16:00:00.000Z', 'Expired in 2025'],
  ])('say of one that ended at %s: %s', (end, words) => {
    expect(expiredWords(Date.parse(end), zone, new Date('2026-11-20T15:00:00.000Z'))).toBe(words);
  });

  test('call a technician without a name Technician', () => {
    const { account } = aTechnician();

    expect(technicianName({ account })).toBe('Ray Ortiz');
    expect(technicianName({ account: { ...account, fullName: ' ' } })).toBe('Technician');
  });

  test('announce a new offer in one sentence', () => {
    expect(offerSentence(anOffer(), zone)).toMatch(
      /^Ray Ortiz can come on Tue, Nov 24 at 8:00 AM.*, starting at \$145\.00\/h\.$/,
    );
  });

  test('give money, miles and hours with their units', () => {
    expect(moneyWords(123450)).toBe('$1,234.50');
    expect(rateWords({ hourlyRatePrice: 16600 })).toBe('starting at $166.00/h');
    expect(milesWords(1234.4)).toBe('1,234 mi');
    expect([0.01, 0.75, 1, 1.08, 26].map(travelTimeWords)).toEqual([
      '1 min',
      '45 min',
      '1 h',
      '1 h 5 min',
      '26 h',
    ]);
  });
});

describe('The fees', () => {
  test('count the round trip line by line, and add up to the quote', () => {
    const quote = aQuote();

    const lines = feeLines(quote);

    expect(lines.map(({ name }) => name)).toEqual([
      'Travel hourly rate',
      'Mileage fee',
      'Call out fee',
      'Misc fee',
    ]);
    expect(lines[0]?.detail).toBe('2 h 30 min round trip at $100.00/h');
    expect(lines[1]?.detail).toBe('80 mi round trip at $1.25/mi');
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.estimatedFees);
  });

  test('state miles to the tenth, so that they multiply to the fee', () => {
    const [, mileage] = feeLines({ ...aQuote(), estimatedMiles: 3.6 });

    expect(mileage?.detail).toBe('7.2 mi round trip at $1.25/mi');
  });

  test('and the hours of labor are what a job costs before parts', () => {
    expect(jobCost(aQuote(), 2)).toBe(43000 + 29000);
    expect(jobCost(aQuote(), 4)).toBe(43000 + 58000);
  });
});

describe('The recommendation tier', () => {
  test.each([
    [96, 'outstanding'],
    [95, 'excellent'],
    [91, 'excellent'],
    [90, 'good'],
    [85, 'fair'],
    [81, 'fair'],
    [80, undefined],
    [0, undefined],
  ])('of %d percent: %s', (percent, tier) => {
    expect(recommendTier(percent)).toBe(tier);
  });
});
