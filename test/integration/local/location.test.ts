import {
  AutocompleteCommand,
  GeocodeCommand,
  type GeocodeCommandInput,
  GeoPlacesClient,
  GetPlaceCommand,
  ReverseGeocodeCommand,
} from '@aws-sdk/client-geo-places';
import { CalculateRoutesCommand, GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location } from '#local/services/location.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;
let client: GeoPlacesClient;

beforeAll(async () => {
  host = await startServiceHost({ services: [location()] });
  client = new GeoPlacesClient(host.client);
});

afterAll(() => host.stop());

const geocode = async (query: string, more: Partial<GeocodeCommandInput> = {}) =>
  (await client.send(new GeocodeCommand({ QueryText: query, ...more }))).ResultItems ?? [];

describe('geocoding', () => {
  it('finds an address in its city', async () => {
    const [item] = await geocode('27 Depot Road, Minot, ND 58701');

    expect(item).toMatchObject({
      PlaceType: 'PointAddress',
      Title: '27 Depot Road, Minot, ND 58701, United States',
      Address: {
        Label: '27 Depot Road, Minot, ND 58701, United States',
        AddressNumber: '27',
        Street: 'Depot Road',
        Locality: 'Minot',
        Region: { Code: 'ND', Name: 'North Dakota' },
        PostalCode: '58701',
        Country: { Code2: 'US', Code3: 'USA', Name: 'United States' },
      },
      MatchScores: { Overall: 1 },
    });
    expect(item?.Position?.[0]).toBeCloseTo(-101.3, 1);
    expect(item?.Position?.[1]).toBeCloseTo(48.23, 1);
  });

  it.each([
    ['Minot ND', 'Minot', 'ND', undefined],
    ['Minot, Maine', 'Minot', 'ME', undefined],
    ['510 W 4th St, Pueblo, CO 81003, USA', 'Pueblo', 'CO', 'W 4th St'],
    ['61 Canal St Holyoke MA 01040', 'Holyoke', 'MA', 'Canal St'],
    ['44 Wharf Rd\nPortsmouth, NH', 'Portsmouth', 'NH', 'Wharf Rd'],
    ['I-80 Exit 123, Reno, NV', 'Reno', 'NV', 'I-80 Exit 123'],
    ['Saint Louis, MO', 'St. Louis', 'MO', undefined],
    ['New York, NY', 'New York City', 'NY', undefined],
    ['Calgary, AB, Canada', 'Calgary', 'AB', undefined],
    ['Sacramento, CA', 'Sacramento', 'CA', undefined],
    ['Portland', 'Portland', 'OR', undefined],
    ['M27 Junction 9, Whiteley PO15 7LJ, United Kingdom', 'Whiteley', 'ENG', 'M27 Junction 9'],
  ])('reads %s', async (query, city, state, street) => {
    const [item] = await geocode(query);

    expect(item?.Address).toMatchObject({ Locality: expect.stringMatching(city), Region: { Code: state } });
    expect(item?.Address?.Street).toBe(street);
  });

  it('prefers places near the caller and stays within the given countries', async () => {
    const [near] = await geocode('Portland', { BiasPosition: [-70.3, 43.7] });
    const abroad = await geocode('London', { Filter: { IncludeCountries: ['GBR'] }, MaxResults: 1 });

    expect(near?.Address?.Region?.Code).toBe('ME');
    expect(abroad.map(({ Address }) => Address?.Country?.Code2)).toEqual(['GB']);
  });

  it('accepts an address in parts', async () => {
    const [item] = await geocode('', {
      QueryText: undefined,
      QueryComponents: {
        AddressNumber: '27',
        Street: 'Depot Road',
        Locality: 'Minot',
        Region: 'North Dakota',
      },
    });

    expect(item?.Address?.Label).toBe('27 Depot Road, Minot, ND, United States');
  });

  it('returns nothing for unknown places', async () => {
    expect(await geocode('Qwxzv, ND')).toEqual([]);
    await expect(client.send(new GeocodeCommand({}))).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('reverse geocoding', () => {
  const reverse = async (QueryPosition: number[]) =>
    (await client.send(new ReverseGeocodeCommand({ QueryPosition }))).ResultItems ?? [];

  it('names the nearest place', async () => {
    const [item] = await reverse([-79.9311, 32.7765]);

    expect(item).toMatchObject({
      PlaceType: 'Locality',
      Address: { Locality: 'Charleston', Region: { Code: 'SC' } },
    });
    expect(item?.Distance).toBeLessThan(5_000);
  });

  it('returns nothing in mid-ocean', async () => {
    expect(await reverse([-40, 30])).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggested = async (query: string) =>
    (await client.send(new AutocompleteCommand({ QueryText: query, MaxResults: 3 }))).ResultItems ?? [];
  const placeOf = (PlaceId: string) =>
    client.send(new GetPlaceCommand({ PlaceId, Language: 'en', IntendedUse: 'Storage' }));

  it('are places that start with the query, without a position', async () => {
    const [first] = await suggested('Bismar');

    expect(first).toMatchObject({
      Title: 'Bismarck, ND, United States',
      PlaceType: 'Locality',
      Address: { Locality: 'Bismarck' },
    });
    expect(first).not.toHaveProperty('Position');
  });

  it('can be looked up in full', async () => {
    const [street] = await suggested('27 Depot Road, Minot, ND 58701');
    const [town] = await suggested('Bismar');

    const places = await Promise.all([street, town].map((item) => placeOf(item?.PlaceId ?? '')));

    expect(places).toMatchObject([
      { Address: { AddressNumber: '27', Locality: 'Minot', PostalCode: '58701' } },
      { Address: { Locality: 'Bismarck' } },
    ]);
    expect(places[0]?.Position?.[1]).toBeCloseTo(48.23, 1);
    await expect(placeOf('nowhere')).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('routes', () => {
  const between = (Origin: number[], Destination: number[]) =>
    new GeoRoutesClient(host.client).send(
      new CalculateRoutesCommand({
        Origin,
        Destination,
        TravelMode: 'Car',
        LegAdditionalFeatures: ['Summary'],
      }),
    );

  it('are about 30 percent longer than the straight line, at 50 mph', async () => {
    const { Routes, PricingBucket } = await between([-90.1994, 38.627], [-89.6501, 39.7817]);

    const { Distance = 0, Duration = 0 } = Routes?.[0]?.Summary ?? {};
    expect(Distance / 1609.344).toBeCloseTo(85.1 * 1.3, -1);
    expect(Distance / 1609.344 / (Duration / 3600)).toBeCloseTo(50, 1);
    expect(PricingBucket).toBe('Core');
  });

  it('do not exist between continents', async () => {
    const { Routes } = await between([-90.1994, 38.627], [10, 50]);

    expect(Routes).toEqual([]);
  });
});
