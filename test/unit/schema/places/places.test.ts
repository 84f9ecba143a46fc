import { describe, expect, test } from 'vitest';
import { updateBillingInfoInput } from '#schema/accounts/team.ts';
import { orderView } from '#schema/orders/order.ts';
import {
  approvePendingOrderInput,
  createOrderInput,
  updateJobsiteInput,
} from '#schema/orders/order-calls.ts';
import { placedJobsite } from '#schema/places/jobsites.ts';
import { addressInput, address as readAddress, timeOfDay } from '#schema/places/places.ts';
import { subjectOf } from '../../../support/orders.ts';
import { anOrder } from '../../frontend/orders/order-view.ts';

const { address } = subjectOf();

describe('An address that a person gives', () => {
  const inputs = {
    address: (given: unknown) => addressInput.safeParse(given),
    'an order’s': (given: unknown) =>
      createOrderInput.safeParse({ equipmentId: 'equ_1', issue: 'Leaks', address: given }),
    'an approval’s': (given: unknown) =>
      approvePendingOrderInput.safeParse({ id: '10001', order: { issue: 'Leaks', address: given } }),
    'a jobsite’s': (given: unknown) =>
      updateJobsiteInput.safeParse({ id: '10001', jobsite: { address: given } }),
  };

  test.each(Object.entries(inputs))('requires city, county, state and country: %s', (_, parse) => {
    expect(parse(address).success).toBe(true);
    for (const part of ['city', 'county', 'state', 'country']) {
      const issues = parse({ ...address, [part]: '  ' }).error?.issues ?? [];
      expect(issues.map(({ path, message }) => [path.at(-1), message])).toEqual([[part, 'Required']]);
    }
  });
});

test('a billing address also requires a street', () => {
  const billing = (address1: string | null) =>
    updateBillingInfoInput.safeParse({ billingEmails: [], billingAddresses: [{ ...address, address1 }] });

  expect(billing('410 Depot Street').success).toBe(true);
  for (const blank of [null, '  ']) {
    expect(billing(blank).error?.issues).toMatchObject([
      { path: ['billingAddresses', 0, 'address1'], message: 'Required' },
    ]);
  }
});

describe('An older stored place', () => {
  test('is read with the city as its missing county, and accepted as input that way', () => {
    const read = readAddress.parse({ ...address, county: '' });

    expect(read).toEqual({ ...address, county: 'St. Louis' });
    expect(addressInput.parse(read)).toEqual(read);
  });

  test('is read even if no map knew the place', () => {
    const unnamed = { ...address, city: '', county: '', state: '', country: '' };

    expect(readAddress.parse(unnamed)).toEqual(unnamed);
  });

  test('is read with seconds added to its hours', () => {
    const { jobsite } = anOrder();
    const stored = { ...jobsite, accessHoursStart: '07:00', accessHoursEnd: null };
    const hours = { accessHoursStart: '07:00:00', accessHoursEnd: null };

    expect(placedJobsite.parse({ ...stored, id: 'job_1', address })).toMatchObject(hours);
    expect(orderView.parse({ ...anOrder(), jobsite: stored }).jobsite).toMatchObject(hours);
  });
});

test('a time of day has seconds, however it was given', () => {
  expect(timeOfDay.parse('07:00')).toBe('07:00:00');
  expect(timeOfDay.parse('23:59:30')).toBe('23:59:30');
  expect(timeOfDay.safeParse('24:00').success).toBe(false);
});
