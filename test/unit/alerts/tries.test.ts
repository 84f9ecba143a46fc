import { describe, expect, it } from 'vitest';
import { hasBroken, mayComeAgain, mayTryAgain } from '#functions/alert-import/runs/tries.rules.ts';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import type { AlertOutcome } from '#schema/alerts/alerts.ts';

describe('A message that is delivered again', () => {
  it.each([
    ['running', { status: 'running', error: null }, false],
    ['done', { status: 'done', error: null }, false],
    ['cancelled', { status: 'cancelled', error: null }, false],
    ['answered', { failure: 'answered', error: 'This text is no equipment alert.' }, false],
    ['broken', { failure: 'broke', error: importFailed }, true],
    ['broken, in a row from before', { error: importFailed }, true],
    ['answered, in a row from before', { error: 'This text is no equipment alert.' }, false],
  ] as const)('is imported again only if its import broke (%s)', (_, differs, expected) => {
    const run = { ...failed, ...differs };

    expect([hasBroken(run), mayComeAgain(run)]).toEqual([expected, expected]);
  });

  it('is imported up to five more times', () => {
    const begun = [1, 2, 3, 4, 5, 6, 7].filter((tries) =>
      mayComeAgain({ ...failed, failure: 'broke', tries }),
    );

    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('A manager', () => {
  it.each([
    ['failed', { ...failed, failure: 'answered' as const }, true],
    ['cancelled', { ...failed, status: 'cancelled' as const }, true],
    ['running', { ...failed, status: 'running' as const }, false],
    ['done, with an order for each machine', done(['10001', 'ok'], ['10002', 'ok']), false],
    ['done, of low priority', done(['10001', 'ok'], [null, 'low_priority']), false],
    ['done, with a machine that lacks something', done(['10001', 'ok'], [null, 'missing_location']), true],
    ['done, without fault codes', done([null, 'missing_fault_code']), true],
  ])('can have a message read again if part of it came to nothing (%s)', (_, run, expected) => {
    expect(mayTryAgain(run)).toBe(expected);
  });

  it('can’t after ten tries', () => {
    expect([9, 10].map((tries) => mayTryAgain({ ...failed, tries }))).toEqual([true, false]);
  });
});

const failed = { status: 'failed' as const, error: 'Why', results: [], tries: 1 };

function done(...machines: readonly (readonly [string | null, AlertOutcome])[]) {
  const results = machines.map(([orderId, outcome]) => ({
    alertId: 'alt_1',
    orderId,
    outcome,
    attached: false,
    isNewOrder: false,
  }));
  return { ...failed, status: 'done' as const, error: null, results };
}
