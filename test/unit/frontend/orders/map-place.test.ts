import { describe, expect, test } from 'vitest';
import { boundsOf, type MapPlace } from '../../../../frontend/src/components/map/map-place.ts';

const machine: MapPlace = { id: 'm', kind: 'machine', lat: 48, long: -101, label: 'EX-12' };

describe('the bounds of a map', () => {
  test('hold every place', () => {
    const technician: MapPlace = { ...machine, id: 't', kind: 'technician', lat: 47, long: -99 };

    expect(boundsOf([machine, technician])).toEqual({ south: 47, west: -101, north: 48, east: -99 });
  });

  test('without places there are none', () => {
    expect(boundsOf([])).toBeUndefined();
  });
});
