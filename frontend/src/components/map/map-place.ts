/** Something that a map shows: a machine at its jobsite, a technician at its homebase. Degrees are WGS 84. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'machine' | 'technician' | 'jobsite';
  readonly lat: number;
  readonly long: number;
  /** The word or two beside the marker. */
  readonly label: string;
  /** Behind it, and never cut off: how far away it is. */
  readonly note?: string | undefined;
}

/** How far something reaches from a place, as the crow flies. */
export interface MapCircle {
  readonly lat: number;
  readonly long: number;
  readonly miles: number;
}

/** Where a map looks: its middle, and how near. */
export interface MapCamera {
  readonly lat: number;
  readonly long: number;
  readonly zoom: number;
}

/** What each provider is given; the frame around it is `PlacesMap`. */
export interface MapProviderProps {
  readonly places: readonly MapPlace[];
  readonly circle: MapCircle | undefined;
  /** Looks there, in place of a view of all places. */
  readonly camera: MapCamera | undefined;
  /** With a camera: where somebody has moved it to. */
  readonly onMoved: ((camera: MapCamera) => void) | undefined;
  /** What a screen reader says for the map itself. */
  readonly name: string;
}

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** South-west and north-east corners of the places and of the circle, or undefined where there is nothing. */
export function boundsOf(places: readonly MapPlace[], circle?: MapCircle): Bounds | undefined {
  const points = [...places.map(({ lat, long }) => [long, lat] as const), ...(circle ? ring(circle) : [])];
  if (points.length === 0) return undefined;
  const lats = points.map(([, lat]) => lat);
  const longs = points.map(([long]) => long);
  return {
    south: Math.min(...lats),
    west: Math.min(...longs),
    north: Math.max(...lats),
    east: Math.max(...longs),
  };
}

/** The circle as a closed line of longitudes and latitudes, on the sphere: at these latitudes it is no ellipse of degrees. */
export function ring({ lat, long, miles }: MapCircle): [number, number][] {
  const angle = miles / earthRadiusMiles;
  const from = radians(lat);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const bearing = (2 * Math.PI * (corner % corners)) / corners;
    const to = Math.asin(
      Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
    );
    const turned = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * Math.sin(to),
    );
    return [long + degrees(turned), degrees(to)];
  });
}

/** Central US, where a map without places begins; zooms as in document 2 section 9. */
export const wholeCountry = { lat: 39.8, long: -98.6, zoom: 4.5 } as const;
export const zoomRange = { min: 3, max: 19 } as const;

const earthRadiusMiles = 3958.8;
const corners = 72;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
