import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, isMuchLarger, roundAbout } from '../../../../frontend/src/features/jobsites-map/stretch.ts';

const missouri = { south: 36, west: -96, north: 41, east: -89 };

describe('The area requested around a view', () => {
  it('contains the view, anywhere on the globe', () => {
    const anyView = fc.record({
      south: fc.double({ min: -80, max: 70, noNaN: true }),
      tall: fc.double({ min: 0.001, max: 10, noNaN: true }),
      west: fc.double({ min: -180, max: 179, noNaN: true }),
      broad: fc.double({ min: 0.001, max: 120, noNaN: true }),
    });

    fc.assert(
      fc.property(anyView, ({ south, tall, west, broad }) => {
        const east = west + broad > 180 ? west + broad - 360 : west + broad;
        const view = { south, west, north: south + tall, east };

        expect(holds(roundAbout(view), view)).toBe(true);
        expect(isMuchLarger(roundAbout(view), view)).toBe(false);
      }),
    );
  });

  it('is requested again once the view leaves it', () => {
    const asked = roundAbout(missouri);

    expect(holds(asked, { ...missouri, south: 34, north: 39 })).toBe(true);
    expect(holds(asked, { ...missouri, south: 33, north: 38 })).toBe(false);
    expect(holds(asked, { ...missouri, west: -85, east: -78 })).toBe(false);
  });

  it('spans every longitude for a view of half the world', () => {
    expect(roundAbout({ south: -60, west: -90, north: 60, east: 100 })).toMatchObject({
      west: -180,
      east: 180,
    });
  });

  it('is much larger than a far closer view', () => {
    expect(isMuchLarger(missouri, { ...missouri, west: -92.5, east: -92 })).toBe(true);
  });
});
