import { describe, expect, it, vi } from 'vitest';
import type { Geocoder } from '#functions/jobsites/amazon-location.ts';
import { findPlace } from '#functions/jobsites/find-place.ts';
import type { Reading } from '#schema/alerts/alerts.ts';

describe('Finding the place in a message', () => {
  it('keeps the coordinates, and looks up their address', async () => {
    const place = await findPlace(location({ lat: 32.7765, long: -79.9311 }), charleston);

    expect(place).toMatchObject({
      lat: 32.7765,
      long: -79.9311,
      city: 'Charleston',
      state: 'SC',
      country: 'US',
    });
  });

  it('does not depend on the service for coordinates', async () => {
    const place = await findPlace(location({ lat: 32.7765, long: -79.9311 }), unreachable);

    expect(place).toMatchObject({ lat: 32.7765, long: -79.9311, city: '' });
  });

  it('looks up an address, and keeps its own words', async () => {
    const find = vi.fn<Geocoder['find']>((text) => charleston.find(text));

    const place = await findPlace(location({ address: '44 Wharf Rd', city: 'Charleston', state: 'SC' }), {
      ...charleston,
      find,
    });

    expect(find).toHaveBeenCalledWith('44 Wharf Rd, Charleston, SC');
    expect(place).toMatchObject({ address1: '44 Wharf Rd', lat: 32.78, long: -79.93 });
  });

  it('searches for the whole address first, and for its city if the street is unknown', async () => {
    const find = vi.fn<Geocoder['find']>(async (query) =>
      query === 'Whiteley' ? { address: undefined, lat: 50.88, long: -1.25 } : undefined,
    );

    const place = await findPlace(
      location({
        text: 'M27 Junction 9, Whiteley PO15 7LJ, United Kingdom',
        address: 'M27 Junction 9',
        city: 'Whiteley',
      }),
      { ...charleston, find },
    );

    expect(find.mock.calls.flat()).toEqual([
      'M27 Junction 9, Whiteley PO15 7LJ, United Kingdom',
      'M27 Junction 9, Whiteley',
      'Whiteley',
    ]);
    expect(place).toMatchObject({ address1: 'M27 Junction 9', city: 'Whiteley', lat: 50.88 });
  });

  it('uses the service’s county, or else the city', async () => {
    const inCounty: Geocoder = {
      ...charleston,
      addressAt: async () => ({ ...address, SubRegion: { Name: 'Charleston County' } }),
    };
    const countryside: Geocoder = {
      ...charleston,
      addressAt: async () => ({ ...address, Locality: undefined, SubRegion: { Name: 'Ward' } }),
    };
    const here = location({ lat: 32.7765, long: -79.9311 });

    expect(await findPlace(here, inCounty)).toMatchObject({ county: 'Charleston County' });
    expect(await findPlace(here, charleston)).toMatchObject({ city: 'Charleston', county: 'Charleston' });
    expect(await findPlace(here, countryside)).toMatchObject({ city: 'Ward', county: 'Ward' });
    expect(await findPlace(location({ lat: 1, long: 2, city: 'Minot' }), unreachable)).toMatchObject({
      city: 'Minot',
      county: 'Minot',
    });
  });

  it('returns null if the message names no place', async () => {
    expect(await findPlace(location({}), charleston)).toBeNull();
  });

  it('returns null if the service does not know the address', async () => {
    expect(
      await findPlace(location({ city: 'Nowhere' }), { ...charleston, find: async () => undefined }),
    ).toBeNull();
  });

  it('fails if the service does, so that the step is retried', async () => {
    await expect(findPlace(location({ city: 'Charleston' }), unreachable)).rejects.toThrow('down');
  });
});

const address = {
  Locality: 'Charleston',
  Region: { Code: 'SC', Name: 'South Carolina' },
  Country: { Code2: 'US' },
};

const charleston: Geocoder = {
  find: async () => ({ address, lat: 32.78, long: -79.93 }),
  addressAt: async () => address,
};

const unreachable: Geocoder = {
  find: async () => Promise.reject(new Error('down')),
  addressAt: async () => Promise.reject(new Error('down')),
};

function location(said: Partial<Record<keyof Reading['location'], string | number>>): Reading['location'] {
  const read = (value: string | number | undefined) =>
    value === undefined ? null : { value, span: { start: 0, end: 1 }, confidence: 1 };
  return {
    text: read(said.text),
    address: read(said.address),
    city: read(said.city),
    state: read(said.state),
    lat: read(said.lat),
    long: read(said.long),
  } as Reading['location'];
}
