import { describe, expect, it } from 'vitest';
import { snapDistance, snapTo } from '../../../../frontend/src/components/map/snap.ts';

describe('A dropped pin', () => {
  it.each([
    [18, 50],
    [16, 50],
    [15.9, 100],
    [14, 100],
    [12, 200],
    [10, 500],
    [9.9, 1000],
    [3, 1000],
  ])('snaps to a place, at zoom %d, within %d m', (zoom, metres) => {
    expect(snapDistance(zoom)).toBe(metres);
  });

  it('snaps to the nearest place within reach', () => {
    const here = { lat: 38.95, long: -92.33 };
    const near = { id: 'near', lat: 38.9502, long: -92.33 };
    const nearer = { id: 'nearer', lat: 38.95, long: -92.3301 };

    expect(snapTo(here, [near, nearer], 16)).toBe(nearer);
    expect(snapTo(here, [near], 16)).toBe(near);
    expect(snapTo(here, [{ ...near, lat: 38.951 }], 16)).toBeUndefined();
    expect(snapTo(here, [], 16)).toBeUndefined();
  });
});
