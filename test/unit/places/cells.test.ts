import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf, blocksWithin, cellOf, cellsWithin, milesToSquare } from '#functions/places/cells.ts';
import { milesBetween, type Point } from '#functions/places/distance.ts';

/** Any point, with extra weight on the edges of cells, the poles and the antimeridian. */
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.integer({ min: -90, max: 90 }),
  fc.constantFrom(-90, -89.999, 89.999, 90, 0),
);
const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.integer({ min: -180, max: 180 }),
  fc.constantFrom(-180, -179.999, 179.999, 180, 0),
);
const point = fc.record({ lat: latitude, long: longitude });

describe('A cell', () => {
  test.each([
    [{ lat: 38.627, long: -90.1994 }, '38:-91', '30:-100'],
    [{ lat: 0, long: 0 }, '0:0', '0:0'],
    [{ lat: -0.5, long: -0.5 }, '-1:-1', '-10:-10'],
    [{ lat: 90, long: 180 }, '89:-180', '80:-180'],
    [{ lat: -90, long: -180 }, '-90:-180', '-90:-180'],
    [{ lat: 12, long: 179.9 }, '12:179', '10:170'],
  ])('of %j is %s, in block %s', (of, cell, block) => {
    expect(cellOf(of)).toBe(cell);
    expect(blockOf(cell)).toBe(block);
  });

  test('is never farther away than a point in it', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(milesToCell(from, cellOf(to))).toBeLessThanOrEqual(milesBetween(from, to));
      }),
      { numRuns: 1000 },
    );
  });

  test('is as far away as the nearest point on its edge', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const cell = cellOf(to);
        fc.pre(cellOf(from) !== cell);

        const nearest = Math.min(...edgeOf(cell).map((on) => milesBetween(from, on)));

        expect(milesToCell(from, cell)).toBeGreaterThanOrEqual(nearest - 1);
      }),
      { numRuns: 200 },
    );
  });
});

test('every point within a radius is in one of the blocks within it', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const miles = milesBetween(from, to);

      expect(blocksWithin(from, miles)).toContain(blockOf(cellOf(to)));
    }),
    { numRuns: 200 },
  );
});

test('every point within a radius is in one of the cells within it', () => {
  const step = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(point, step, step, (from, north, east) => {
      const lat = Math.min(90, Math.max(-90, from.lat + north));
      const to = { lat, long: ((((from.long + east + 180) % 360) + 360) % 360) - 180 };

      const cells = cellsWithin(from, milesBetween(from, to));

      expect(cells).toContain(cellOf(to));
      expect(new Set(cells).size).toBe(cells.length);
    }),
    { numRuns: 100 },
  );
});

test('no block is listed needlessly', () => {
  expect(blocksWithin({ lat: 38.627, long: -90.1994 }, 60).sort()).toEqual(['30:-100', '30:-90']);
  expect(blocksWithin({ lat: 35, long: -95 }, 60)).toEqual(['30:-100']);
});

function milesToCell(from: Point, cell: string): number {
  const [lat = 0, long = 0] = cell.split(':').map(Number);
  return milesToSquare(from, { lat, long }, 1);
}

/** Points along the edge of a cell, a hundredth of a degree apart. */
function edgeOf(cell: string): Point[] {
  const [south = 0, west = 0] = cell.split(':').map(Number);
  return Array.from({ length: 101 }, (_, step) => step / 100).flatMap((part) => [
    { lat: south + part, long: west },
    { lat: south + part, long: west + 1 },
    { lat: south, long: west + part },
    { lat: south + 1, long: west + part },
  ]);
}
