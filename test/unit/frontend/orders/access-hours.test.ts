import { describe, expect, test } from 'vitest';
import { timeOfDay } from '#schema/places.ts';
import {
  accessHoursProblem,
  hourlyTimes,
} from '../../../../frontend/src/features/order-detail/access-hours.ts';

describe('access hours', () => {
  test('are offered by the hour, in the form that is stored', () => {
    expect(hourlyTimes).toHaveLength(24);
    expect(hourlyTimes.every((time) => timeOfDay.safeParse(time).success)).toBe(true);
  });

  test.each([
    ['', '', undefined],
    ['08:00:00', '18:00:00', undefined],
    ['08:00:00', '', 'Set both access hours or neither.'],
    ['', '18:00:00', 'Set both access hours or neither.'],
    ['18:00:00', '08:00:00', 'The start must be before the end.'],
    ['08:00:00', '08:00:00', 'The start must be before the end.'],
  ])('from %j to %j: %s', (start, end, problem) => {
    expect(accessHoursProblem(start, end)).toBe(problem);
  });
});
