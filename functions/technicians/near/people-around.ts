import { milesBetween, type Point } from '#functions/places/distance.ts';
import { milesTo, squareBlocksWithin } from '#functions/places/squares.ts';
import { type DegreeCount, readCounts, readSquare } from './near.store.ts';
import { everybody } from './near-rows.ts';
import type { FoundTechnician } from './nearest-technicians.ts';
import { type Around, firstSquares, nextSquares } from './search-squares.rules.ts';

/**
 * How many technicians of each service area are in each degree around a point, so that the nearest can be read later in
 * one round trip.
 */
export type CrowdAround = readonly DegreeCount[];

/** The 200 degrees nearest to a point with somebody in them. One round trip, half a read unit per block. */
export async function crowdAround(point: Point, radiusMiles: number): Promise<CrowdAround> {
  const counts = await readCounts([everybody], squareBlocksWithin(point, radiusMiles));
  return counts
    .map((count) => ({ count, miles: milesTo(point, count) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, mostDegrees)
    .map(({ count }) => count);
}

/**
 * All technicians around a point, bookable or not, nearest first, as of now and without their stats. Within
 * `withinMiles` it is everybody that the crowd knows of; an old crowd misses newcomers in degrees that were empty. One
 * round trip, a read unit for about thirty, 60 at most.
 */
export async function peopleAround(
  point: Point,
  radiusMiles: number,
  crowd: CrowdAround,
): Promise<{ people: FoundTechnician[]; withinMiles: number }> {
  const around: Around = { point, radiusMiles, inReach: false };
  const known = firstSquares(crowd, { ...around, radiusMiles: Number.POSITIVE_INFINITY });
  const { batch, rest } = nextSquares(known, mostPeople, around);
  const answers = await Promise.all(
    batch.map(async (square) => ({
      square,
      ...(await readSquare(square, '', { most: mostOfSquare, after: undefined })),
    })),
  );
  const unread = [
    ...rest.map(({ miles }) => miles),
    ...answers.flatMap(({ square, last }) => (last === undefined ? [] : [square.miles])),
  ];
  const withinMiles = Math.min(radiusMiles, edgeOf(point, crowd), ...unread);
  const people = answers
    .flatMap(({ candidates }) => candidates)
    .map((technician) => ({ technician, miles: milesBetween(technician, point) }))
    .filter(({ miles }) => miles <= withinMiles)
    .sort((one, other) => one.miles - other.miles);
  return { people, withinMiles };
}

/** How far a crowd knows everybody: a full one says nothing beyond its farthest degree. */
function edgeOf(point: Point, crowd: CrowdAround): number {
  if (crowd.length < mostDegrees) return Number.POSITIVE_INFINITY;
  return Math.max(...crowd.map((degree) => milesTo(point, degree)));
}

const mostPeople = 600;
const mostDegrees = 200;
/** About three read units. */
const mostOfSquare = 90;
