import { expect, test } from 'vitest';
import { rescheduleInput, submitAvailabilityInput } from '#schema/technicians/technician-jobs.ts';

test.each([
  ['2026-03-05', true],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['0101-01-01', false],
  ['9999-12-31', false],
])('a job can be on %s: %s', (serviceDate, isTaken) => {
  const asked = { id: '10001', serviceDate, serviceTime: '10:00' };

  expect(submitAvailabilityInput.safeParse(asked).success).toBe(isTaken);
  expect(rescheduleInput.safeParse(asked).success).toBe(isTaken);
});
