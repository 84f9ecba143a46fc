import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../../frontend/src/components/map/clusters.ts';
import { bubbleSize, type MapPlace } from '../../../../frontend/src/components/map/map-place.ts';

const size = { width: 1000, height: 700 };
const country = { lat: 39.8, long: -98.6, zoom: 4.5 };

describe('Places on a map', () => {
  it('cluster within 100 pixels, and stand alone farther apart', () => {
    const pixel = 360 / (256 * 2 ** 10);
    const here = { lat: 0, long: 0, zoom: 10 };
    const [near, far] = [place('b', 0, 95 * pixel), place('b', 0, 105 * pixel)];

    expect(clustersOf([place('a', 0, 0), near]).seen(here, size)).toMatchObject([
      { kind: 'cluster', count: 2, label: '2 places' },
    ]);
    expect(
      clustersOf([place('a', 0, 0), far])
        .seen(here, size)
        .map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });

  it('are left out if they are outside the view', () => {
    const { seen } = clustersOf([place('columbia', 38.95, -92.33), place('berlin', 52.5, 13.4)]);

    expect(seen(country, size).map(({ id }) => id)).toEqual(['columbia']);
  });

  it('are each counted once at any zoom', () => {
    const points = fc.array(
      fc.record({
        lat: fc.double({ min: 30, max: 45, noNaN: true }),
        long: fc.double({ min: -115, max: -80, noNaN: true }),
      }),
      { maxLength: 60 },
    );

    fc.assert(
      fc.property(points, fc.double({ min: 3, max: 4.5, noNaN: true }), (given, zoom) => {
        const places = given.map(({ lat, long }, index) => place(`p${index}`, lat, long));

        const counts = clustersOf(places)
          .seen({ ...country, zoom }, { width: 4000, height: 4000 })
          .map(({ count = 1 }) => count);

        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(given.length);
      }),
    );
  });
});

describe('Clicking a cluster', () => {
  it('zooms one level past the one where it fits with a 100-pixel margin, which splits it', () => {
    const clusters = clustersOf([place('a', 38, -93), place('b', 39, -92)]);
    const [cluster] = clusters.seen(country, size);

    const camera = clusters.cameraOn(cluster?.id ?? '', size);

    // One degree wide and high, in the 800 by 500 pixels that remain.
    const fits = Math.log2(500 / (256 * ((1 / 360) * (1 / Math.cos((38.5 * Math.PI) / 180)))));
    expect(camera?.zoom).toBe(Math.floor(fits) + 1);
    expect(camera?.long).toBeCloseTo(-92.5, 6);
    expect(clusters.seen(camera ?? country, { width: 2000, height: 2000 }).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('stops at the map’s maximum zoom if its places coincide', () => {
    const clusters = clustersOf([place('a', 38, -93), place('b', 38, -93)]);
    const [cluster] = clusters.seen(country, size);

    expect(clusters.cameraOn(cluster?.id ?? '', size)).toMatchObject({ zoom: 19 });
  });

  it('does not apply to a single place', () => {
    expect(clustersOf([place('a', 38, -93)]).cameraOn('a', size)).toBeUndefined();
  });
});

describe('A bubble', () => {
  it.each([
    [2, 32.5],
    [10, 43],
    [100, 58],
    [1000, 72],
    [50_000, 72],
  ])('of %d is %d pixels across', (count, pixels) => {
    expect(bubbleSize(count)).toBeCloseTo(pixels, 1);
  });
});

function place(id: string, lat: number, long: number): MapPlace {
  return { id, kind: 'jobsite', label: id, lat, long };
}
