interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Within how many meters a released pin snaps to a known place (document 2 section 9). */
export function snapDistance(zoom: number): number {
  if (zoom >= 16) return 50;
  if (zoom >= 14) return 100;
  if (zoom >= 12) return 200;
  return zoom >= 10 ? 500 : 1000;
}

/** The nearest place within that distance, or undefined. */
export function snapTo<Place extends Point>(
  point: Point,
  places: readonly Place[],
  zoom: number,
): Place | undefined {
  const near = places
    .map((place) => ({ place, metres: metresBetween(point, place) }))
    .filter(({ metres }) => metres <= snapDistance(zoom))
    .sort((one, other) => one.metres - other.metres);
  return near[0]?.place;
}

/** On a plane, which within a kilometer is as good as the sphere. */
function metresBetween(one: Point, other: Point): number {
  const north = (other.lat - one.lat) * metresPerDegree;
  const east = (other.long - one.long) * metresPerDegree * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

const metresPerDegree = 111_195;
