import { describe, expect, test } from 'vitest';
import { boundsOf, type MapPlace, ring } from '../../../../frontend/src/components/map/map-place.ts';

const machine: MapPlace = { id: 'm', kind: 'machine', lat: 48, long: -101, label: 'EX-12' };

describe('The bounds of a map', () => {
  test('contain every place', () => {
    const technician: MapPlace = { ...machine, id: 't', kind: 'technician', lat: 47, long: -99 };

    expect(boundsOf([machine, technician])).toEqual({ south: 47, west: -101, north: 48, east: -99 });
  });

  test('are undefined without places', () => {
    expect(boundsOf([])).toBeUndefined();
  });

  test('contain the circle, too', () => {
    const bounds = boundsOf([machine], { lat: 48, long: -101, miles: 69.09 });

    expect(bounds?.north).toBeCloseTo(49, 2);
    expect(bounds?.south).toBeCloseTo(47, 2);
    // A degree of longitude is shorter there.
    expect((bounds?.east ?? 0) + 101).toBeCloseTo(1 / Math.cos((48 * Math.PI) / 180), 1);
  });
});

describe('A circle', () => {
  test('is a closed line of points at the same distance', () => {
    const line = ring({ lat: 48.233, long: -101.2923, miles: 600 });

    expect(line[0]).toEqual(line.at(-1));
    for (const [long, lat] of line)
      expect(milesBetween([-101.2923, 48.233], [long, lat])).toBeCloseTo(600, 3);
  });
});

function milesBetween([long, lat]: [number, number], [otherLong, otherLat]: [number, number]): number {
  const radians = (angle: number) => (angle * Math.PI) / 180;
  const half =
    Math.sin(radians(otherLat - lat) / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(radians(otherLong - long) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(half));
}
