/** Something that a map shows: a machine, a technician at its homebase, a jobsite, or several of them. Degrees are WGS 84. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'machine' | 'technician' | 'jobsite' | 'cluster';
  readonly lat: number;
  readonly long: number;
  /** The word or two beside the marker. */
  readonly label: string;
  /** Behind it, and never cut off: how far away it is. */
  readonly note?: string | undefined;
  /** Of a cluster: how many it stands for. */
  readonly count?: number | undefined;
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
  /** As Google counts: at 0 the world is 256 pixels wide, each step doubles it. */
  readonly zoom: number;
}

/** What each provider is given; the frame around it is `PlacesMap`. */
export interface MapProviderProps {
  readonly places: readonly MapPlace[];
  readonly circle: MapCircle | undefined;
  /** Looks there, in place of a view of all places. */
  readonly camera: MapCamera | undefined;
  /** What is chosen is what lies in the middle: coming nearer keeps it there. */
  readonly pinned: boolean;
  /** Where somebody has moved it to. */
  readonly onMoved: ((camera: MapCamera) => void) | undefined;
  /** A place of that id was pressed. */
  readonly onSelect: ((id: string) => void) | undefined;
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

/** Pixels across of a cluster's bubble (document 2 section 9). */
export function bubbleSize(count: number): number {
  return Math.min(72, 28 + 15 * Math.log10(count));
}

/** What stands beside a place's marker. */
export function wordsBeside({ label, note }: MapPlace): string {
  return [label, note].filter(Boolean).join(', ');
}

/** Central US, where a map without places begins; zooms as in document 2 section 9. */
export const wholeCountry = { lat: 39.8, long: -98.6, zoom: 4.5 } as const;
export const zoomRange = { min: 3, max: 19 } as const;
/** Of the technicians' map. */
export const technicianZoom = 11;
/** For choosing a place, to the yard (document 2 section 9). */
export const pickerZoom = 18;

const earthRadiusMiles = 3958.8;
const corners = 72;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Of a picture of a place (document 2 section 7). */
export const staticZoom = 15;
export const staticSize = { width: 400, height: 200 } as const;
