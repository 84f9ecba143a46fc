import { expect, test } from 'vitest';
import {
  issueOf,
  mergeFaults,
  mostFaults,
  riskOf,
  summaryOf,
} from '#functions/orders/lifecycle/faults.rules.ts';
import { faultOf } from '../../support/orders.ts';

test('a code in another case and spacing is the same fault, with its machine’s counts', () => {
  const known = faultOf({ count: 2, severity: 'medium', lastTriggeredAt: '2026-03-01T00:00:00.000Z' });
  const again = faultOf({
    id: 'flt_9',
    fault: ' spn 3226  fmi 18',
    count: 3,
    countLastThirtyDays: 2,
    severity: 'critical',
  });

  const { added, seenAgain } = mergeFaults([known], [again]);

  expect(added).toEqual([]);
  expect(seenAgain).toEqual([
    {
      ...known,
      count: 3,
      countLastThirtyDays: 2,
      severity: 'critical',
      lastTriggeredAt: again.lastTriggeredAt,
    },
  ]);
});

test('a fault that an alert names twice is added once', () => {
  const { added } = mergeFaults([], [faultOf(), faultOf({ id: 'flt_2' })]);

  expect(added.map(({ id, count }) => [id, count])).toEqual([['flt_1', 1]]);
});

test('an order keeps its count of a code if it is higher than the machine’s', () => {
  const known = faultOf({ count: 7, countLastThirtyDays: 4 });

  const { seenAgain } = mergeFaults([known], [faultOf({ count: 1, countLastThirtyDays: 1 })]);

  expect(seenAgain).toMatchObject([{ count: 7, countLastThirtyDays: 4 }]);
});

test('the most severe faults are kept if there are too many', () => {
  const many = Array.from({ length: mostFaults + 20 }, (_, index) =>
    faultOf({ id: `flt_${index}`, fault: `E${index}`, severity: index < 20 ? 'low' : 'high' }),
  );

  const { added } = mergeFaults([], many);

  expect(added).toHaveLength(mostFaults);
  expect(added.every(({ severity }) => severity === 'high')).toBe(true);
});

test('the two most severe faults represent all of them', () => {
  const faults = [
    faultOf({ fault: 'E1', severity: 'low' }),
    faultOf({ fault: 'E2', name: 'Oil pressure', severity: 'critical' }),
    faultOf({ fault: 'E3', name: null, severity: 'high' }),
  ];

  expect(summaryOf(faults)).toEqual({
    count: 3,
    top: [
      { fault: 'E2', name: 'Oil pressure', severity: 'critical' },
      { fault: 'E3', name: null, severity: 'high' },
    ],
    codes: ['E2', 'E3', 'E1'],
  });
});

test('the risk is that of the most severe fault with a known one', () => {
  const faults = [
    faultOf({ fault: 'E1', severity: 'low', riskDescription: 'The seat stays cold' }),
    faultOf({ fault: 'E2', severity: 'critical', riskDescription: null }),
    faultOf({ fault: 'E3', severity: 'high', riskDescription: 'The engine stops' }),
  ];

  expect(riskOf(faults)).toBe('The engine stops');
  expect(riskOf(faults.slice(1, 2))).toBeNull();
});

test('the suggested issue describes each fault as well as possible, most severe first', () => {
  const faults = [
    faultOf({ fault: 'E1', severity: 'low', name: null, issueDescription: null }),
    faultOf({ fault: 'E2', severity: 'critical', name: 'Oil pressure', issueDescription: null }),
  ];

  expect(issueOf(faults)).toBe('E2: Oil pressure\nE1');
  expect(issueOf([])).toBeNull();
});
