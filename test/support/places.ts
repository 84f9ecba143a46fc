import type { Address, Jobsite } from '#schema/places.ts';

/** An address of which no more is known than the town. */
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

/** A jobsite that is always open and asks for nothing. */
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
