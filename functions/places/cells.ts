import { milesBetween, type Point } from './distance.ts';

/** The one-degree cell that contains a point, named by its southwest corner: `38:-91`. */
export function cellOf({ lat, long }: Point): string {
  return `${clamp(Math.floor(lat), -90, 89)}:${wrapped(Math.floor(long))}`;
}

/** The block of ten by ten degrees that contains a cell, named by its southwest corner: `30:-100`. */
export function blockOf(cell: string): string {
  const { lat, long } = cornerOf(cell);
  return `${10 * Math.floor(lat / 10)}:${10 * Math.floor(long / 10)}`;
}

/** Every block with a point within that many miles. */
export function blocksWithin(point: Point, miles: number): string[] {
  return allBlocks
    .filter(
      ({ corner }) =>
        // Latitude alone rules out most.
        ringMiles * (Math.abs(point.lat - (corner.lat + 5)) - 5) <= miles &&
        milesToSquare(point, corner, 10) <= miles,
    )
    .map(({ block }) => block);
}

/** Every cell with a point within that many miles. */
export function cellsWithin(point: Point, miles: number): string[] {
  return blocksWithin(point, miles)
    .flatMap(cellsOfBlock)
    .filter((cell) => milesToSquare(point, cornerOf(cell), 1) <= miles);
}

/**
 * Miles from a point to the nearest point of a square of that many degrees north and east of its corner, never more
 * than the true distance; 0 inside.
 */
export function milesToSquare(point: Point, corner: Point, degrees: number): number {
  // Squares of the northernmost row reach past the pole, where nobody is.
  const [south, north] = [Math.min(90, corner.lat), Math.min(90, corner.lat + degrees)];
  const eastwards = (((point.long - corner.long) % 360) + 360) % 360;
  if (eastwards <= degrees) {
    const lat = clamp(point.lat, south, north);
    return lowered(milesBetween(point, { lat, long: point.long }));
  }
  // From outside, the nearest point of each parallel is on one of the two meridians that bound the square.
  return Math.min(
    ...[corner.long, corner.long + degrees].map((long) => milesToMeridian(point, long, south, north)),
  );
}

/** Miles per degree of latitude, slightly too low. */
const ringMiles = 69;

const allBlocks: readonly { readonly block: string; readonly corner: Point }[] = Array.from(
  { length: 18 * 36 },
  (_, index) => {
    const corner = { lat: 10 * Math.floor(index / 36) - 90, long: 10 * (index % 36) - 180 };
    return { block: `${corner.lat}:${corner.long}`, corner };
  },
);

function cellsOfBlock(block: string): string[] {
  const { lat, long } = cornerOf(block);
  return Array.from({ length: 100 }, (_, index) => `${lat + Math.floor(index / 10)}:${long + (index % 10)}`);
}

/**
 * Miles to a meridian between two latitudes: to the closest point of the great circle if it is between them, otherwise
 * to an end.
 */
function milesToMeridian(point: Point, long: number, south: number, north: number): number {
  const apart = radians(point.long - long);
  const closest = Math.atan2(Math.sin(radians(point.lat)), Math.cos(radians(point.lat)) * Math.cos(apart));
  const lats = [south, north, clamp((closest * 180) / Math.PI, south, north)];
  return lowered(Math.min(...lats.map((lat) => milesBetween(point, { lat, long }))));
}

/** Subtracts more than rounding can have added, so that nobody at the very edge is missed. */
function lowered(miles: number): number {
  return Math.max(0, miles - 0.001);
}

function cornerOf(square: string): Point {
  const [lat = 0, long = 0] = square.split(':').map(Number);
  return { lat, long };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Whole degrees of longitude from -180 to 179. */
function wrapped(long: number): number {
  return ((((long + 180) % 360) + 360) % 360) - 180;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
