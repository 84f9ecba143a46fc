import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween } from '#functions/places/distance.ts';
import {
  finestDigits,
  milesTo,
  quartersOf,
  squareBlocksWithin,
  squareOf,
} from '#functions/places/squares.ts';

/** Any point, with extra weight on the edges of squares, the poles and the antimeridian. */
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.integer({ min: -90 * 64, max: 90 * 64 }).map((part) => part / 64),
  fc.constantFrom(-90, -89.999, 89.999, 90, 0),
  // The northernmost squares extend over the pole.
  fc.double({ min: 88, max: 90, noNaN: true }),
);
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.integer({ min: -180 * 64, max: 180 * 64 }).map((part) => part / 64),
  fc.constantFrom(-180, -179.999, 179.999, 180, 0),
);
const point = fc.record({ lat: latitude, long: longitude });
const depth = fc.integer({ min: 0, max: finestDigits });

describe('A square', () => {
  test.each([
    [
      { lat: 38, long: -92 },
      { block: '38:-92', digits: '000000000' },
    ],
    [
      { lat: 45.999, long: -84.001 },
      { block: '38:-92', digits: '333333333' },
    ],
    [
      { lat: 42, long: -92 },
      { block: '38:-92', digits: '200000000' },
    ],
    [
      { lat: 38, long: -88 },
      { block: '38:-92', digits: '100000000' },
    ],
    [
      { lat: 90, long: 180 },
      { block: '86:-180', digits: '200000000' },
    ],
  ])('of %j is %j', (of, expected) => {
    expect(squareOf(of)).toEqual(expected);
  });

  test('around a point is no farther away than the point, at any size', () => {
    fc.assert(
      fc.property(point, point, depth, (from, to, digits) => {
        const square = squareOf(to);

        const miles = milesTo(from, { ...square, digits: square.digits.slice(0, digits) });

        expect(miles).toBeLessThanOrEqual(milesBetween(from, to));
      }),
      { numRuns: 1000 },
    );
  });

  test('is as near as its nearest quarter', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: finestDigits - 1 }), (from, to, digits) => {
        const { block, digits: all } = squareOf(to);
        const square = { block, digits: all.slice(0, digits) };

        const quarters = quartersOf(square).map((quarter) => milesTo(from, quarter));

        expect(Math.min(...quarters)).toBeGreaterThanOrEqual(milesTo(from, square) - 0.01);
        expect(Math.min(...quarters)).toBeLessThanOrEqual(milesTo(from, square) + 0.01);
      }),
      { numRuns: 300 },
    );
  });

  test('contains the point it was made from, in one of its quarters', () => {
    fc.assert(
      fc.property(point, (of) => {
        const { block, digits } = squareOf(of);

        expect(quartersOf({ block, digits: digits.slice(0, -1) })).toContainEqual({ block, digits });
        expect(milesTo(of, { block, digits })).toBe(0);
      }),
    );
  });
});

test('every point within a radius is in one of the blocks within it', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(squareBlocksWithin(from, milesBetween(from, to))).toContain(squareOf(to).block);
    }),
    { numRuns: 300 },
  );
});

test('no block is listed needlessly', () => {
  expect(squareBlocksWithin({ lat: 41.88, long: -87.63 }, 60)).toEqual(['38:-92']);
  expect(squareBlocksWithin({ lat: 38.627, long: -90.1994 }, 60)).toEqual(['30:-92', '38:-92']);
});
