import { Logger } from '@aws-lambda-powertools/logger';
import type { GeoRoutesClient } from '@aws-sdk/client-geo-routes';
import { metresPerMile, milesBetween, type Point } from '#functions/places/distance.ts';
import type { Travel } from './fees.rules.ts';

/**
 * Travel by road, from Amazon Location; without an answer within 1.5 s, the great-circle distance × 1.25 at 45 mph
 * (document 3 section 5). Rounded to tenths of a mile and hundredths of an hour, so that fees match the numbers shown.
 * Never throws. Not cached.
 */
export async function travelBetween(from: Point, to: Point): Promise<Travel> {
  try {
    return await within(patienceMs, (signal) => byRoad(from, to, signal));
  } catch (error) {
    // An island, a coordinate at sea, or a slow service: an estimate is better than nothing.
    logger.warn('No route was found; travel is estimated by air.', {
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return byAir(from, to);
  }
}

const patienceMs = 1500;
const logger = new Logger();
let client: GeoRoutesClient | undefined;

/** Loaded on first use: most API calls never need it. */
async function byRoad(from: Point, to: Point, abortSignal: AbortSignal): Promise<Travel> {
  const { CalculateRoutesCommand, GeoRoutesClient: Client } = await import('@aws-sdk/client-geo-routes');
  client ??= new Client({ maxAttempts: 2 });
  const { Routes = [] } = await client.send(
    new CalculateRoutesCommand({
      Origin: [from.long, from.lat],
      Destination: [to.long, to.lat],
      TravelMode: 'Car',
      OptimizeRoutingFor: 'FastestRoute',
      LegAdditionalFeatures: ['Summary'],
    }),
    { abortSignal },
  );
  const { Distance: metres, Duration: seconds } = Routes[0]?.Summary ?? {};
  if (!isAmount(metres) || !isAmount(seconds)) throw new NoRoute('The service answered without a route.');
  return rounded({ miles: metres / metresPerMile, hours: seconds / 3600, byRoad: true });
}

function byAir(from: Point, to: Point): Travel {
  const miles = milesBetween(from, to) * 1.25;
  return rounded({ miles, hours: miles / 45, byRoad: false });
}

class NoRoute extends Error {
  override readonly name = 'NoRoute';
}

/** The signal ends the request; the race ends anything that ignores the signal. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work(signal), late]);
}

function isAmount(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0;
}

function rounded({ miles, hours, byRoad: onRoad }: Travel): Travel {
  return { miles: Math.round(miles * 10) / 10, hours: Math.round(hours * 100) / 100, byRoad: onRoad };
}
