import type { Bounds } from '../../components/map/map-place.ts';

/**
 * Bounds twice as wide and high around the same center. If west is greater than east, they cross the 180th meridian.
 */
export function roundAbout({ south, west, north, east }: Bounds): Bounds {
  const [tall, broad] = [north - south, width({ west, east })];
  const isWholeRound = broad >= 180;
  return {
    south: Math.max(-90, south - tall / 2),
    north: Math.min(90, north + tall / 2),
    west: isWholeRound ? -180 : onTheGlobe(west - broad / 2),
    east: isWholeRound ? 180 : onTheGlobe(east + broad / 2),
  };
}

/** Whether the inner bounds lie within the outer. */
export function holds(outer: Bounds, inner: Bounds): boolean {
  const offset = (inner.west - outer.west + 360) % 360;
  return (
    inner.south >= outer.south &&
    inner.north <= outer.north &&
    (width(outer) >= 360 || offset + width(inner) <= width(outer))
  );
}

/** Whether the outer bounds are so much larger that their answer may leave out what the inner would show. */
export function isMuchLarger(outer: Bounds, inner: Bounds): boolean {
  return width(outer) > 4 * width(inner);
}

function width({ west, east }: Pick<Bounds, 'west' | 'east'>): number {
  return east >= west ? east - west : east - west + 360;
}

function onTheGlobe(long: number): number {
  return ((long + 540) % 360) - 180;
}
