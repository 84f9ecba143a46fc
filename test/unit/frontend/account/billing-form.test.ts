import { describe, expect, it } from 'vitest';
import { addressInput } from '#schema/places/places.ts';
import {
  addressOf,
  addressValues,
  billingForm,
  billingWords,
  searchOf,
  typedAddress,
} from '../../../../frontend/src/features/account/billing-form.ts';

const depot = {
  address1: '410 Depot Street',
  address2: null,
  city: 'Jefferson City',
  county: 'Cole County',
  state: 'MO',
  country: 'US',
  zip: '65101',
  lat: 38.577,
  long: -92.174,
};

describe('The billing info form', () => {
  it('reports wrong emails once, however many there are', () => {
    const { error } = billingForm.safeParse({
      billingEmails: ['a@x.example', 'b', 'c'],
      billingAddresses: [],
    });

    expect(error?.issues).toMatchObject([
      { path: ['billingEmails'], message: 'Please enter valid email addresses' },
    ]);
  });

  it('accepts emails with surrounding spaces and capitals', () => {
    expect(
      billingForm.safeParse({ billingEmails: [' Pay@X.example '], billingAddresses: [depot] }).success,
    ).toBe(true);
  });
});

describe('A billing address', () => {
  it('survives a round trip through its form', () => {
    const typed = typedAddress.parse(addressValues(depot));

    expect(addressOf(typed, depot)).toEqual(depot);
  });

  it('is accepted by the API', () => {
    const typed = typedAddress.parse({
      ...addressValues(undefined),
      address1: ' 1 A St ',
      city: 'Minot',
      county: 'Ward',
      state: 'ND',
    });

    expect(addressInput.parse(addressOf(typed, { lat: 48.2, long: -101.3 }))).toMatchObject({
      address1: '1 A St',
      address2: null,
      zip: null,
      country: 'US',
    });
  });

  it.each(['address1', 'city', 'county', 'state', 'country'])('requires a %s that is not blank', (field) => {
    const { error } = typedAddress.safeParse({ ...addressValues(depot), [field]: '  ' });

    expect(error?.issues).toMatchObject([{ path: [field], message: 'Required' }]);
  });

  it('is looked up by the parts that are known', () => {
    expect(searchOf(addressValues(depot))).toBe('410 Depot Street, Jefferson City, MO 65101');
    expect(searchOf({ ...addressValues(depot), address1: '', zip: '' })).toBe('Jefferson City, MO');
  });
});

describe('The billing info summary', () => {
  it.each([
    [[], [], 'No billing info provided'],
    [['pay@x.example'], [], 'pay@x.example'],
    [['pay@x.example', 'b@x.example'], [depot], 'pay@x.example + 2 more'],
    [[], [depot], '410 Depot Street, Jefferson City, MO 65101'],
  ])('of %j and %j is right', (emails, addresses, words) => {
    expect(billingWords({ emails, addresses })).toBe(words);
  });
});
