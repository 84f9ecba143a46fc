import type { Address, Jobsite } from '#schema/places/places.ts';

/** An address with nothing but the town. */
export function inMinot(differs: Partial<Address> = {}): Address {
  return {
    address1: null,
    address2: null,
    city: 'Minot',
    county: 'Ward',
    state: 'ND',
    country: 'US',
    zip: null,
    lat: 48.23,
    long: -101.29,
    ...differs,
  };
}

/** A jobsite that is always open and has no requirements. */
export function bareJobsite(id: string, name: string): Jobsite {
  return {
    id,
    name,
    accessHoursStart: null,
    accessHoursEnd: null,
    arrivalInstructions: null,
    requirements: [],
  };
}
