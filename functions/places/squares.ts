import { milesToSquare } from './cells.ts';
import type { Point } from './distance.ts';

/**
 * A square on the map: a block of eight by eight degrees, named by its southwest corner (`38:-92`), quartered once for
 * each digit: 0 is the southwest quarter, 1 southeast, 2 northwest, 3 northeast. Three digits are one degree, nine a
 * sixty-fourth of it, about a mile. Everything in a square starts with its digits, so one square is one range of keys.
 */
export interface Square {
  readonly block: string;
  readonly digits: string;
}

/** The number of digits of the smallest square, and of a square of one degree. */
export const finestDigits = 9;
export const degreeDigits = 3;

/** The smallest square that contains a point. */
export function squareOf({ lat, long }: Point): Square {
  const south = blockDegrees * Math.floor((Math.min(lat, 90) + 90) / blockDegrees) - 90;
  const east = (((long + 180) % 360) + 360) % 360;
  const west = blockDegrees * Math.floor(east / blockDegrees);
  const [row, column] = [stepsFrom(south + 90, lat + 90), stepsFrom(west, east)];
  const digits = Array.from({ length: finestDigits }, (_, place) => {
    const bit = finestDigits - 1 - place;
    return 2 * ((row >> bit) & 1) + ((column >> bit) & 1);
  });
  return { block: `${south}:${west - 180}`, digits: digits.join('') };
}

export function quartersOf({ block, digits }: Square): Square[] {
  return ['0', '1', '2', '3'].map((digit) => ({ block, digits: digits + digit }));
}

/** Miles from a point to the nearest point of a square, never more than the true distance; 0 inside. */
export function milesTo(point: Point, { block, digits }: Square): number {
  const [south = 0, west = 0] = block.split(':').map(Number);
  let [lat, long, degrees] = [south, west, blockDegrees];
  for (const digit of digits) {
    degrees /= 2;
    if (digit >= '2') lat += degrees;
    if (digit === '1' || digit === '3') long += degrees;
  }
  return milesToSquare(point, { lat, long }, degrees);
}

/** Every block with a point within that many miles. */
export function squareBlocksWithin(point: Point, miles: number): string[] {
  const near = allBlocks.filter(
    // Latitude alone rules out most.
    ({ middle }) => leastMilesPerDegree * (Math.abs(point.lat - middle) - blockDegrees / 2) <= miles,
  );
  return near.filter(({ block }) => milesTo(point, { block, digits: '' }) <= miles).map(({ block }) => block);
}

const blockDegrees = 8;
/** Miles per degree of latitude, slightly too low. */
const leastMilesPerDegree = 69;

/** The northernmost row reaches past the pole, where nobody is. */
const allBlocks = Array.from({ length: 23 * 45 }, (_, index) => {
  const [south, west] = [blockDegrees * Math.floor(index / 45) - 90, blockDegrees * (index % 45) - 180];
  return { block: `${south}:${west}`, middle: south + blockDegrees / 2 };
});

/** The number of smallest squares from the edge of a block to a coordinate. */
function stepsFrom(edge: number, degrees: number): number {
  const most = 2 ** finestDigits;
  return Math.min(most - 1, Math.max(0, Math.floor(((degrees - edge) / blockDegrees) * most)));
}
