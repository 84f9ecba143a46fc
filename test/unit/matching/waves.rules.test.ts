import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actOf,
  lastWave,
  radiusOf,
  secondsTo,
  timeOf,
  type WaveStep,
} from '#functions/matching/waves.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import {
  monday,
  noCreditLimit,
  offeredBy,
  openOrder,
  pendingOrder,
  scheduledOrder,
  situationOf,
  stepOf,
} from '#test/support/orders.ts';

const openedAt = monday.toISOString();
const stepFor = (wave: number, overrides: Partial<WaveStep> = {}): WaveStep => ({
  wave,
  matchingRound: 1,
  openedAt,
  ...overrides,
});
const atSecond = (seconds: number) => new Date(monday.getTime() + seconds * 1000);

describe('The plan of a search', () => {
  test('has waves at 0 s and 30 s, then every minute until 570 s, and ends at 630 s', () => {
    const seconds = Array.from({ length: lastWave + 1 }, (_, index) => secondsTo(index + 1));

    expect(seconds).toEqual([0, 30, 90, 150, 210, 270, 330, 390, 450, 510, 570, 630]);
    expect(timeOf(2, openedAt)).toEqual(atSecond(30));
  });

  test('reaches 60 miles, then 60 more with each wave', () => {
    expect([1, 2, 3, lastWave].map(radiusOf)).toEqual([60, 120, 180, 660]);
  });
});

describe('A step', () => {
  test('alerts the first wave’s technicians as soon as the order opens', () => {
    expect(actOf(openOrder(), stepFor(1), monday)).toBe('alert');
  });

  test.each([
    ['does not exist', undefined],
    ['waits for approval', pendingOrder()],
    ['is booked', scheduledOrder()],
  ])('has nothing left to do for an order that %s', (_, record) => {
    expect(actOf(record, stepFor(2), atSecond(30))).toBe('over');
  });

  test('has nothing left to do once the order is in another round', () => {
    const again = stepOf(
      stepOf(openOrder(), { name: 'cancel', reason: 'other', custom: 'Sold' }, situationOf()),
      {
        name: 'reopen',
        credit: noCreditLimit,
      },
      situationOf(),
    );

    expect(actOf(again, stepFor(2), atSecond(30))).toBe('over');
    expect(actOf(again, stepFor(1, { matchingRound: 2 }), atSecond(30))).toBe('alert');
  });

  test('skips a wave that is recorded, and goes on with the next', () => {
    const record = waveDone(openOrder(), 1);

    expect(actOf(record, stepFor(1), atSecond(1))).toBe('done-before');
    expect(actOf(record, stepFor(2), atSecond(30))).toBe('alert');
  });

  test('goes on with the next wave if the one before it failed', () => {
    expect(actOf(openOrder(), stepFor(2), atSecond(30))).toBe('alert');
  });

  test('past the last wave ends the search, once', () => {
    const record = waveDone(openOrder(), lastWave);
    const ended = stepOf(
      record,
      { name: 'endSearch', matchingRound: 1 },
      situationOf('system', atSecond(630)),
    );

    expect(actOf(record, stepFor(lastWave + 1), atSecond(630))).toBe('end');
    expect(actOf(ended, stepFor(lastWave + 1), atSecond(631))).toBe('over');
    expect(actOf(ended, stepFor(3), atSecond(90))).toBe('over');
  });

  test('ends the search at five live offers, and not at four', () => {
    const four = [1, 2, 3, 4].reduce(answeredBy, waveDone(openOrder(), 1));
    const five = answeredBy(four, 5);

    expect(actOf(four, stepFor(2), atSecond(30))).toBe('alert');
    expect(actOf(five, stepFor(2), atSecond(30))).toBe('end');
  });

  test('does not count expired offers', () => {
    const five = [1, 2, 3, 4, 5].reduce(answeredBy, waveDone(openOrder(), 1));

    const later = atSecond(3 * 3600 + 10);
    expect(actOf(five, stepFor(2, { openedAt: later.toISOString() }), later)).toBe('alert');
  });

  test('that comes late is still done while the search lasts', () => {
    expect(actOf(waveDone(openOrder(), 1), stepFor(2), atSecond(629.9))).toBe('alert');
  });

  test('that comes after the search’s time ends it', () => {
    expect(actOf(waveDone(openOrder(), 1), stepFor(2), atSecond(630))).toBe('end');
    expect(actOf(waveDone(openOrder(), 1), stepFor(2), atSecond(86_400))).toBe('end');
  });

  test('is never too late if it is the first, so technicians nearby at least hear of the order', () => {
    expect(actOf(openOrder(), stepFor(1), atSecond(86_400))).toBe('alert');
    expect(actOf(openOrder(), stepFor(2), atSecond(86_400))).toBe('end');
  });
});

test('a search alerts at most once per wave and ends, whenever and however often its steps come', () => {
  const delays = fc.array(fc.record({ seconds: fc.nat(400), again: fc.nat(2) }), {
    minLength: 14,
    maxLength: 14,
  });
  fc.assert(
    fc.property(delays, (steps) => {
      let record: OrderRecord = openOrder();
      const alerted: number[] = [];
      let wave = 1;
      for (const { seconds, again } of steps) {
        const now = new Date(timeOf(wave, openedAt).getTime() + seconds * 1000);
        for (let turn = 0; turn <= again; turn += 1) {
          const act = actOf(record, stepFor(wave), now);
          if (act === 'alert') {
            alerted.push(wave);
            record = waveDone(record, wave, now);
          }
          if (act === 'end') {
            record = stepOf(record, { name: 'endSearch', matchingRound: 1 }, situationOf('system', now));
          }
        }
        wave += 1;
      }

      expect(alerted).toEqual([...new Set(alerted)].sort((one, other) => one - other));
      expect(alerted[0]).toBe(1);
      expect(record.order.search?.endedAt).not.toBeNull();
    }),
  );
});

function waveDone(record: OrderRecord, wave: number, now = monday): OrderRecord {
  return stepOf(
    record,
    { name: 'alertTechnicians', matchingRound: 1, wave, radiusMiles: radiusOf(wave), technicians: [] },
    situationOf('system', now),
  );
}

function answeredBy(record: OrderRecord, number: number): OrderRecord {
  return offeredBy(record, { id: `acc_technician_${number}` }, { now: atSecond(10) });
}
