import { describe, expect, test } from 'vitest';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import {
  dotsOf,
  mapSize,
  radiusOf,
  ringsOf,
} from '../../../../frontend/src/features/order-detail/search/search-map.ts';
import {
  changeWords,
  explanationWords,
  nextWave,
  searchFacts,
} from '../../../../frontend/src/features/order-detail/search/search-words.ts';
import { anOffer, anOrder, aTechnician } from './order-view.ts';

describe('The picture of a search', () => {
  test('has a ring for each wave it has reached, and one for the next', () => {
    const rings = ringsOf(180);

    expect(rings.map(({ miles }) => miles)).toEqual([60, 120, 180, 240]);
    expect(rings.filter(({ isReached }) => isReached)).toHaveLength(3);
    expect(ringsOf(660)).toHaveLength(11);
  });

  test('keeps everybody in place while the search widens', () => {
    const first = dotsOf(anOrder({ numberOfAlertedTechnicians: 12 }), []);

    const wider = dotsOf(anOrder({ numberOfAlertedTechnicians: 40 }), []);

    expect(wider.slice(0, 12)).toEqual(first);
    expect(wider).toHaveLength(40);
  });

  test('puts the first wave’s technicians inside its ring', () => {
    const dots = dotsOf(anOrder({ numberOfAlertedTechnicians: 25 }), []);

    const farthest = Math.max(...dots.map(({ x, y }) => Math.hypot(x - mapSize / 2, y - mapSize / 2)));
    expect(farthest).toBeLessThanOrEqual(radiusOf(60) + 0.1);
  });

  test('moves a technician with an offer from the alerted to their direction and distance', () => {
    const { address } = anOrder();
    const east = anOffer({
      estimatedMiles: 60,
      technician: aTechnician({ lat: address.lat, long: address.long + 1 }),
    });

    const dots = dotsOf(anOrder({ numberOfAlertedTechnicians: 3 }), [east]);

    const shown = dots.find(({ offer }) => offer !== undefined);
    expect(dots).toHaveLength(3);
    expect(shown?.x).toBeCloseTo(mapSize / 2 + radiusOf(60), 0);
    expect(shown?.y).toBeCloseTo(mapSize / 2, 0);
  });
});

test('two technicians with offers from the same town do not overlap', () => {
  const [one, other] = dotsOf(anOrder(), [anOffer({ id: '10001.000011' }), anOffer({ id: '10001.000012' })]);

  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(15);
});

describe('The words for a search', () => {
  test('say how many it has alerted, how far out, and how many can come', () => {
    const order = anOrder({
      numberOfAlertedTechnicians: 18,
      search: { radiusMiles: 120, endedAt: null },
    });

    expect(searchFacts(order, 2)).toEqual(['18 technicians alerted', 'within 120 mi', '2 can come']);
    expect(searchFacts(anOrder(), 0)).toEqual([]);
  });

  const openedAt = '2026-11-20T12:00:00.000Z';
  const later = (seconds: number) => new Date(Date.parse(openedAt) + seconds * 1000);
  const next = (seconds: number, radiusMiles: number) =>
    nextWave({ openedAt, search: { radiusMiles, endedAt: null } }, later(seconds));

  test('widen after 30 seconds, then every minute', () => {
    expect(next(10, 60)).toEqual({ miles: 120, startsIn: 20_000 });
    expect(next(40, 120)).toEqual({ miles: 180, startsIn: 50_000 });
  });

  test('skip a wave that is due but not seen yet', () => {
    expect(next(31, 60)).toEqual({ miles: 180, startsIn: 59_000 });
  });

  test('stop widening after the last wave, or once it has ended', () => {
    expect(next(600, 660)).toBeUndefined();
    expect(nextWave({ openedAt, search: { radiusMiles: 60, endedAt: openedAt } }, later(10))).toBeUndefined();
  });
});

describe('The explanation of a search that found nobody', () => {
  const machine = { brand: 'Komatsu', product: 'Excavator' };
  const explained = (changes: Partial<OwnSearchExplanation> = {}): OwnSearchExplanation => ({
    matchingRound: 1,
    withinMiles: 120,
    nearby: 9,
    knowMake: 4,
    alerted: 1,
    ruledOut: [
      { rule: 'brand', count: 5 },
      { rule: 'certification', count: 2, requirement: 'msha_part_46' },
      { rule: 'service-area', count: 1 },
    ],
    change: null,
    ...changes,
  });

  test('counts who is near, who knows the machine, who was asked, and what rules out the others', () => {
    expect(explanationWords(explained(), machine)).toEqual([
      '9 technicians are within 120 mi of the jobsite. 4 of them work on Komatsu machines of this type (excavator).',
      '1 technician was asked, and nobody has offered a time yet.',
      '2 do not hold MSHA Part 46, which the jobsite requires.',
      '1 does not drive this far.',
    ]);
  });

  test('says that nobody is near, or that nobody knows the make', () => {
    expect(
      explanationWords(explained({ nearby: 0, knowMake: 0, alerted: 0, ruledOut: [] }), machine),
    ).toEqual(['No technician of our network is within 120 mi of the jobsite.']);
    expect(
      explanationWords(explained({ knowMake: 0, alerted: 0, ruledOut: [] }), {
        brand: 'Komatsu',
        product: null,
      }),
    ).toEqual(['9 technicians are within 120 mi of the jobsite. None of them works on Komatsu machines.']);
  });

  test.each([
    [
      { kind: 'requirement', requirement: 'twic', wouldFind: 3 },
      "Without TWIC among the jobsite's requirements, 3 technicians could come.",
    ],
    [
      { kind: 'requirements', wouldFind: 1 },
      'Without the certifications that the jobsite requires, 1 technician could come.',
    ],
    [
      { kind: 'wait', atMiles: 240, wouldFind: 2 },
      'At 240 mi the search reaches 2 technicians who could come. It widens by itself.',
    ],
  ] as const)('suggests the smallest change: %o', (change, words) => {
    expect(changeWords(change)).toBe(words);
  });

  test('has nothing to suggest if no change helps', () => {
    expect(changeWords(null)).toBeUndefined();
  });
});
