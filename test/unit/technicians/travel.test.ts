import { setTimeout as pause } from 'node:timers/promises';
import { CalculateRoutesCommand, GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { travelBetween } from '#functions/technicians/travel.ts';

const service = mockClient(GeoRoutesClient);
const belleville = { lat: 38.52, long: -89.984 };
const stLouis = { lat: 38.627, long: -90.1994 };
/** 13.78 miles by air × 1.25 at 45 mph. */
const byAir = { miles: 17.2, hours: 0.38, byRoad: false };

beforeEach(() => {
  service.reset();
});

describe('Travel', () => {
  test('is by road if the service knows a route', async () => {
    service.on(CalculateRoutesCommand).resolves({ Routes: [routeOf({ Distance: 29_145, Duration: 1500 })] });

    const travel = await travelBetween(belleville, stLouis);

    expect(travel).toEqual({ miles: 18.1, hours: 0.42, byRoad: true });
    expect(service.commandCalls(CalculateRoutesCommand)[0]?.args[0].input).toMatchObject({
      Origin: [-89.984, 38.52],
      Destination: [-90.1994, 38.627],
      TravelMode: 'Car',
    });
  });

  test('is looked up by every call', async () => {
    service.on(CalculateRoutesCommand).resolves({ Routes: [routeOf({ Distance: 1000, Duration: 100 })] });

    await travelBetween(belleville, stLouis);
    await travelBetween(belleville, stLouis);

    expect(service.commandCalls(CalculateRoutesCommand)).toHaveLength(2);
  });

  test.each([
    ['no route', { Routes: [] }],
    ['a route without numbers', { Routes: [routeOf({})] }],
    ['nonsense', { Routes: [routeOf({ Distance: -1, Duration: Number.NaN })] }],
  ])('is estimated by air if the service answers %s', async (_, answer) => {
    service.on(CalculateRoutesCommand).resolves({ ...answer } as object);

    expect(await travelBetween(belleville, stLouis)).toEqual(byAir);
  });

  test('is estimated by air if the service fails', async () => {
    service.on(CalculateRoutesCommand).rejects(new Error('AccessDenied'));

    expect(await travelBetween(belleville, stLouis)).toEqual(byAir);
  });

  test('is estimated by air if the service takes longer than a person would wait', async () => {
    const answer = { Routes: [routeOf({ Distance: 29_145, Duration: 1500 })] };
    service.on(CalculateRoutesCommand).callsFake(() => pause(3_600_000, answer, { ref: false }));

    const travel = await travelBetween(belleville, stLouis);

    expect(travel).toEqual(byAir);
  });

  test('from the jobsite itself is zero', async () => {
    service.on(CalculateRoutesCommand).resolves({ Routes: [routeOf({ Distance: 0, Duration: 0 })] });

    expect(await travelBetween(stLouis, stLouis)).toEqual({ miles: 0, hours: 0, byRoad: true });
  });
});

function routeOf(Summary: { Distance?: number; Duration?: number }) {
  return { Legs: [], MajorRoadLabels: [], Summary };
}
