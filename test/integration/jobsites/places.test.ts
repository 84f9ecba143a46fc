import { Logger } from '@aws-lambda-powertools/logger';
import {
  AutocompleteCommand,
  GeoPlacesClient,
  GetPlaceCommand,
  ReverseGeocodeCommand,
} from '@aws-sdk/client-geo-places';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { putRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { refusalOfCall } from '#test/support/api-calls.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { bareJobsite, inMinot } from '#test/support/places.ts';
import { withDatabase } from '#test/support/with-database.ts';

const minot = { lat: 48.23, long: -101.29 };
const northPit = jobsiteAt('job_north', 'North Pit', minot, 'Bismarck');
const yard = jobsiteAt('job_yard', 'Yard at the pit road', { lat: 46.8, long: -100.78 }, 'Pierre');
const island = jobsiteAt('job_island', 'Attu', { lat: 52.9, long: 172.9 }, 'Attu Station');

const places = mockClient(GeoPlacesClient);

withDatabase();
beforeAll(async () => {
  await Promise.all([northPit, yard, island].map((jobsite) => saved('com_fleet', jobsite)));
  await saved('com_other', jobsiteAt('job_theirs', 'North Pit of theirs', minot, 'Bismarck'));
});
beforeEach(() => {
  places.reset();
  suggests(depotRoad);
  places.on(GetPlaceCommand).resolves({ PricingBucket: 'Stored', ...placeOf(depotRoad) });
});

const jobsitesAs = (who = fleetManager()) => callerFactory(appRouter)(callContext(who)).customers.jobsites;

describe('the jobsite at an address', () => {
  test('is one within fifty meters', async () => {
    const { findJobsite } = jobsitesAs();

    expect(await findJobsite({ address: { lat: 48.23027, long: -101.29 } })).toEqual(northPit);
    expect(await findJobsite({ address: { lat: 48.23081, long: -101.29 } })).toBeNull();
  });

  test('is never another company’s', async () => {
    const { findJobsite } = jobsitesAs(fleetManager({ companyId: 'com_other' }));

    expect(await findJobsite({ address: minot })).toMatchObject({ id: 'job_theirs' });
    expect(await findJobsite({ address: yard.address })).toBeNull();
  });
});

describe('the jobsites on a map', () => {
  test('are the company’s within the bounds', async () => {
    const { getJobsitesInBounds } = jobsitesAs();

    const found = await getJobsitesInBounds({
      bounds: { northeast: { lat: 49, long: -101 }, southwest: minot },
    });

    expect(found).toEqual([northPit]);
  });

  test('are found on both sides of the 180th meridian', async () => {
    const { getJobsitesInBounds } = jobsitesAs();

    const found = await getJobsitesInBounds({
      bounds: { northeast: { lat: 60, long: -100.9 }, southwest: { lat: 40, long: 170 } },
    });

    expect(found.map(({ id }) => id)).toEqual(['job_island', 'job_north']);
  });

  test('are only for people who may see and request orders', async () => {
    const { getJobsitesInBounds, findJobsite, addressAt, searchAddressesAndJobsites } = jobsitesAs(
      callerOf('ExternalUser'),
    );

    const calls = [
      getJobsitesInBounds({ bounds: { northeast: minot, southwest: minot } }),
      findJobsite({ address: minot }),
      addressAt(minot),
      searchAddressesAndJobsites({ search: 'pit' }),
    ];

    for (const call of calls) expect(await refusalOfCall(call)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the address at a map point', () => {
  const point = { lat: 48.23001, long: -101.29002 };

  test('is the service’s most precise one, in English, at exactly that point', async () => {
    const vague = { Country: { Code2: 'US' }, Region: { Code: 'ND' } };
    reverseAnswers(vague, depotRoad);

    const { answer, unitsRead, unitsWritten, roundTrips } = await metered(() =>
      jobsitesAs().addressAt(point),
    );

    expect(answer).toEqual({ address: { ...depotRoadFound.address, ...point } });
    expect(places.commandCalls(ReverseGeocodeCommand)[0]?.args[0].input).toMatchObject({
      QueryPosition: [point.long, point.lat],
      Language: 'en',
    });
    expect([unitsRead, unitsWritten, roundTrips]).toEqual([0.5, 1, 2]);
  });

  test('is null where nothing is known', async () => {
    reverseAnswers({});

    expect(await jobsitesAs().addressAt(point)).toEqual({ address: null });
  });

  test('is null while the service fails, with a hint in the log', async () => {
    places.on(ReverseGeocodeCommand).rejects(new Error('denied'));
    const warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();

    const found = await jobsitesAs().addressAt(point);

    expect(found).toEqual({ address: null });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('possibly an API permission issue'), {
      cause: 'Error',
    });
    warned.mockRestore();
  });
});

describe('searching jobsites and addresses', () => {
  test('lists both separately, jobsites by the start of a name first', async () => {
    const { searchAddressesAndJobsites } = jobsitesAs();

    const byName = await searchAddressesAndJobsites({ search: 'PIT' });
    const byCity = await searchAddressesAndJobsites({ search: 'pie' });

    expect(byName).toEqual({ jobsites: [northPit, yard], addresses: [depotRoadSuggested] });
    expect(byCity.jobsites).toEqual([yard]);
  });

  test('looks up no addresses before the third character', async () => {
    const { searchAddressesAndJobsites } = jobsitesAs();

    const found = await searchAddressesAndJobsites({ search: 'no' });

    expect(found).toEqual({ jobsites: [northPit], addresses: [] });
    expect(places.calls()).toHaveLength(0);
  });

  test('lists only jobsites while addresses cannot be looked up', async () => {
    places.on(AutocompleteCommand).rejects(new Error('down'));
    const { searchAddressesAndJobsites } = jobsitesAs();

    const found = await searchAddressesAndJobsites({ search: 'north' });

    expect(found).toEqual({ jobsites: [northPit], addresses: [] });
  });
});

describe('the public address search', () => {
  test('suggests one line each, and looks up only the chosen one in full', async () => {
    const found = await metered(() => searchAs('198.51.100.1', '27 Depot Rd'));
    const chosen = await metered(() => suggestedAs('198.51.100.1', 'p'));

    expect(found.answer).toEqual([depotRoadSuggested]);
    expect(chosen.answer).toEqual({ address: depotRoadFound.address });
    expect(places.calls().map(({ args }) => args[0].input)).toMatchObject([
      { QueryText: '27 Depot Rd', IntendedUse: 'SingleUse' },
      { PlaceId: 'p', IntendedUse: 'Storage' },
    ]);
    for (const { unitsRead, unitsWritten } of [found, chosen]) {
      expect([unitsRead, unitsWritten]).toEqual([0.5, 1]);
    }
  });

  test('gives no address for an unknown or vague place, and an error while the service is down', async () => {
    places
      .on(GetPlaceCommand)
      .resolves({ PlaceId: 'p', PlaceType: 'Country', Title: 'x', PricingBucket: 'x' });
    const pointless = await suggestedAs('198.51.100.6', 'p');
    places
      .on(GetPlaceCommand)
      .rejects(Object.assign(new Error('no such place'), { name: 'ValidationException' }));
    const unknown = await suggestedAs('198.51.100.6', 'unknown');
    places.on(GetPlaceCommand).rejects(new Error('down'));

    const refusal = await refusalOfCall(suggestedAs('198.51.100.6', 'p'));

    expect([pointless, unknown]).toEqual([{ address: null }, { address: null }]);
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('suggests addresses with more than two parts if there are any, else the most precise', async () => {
    const vague = { Locality: 'Minot', Country: { Code2: 'US' } };
    const vaguer = { Country: { Code2: 'US' } };
    places
      .on(AutocompleteCommand)
      .resolvesOnce({ PricingBucket: 'Label', ResultItems: [placeOf(vague), placeOf(depotRoad)] })
      .resolvesOnce({ PricingBucket: 'Label', ResultItems: [placeOf({}), placeOf(vaguer), placeOf(vague)] })
      .resolvesOnce({ PricingBucket: 'Label', ResultItems: [placeOf({})] });

    const preferred = await searchAs('198.51.100.2', 'minot');
    const best = await searchAs('198.51.100.2', 'minot');
    const none = await searchAs('198.51.100.2', 'minot');

    expect(preferred).toEqual([depotRoadSuggested]);
    expect(best).toEqual([{ label: 'A place', placeId: 'p' }]);
    expect(none).toEqual([]);
  });

  test('accepts coordinates and keeps them exactly', async () => {
    places.on(ReverseGeocodeCommand).resolves({
      PricingBucket: 'Stored',
      ResultItems: [{ PlaceId: 'p', PlaceType: 'Locality', Title: 'Minot', Address: { Locality: 'Minot' } }],
    });

    const found = await searchAs('198.51.100.3', '48.23001, -101.29002');

    expect(found).toMatchObject([
      {
        label: '48.2300, -101.2900, Minot',
        address: { address1: null, city: 'Minot', lat: 48.23001, long: -101.29002 },
      },
    ]);
  });

  test('accepts a maps link with a place name', async () => {
    await searchAs('198.51.100.4', 'https://www.google.com/maps/place/North+Pit+Minot');

    expect(places.commandCalls(AutocompleteCommand)[0]?.args[0].input.QueryText).toBe('North Pit Minot');
  });

  test('gives an error while the service is down', async () => {
    places.on(AutocompleteCommand).rejects(new Error('down'));

    const refusal = await refusalOfCall(searchAs('198.51.100.5', 'minot'));

    expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('is limited to 120 searches in ten minutes from one network', async () => {
    for (let turn = 0; turn < 120; turn += 1) await searchAs('203.0.113.7', 'minot');

    const refusal = await refusalOfCall(searchAs('203.0.113.7', 'minot'));

    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await searchAs('203.0.113.8', 'minot')).toHaveLength(1);
  });
});

function suggestedAs(address: string, placeId: string) {
  return callerFactory(publicRouter)(callContext(undefined, { address })).public.suggestedAddress({
    placeId,
  });
}

function searchAs(address: string, search: string) {
  return callerFactory(publicRouter)(callContext(undefined, { address })).public.searchAddresses({ search });
}

const depotRoad = {
  Label: '27 Depot Road, Minot, ND 58701, United States',
  AddressNumber: '27',
  Street: 'Depot Road',
  Locality: 'Minot',
  Region: { Code: 'ND', Name: 'North Dakota' },
  SubRegion: { Name: 'Ward' },
  PostalCode: '58701',
  Country: { Code2: 'US' },
};
const depotRoadFound = {
  label: '27 Depot Road, Minot, ND 58701, United States',
  address: inMinot({ address1: '27 Depot Road', zip: '58701', ...minot }),
};

const depotRoadSuggested = { label: depotRoadFound.label, placeId: 'p' };

function suggests(...addresses: object[]): void {
  places
    .on(AutocompleteCommand)
    .resolves({ PricingBucket: 'Label', ResultItems: addresses.map((address) => placeOf(address)) });
}

function reverseAnswers(...addresses: object[]): void {
  places
    .on(ReverseGeocodeCommand)
    .resolves({ PricingBucket: 'Stored', ResultItems: addresses.map((address) => placeOf(address)) });
}

function placeOf(Address: object) {
  return {
    PlaceId: 'p',
    PlaceType: 'Locality' as const,
    Title: 'A place',
    Position: [minot.long, minot.lat],
    Address,
  };
}

function jobsiteAt(id: string, name: string, point: { lat: number; long: number }, city: string) {
  return { ...bareJobsite(id, name), address: inMinot({ city, county: 'Burleigh', ...point }) };
}

async function saved(companyId: string, jobsite: ReturnType<typeof jobsiteAt>): Promise<void> {
  await putRow({ pk: `COMPANY#${companyId}`, sk: `JOBSITE#${jobsite.id}`, kind: 'jobsite', ...jobsite });
}
