import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsSeen, cameraMoved, cameraOn } from '../../../../frontend/src/components/map/mercator.ts';

const columbia = { lat: 38.95, long: -92.33, zoom: 18 };
const anyCamera = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  long: fc.double({ min: -170, max: 170, noNaN: true }),
  zoom: fc.double({ min: 3, max: 19, noNaN: true }),
});
const anyPixels = fc.integer({ min: -500, max: 500 });

describe('Moving a map', () => {
  it('and moving it back returns to the same place', () => {
    fc.assert(
      fc.property(anyCamera, anyPixels, anyPixels, (camera, right, down) => {
        const there = cameraMoved(camera, right, down);
        fc.pre(Math.abs(there.lat) < 84);

        const back = cameraMoved(there, -right, -down);

        expect(back.lat).toBeCloseTo(camera.lat, 6);
        expect(back.long).toBeCloseTo(camera.long, 6);
      }),
    );
  });

  it('by 100 pixels covers about 46 m in Missouri at a picker’s zoom', () => {
    const { long, lat } = cameraMoved(columbia, 100, 0);

    expect((long - columbia.long) * 111_320 * Math.cos((lat * Math.PI) / 180)).toBeCloseTo(46.4, 0);
    expect(lat).toBeCloseTo(columbia.lat, 9);
  });

  it('wraps around the world', () => {
    expect(cameraMoved({ lat: 0, long: 179.9, zoom: 3 }, 100, 0).long).toBeLessThan(-150);
  });
});

describe('The bounds of a map', () => {
  it('cover the United States on a phone at zoom 3 and on a large screen at 4.5', () => {
    const middle = { lat: 39.8, long: -98.6 };
    const [seattle, miami] = [
      { lat: 47.6, long: -122.3 },
      { lat: 25.8, long: -80.2 },
    ];

    for (const [zoom, size] of [
      [3, { width: 358, height: 480 }],
      [4.5, { width: 1100, height: 700 }],
    ] as const) {
      const seen = boundsSeen({ ...middle, zoom }, size);

      for (const { lat, long } of [seattle, miami]) {
        expect(lat).toBeGreaterThan(seen.south);
        expect(lat).toBeLessThan(seen.north);
        expect(long).toBeGreaterThan(seen.west);
        expect(long).toBeLessThan(seen.east);
      }
    }
  });

  it('span every longitude if the world is narrower than the map', () => {
    expect(boundsSeen({ lat: 0, long: 90, zoom: 1 }, { width: 1024, height: 100 })).toMatchObject({
      west: -180,
      east: 180,
    });
  });

  it('have their western edge beyond the eastern one across the 180th meridian', () => {
    const { west, east } = boundsSeen({ lat: 0, long: 180, zoom: 5 }, { width: 400, height: 400 });

    expect(west).toBeGreaterThan(east);
  });
});

describe('A camera on several places', () => {
  const size = { width: 800, height: 600 };

  it('shows them all, with the given margin and no more', () => {
    fc.assert(
      fc.property(
        fc.record({
          north: fc.double({ min: 30, max: 48, noNaN: true }),
          west: fc.double({ min: -120, max: -100, noNaN: true }),
          tall: fc.double({ min: 0.01, max: 5, noNaN: true }),
          broad: fc.double({ min: 0.01, max: 20, noNaN: true }),
        }),
        ({ north, west, tall, broad }) => {
          const bounds = { north, west, south: north - tall, east: west + broad };

          const camera = cameraOn(bounds, size, 100);
          const inner = boundsSeen(camera, { width: size.width - 200, height: size.height - 200 });

          const near = 1e-6;
          expect(inner.north).toBeGreaterThan(bounds.north - near);
          expect(inner.south).toBeLessThan(bounds.south + near);
          expect(inner.west).toBeLessThan(bounds.west + near);
          expect(inner.east).toBeGreaterThan(bounds.east - near);
          const slack = Math.min(inner.north - bounds.north, bounds.west - inner.west);
          expect(Math.abs(slack)).toBeLessThan(near);
        },
      ),
    );
  });

  it('has no maximum zoom for a single point', () => {
    const point = { north: 39, south: 39, west: -92, east: -92 };

    expect(cameraOn(point, size, 100)).toMatchObject({ long: -92 });
    expect(cameraOn(point, size, 100).zoom).toBeGreaterThan(19);
  });
});
