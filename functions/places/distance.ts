/** A point in WGS 84, signed decimal degrees. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Meters between two points along the sphere (haversine, IUGG mean radius). */
export function metresBetween(one: Point, other: Point): number {
  const [lat1, lat2] = [radians(one.lat), radians(other.lat)];
  const a =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(other.long - one.long) / 2) ** 2;
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Statute miles between two points along the sphere. */
export function milesBetween(one: Point, other: Point): number {
  return metresBetween(one, other) / metresPerMile;
}

export const metresPerMile = 1609.344;

const meanRadius = 6_371_008.8;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
