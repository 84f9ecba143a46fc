import { describe, expect, test } from 'vitest';
import { type AsyncRun, asyncRun } from '#schema/alerts/alerts.ts';
import { aSecondLater } from '../../../../frontend/src/features/alert-import/import-timing.ts';
import { runOutcome } from '../../../../frontend/src/features/alert-import/run-outcome.ts';

function run(overrides: Partial<AsyncRun>): AsyncRun {
  return asyncRun.parse({
    id: 'run1',
    status: 'done',
    progress: 1,
    progressMessage: 'Done',
    error: null,
    refId: null,
    results: [],
    ...overrides,
  });
}

const result = {
  alertId: 'a1',
  orderId: null,
  outcome: 'ok',
  attached: false,
  isNewOrder: false,
} as const;

describe('The outcome of an import', () => {
  test('is still open while it runs', () => {
    expect(runOutcome(run({ status: 'running', progress: 0.4 }))).toEqual({ kind: 'running' });
  });

  test('has the run’s own message if it failed, and the alert that was read', () => {
    const failed = run({ status: 'failed', progress: 1, error: 'A location is needed.', refId: 'a1' });

    expect(runOutcome(failed)).toEqual({
      kind: 'failed',
      message: 'A location is needed.',
      alertId: 'a1',
    });
  });

  test('names each order once and whether it is new, with the alert to look up', () => {
    const ended = run({
      refId: 'a1',
      results: [
        { ...result, orderId: '10003', isNewOrder: true },
        { ...result, alertId: 'a2', orderId: '10003', attached: true },
        { ...result, alertId: 'a3', orderId: '10002', attached: true, outcome: 'low_priority' },
        { ...result, alertId: 'a4', orderId: '10001' },
      ],
    });

    expect(runOutcome(ended)).toEqual({
      kind: 'lookUp',
      alertId: 'a1',
      orders: [
        { id: '10003', isNew: true },
        { id: '10002', isNew: false },
        { id: '10001', isNew: false },
      ],
      lowPriority: [],
    });
  });

  test('lists the machines by position if they fared differently', () => {
    const ended = run({
      refId: 'a1',
      results: [
        { ...result, outcome: 'missing_location' },
        { ...result, alertId: 'a2', orderId: '10001', attached: true },
        { ...result, alertId: 'a3', outcome: 'low_priority' },
      ],
    });

    const outcome = runOutcome(ended);

    expect(outcome).toMatchObject({
      kind: 'mixed',
      machines: {
        withOrder: [{ alertId: 'a2', orderId: '10001', attached: true, position: 2 }],
        lowPriority: [{ alertId: 'a3', position: 3 }],
        refused: [{ alertId: 'a1', outcome: 'missing_location', position: 1 }],
      },
    });
  });

  test('asks about each machine if several are of low priority', () => {
    const low = { ...result, outcome: 'low_priority' } as const;

    expect(runOutcome(run({ refId: 'a1', results: [low, { ...low, alertId: 'a2' }] }))).toEqual({
      kind: 'lookUp',
      alertId: 'a1',
      orders: [],
      lowPriority: ['a1', 'a2'],
    });
  });

  test('looks up the alert if there is no order', () => {
    expect(runOutcome(run({ refId: 'a1', results: [{ ...result, outcome: 'low_priority' }] }))).toEqual({
      kind: 'lookUp',
      alertId: 'a1',
      orders: [],
      lowPriority: ['a1'],
    });
  });

  test('looks up a machine that can be asked about if none has an order', () => {
    const ended = run({
      refId: 'a1',
      results: [
        { ...result, outcome: 'missing_location' },
        { ...result, alertId: 'a2', outcome: 'missing_fault_code' },
      ],
    });

    expect(runOutcome(ended)).toEqual({ kind: 'lookUp', alertId: 'a2', orders: [], lowPriority: [] });
  });

  test('is lost if nothing was saved', () => {
    expect(runOutcome(run({}))).toEqual({ kind: 'lost' });
  });

  test('stays cancelled', () => {
    expect(runOutcome(run({ status: 'cancelled', progress: 0.2 }))).toEqual({ kind: 'cancelled' });
  });
});

describe('The time left of an import', () => {
  /** Seconds left after each second without news. */
  function countdown(seconds: number, progress = 0): number[] {
    const left = [30];
    for (let second = 0; second < seconds; second += 1) {
      left.push(aSecondLater(left.at(-1) ?? 0, progress));
    }
    return left;
  }

  test('counts down by the second from thirty', () => {
    expect(countdown(5)).toEqual([30, 29, 28, 27, 26, 25]);
  });

  test('is at most what the progress leaves', () => {
    expect(aSecondLater(30, 0.5)).toBe(14);
    expect(aSecondLater(30, 1)).toBe(0);
  });

  test('always decreases, and never runs out while the import goes on', () => {
    const left = countdown(120, 0.2);

    expect(left.every((seconds, at) => at === 0 || seconds < (left[at - 1] ?? 0))).toBe(true);
    expect(left.at(-1)).toBeGreaterThan(0);
  });
});
