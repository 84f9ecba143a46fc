import { describe, expect, it } from 'vitest';
import { gridLines } from '../../../../frontend/src/components/map/grid.ts';

describe('The lines of latitude and longitude', () => {
  it('are as fine as the view needs, and are labeled in degrees', () => {
    const seen = { south: 38.949, west: -92.333, north: 38.951, east: -92.327 };

    const words = gridLines(seen, 600).features.map(({ properties }) => properties?.words);

    expect(words).toEqual(['38.950° N', '92.332° W', '92.330° W', '92.328° W']);
  });

  it('go from edge to edge', () => {
    const [parallel] = gridLines({ south: 9, west: -21, north: 11, east: -19 }, 320).features;

    expect(parallel?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [-21, 9],
        [-19, 9],
      ],
    });
  });

  it('leave room for their labels at any zoom', () => {
    for (const width of [20, 3, 0.7, 0.04, 0.0006]) {
      const seen = { south: 40, west: -90, north: 40, east: -90 + width };

      const meridians = gridLines(seen, 800).features.length - 1;

      expect(meridians).toBeGreaterThanOrEqual(2);
      expect(meridians).toBeLessThanOrEqual(6);
    }
  });
});
