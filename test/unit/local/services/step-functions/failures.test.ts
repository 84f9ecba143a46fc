import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Retrier } from '#local/services/step-functions/definition.ts';
import { catcherFor, retrierFor, retryDelay } from '#local/services/step-functions/failures.ts';

const retrier: Retrier = {
  ErrorEquals: ['States.ALL'],
  IntervalSeconds: 2,
  MaxAttempts: 5,
  BackoffRate: 2,
  JitterStrategy: 'NONE',
};

it.each([
  ['AppError', ['AppError'], true],
  ['Other', ['AppError'], false],
  ['Anything', ['States.ALL'], true],
  ['States.Timeout', ['States.ALL'], true],
  ['States.DataLimitExceeded', ['States.ALL'], false],
  ['States.DataLimitExceeded', ['States.DataLimitExceeded'], true],
  ['States.Runtime', ['States.ALL'], false],
  ['States.Runtime', ['States.Runtime'], false],
  ['Lambda.Unknown', ['States.TaskFailed'], true],
  ['States.Timeout', ['States.TaskFailed'], false],
])('%s is matched by %j: %s', (error, ErrorEquals, named) => {
  expect(retrierFor([{ ...retrier, ErrorEquals }], error)).toBe(named ? 0 : -1);
  expect(catcherFor([{ ErrorEquals, Next: 'End' }], error)).toEqual(
    named ? { ErrorEquals, Next: 'End' } : undefined,
  );
});

it('uses the first retrier that names the error', () => {
  const retriers = [{ ...retrier, ErrorEquals: ['AppError'] }, retrier];

  expect([retrierFor(retriers, 'AppError'), retrierFor(retriers, 'Other')]).toEqual([0, 1]);
});

it('doubles the delay each time, up to the maximum', () => {
  const delays = [0, 1, 2, 3].map((retries) => retryDelay({ ...retrier, MaxDelaySeconds: 10 }, retries, 0.5));

  expect(delays).toEqual([2000, 4000, 8000, 10_000]);
});

it('waits anything up to that delay with full jitter', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (retries, random) => {
      const most = retryDelay(retrier, retries, random);
      const delay = retryDelay({ ...retrier, JitterStrategy: 'FULL' }, retries, random);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(most);
    }),
  );
});
