/** Something on a map: a machine, a technician at their homebase, a jobsite, or a cluster. Degrees are WGS 84. */
export interface MapPlace {
  readonly id: string;
  readonly kind: 'machine' | 'technician' | 'jobsite' | 'cluster';
  readonly lat: number;
  readonly long: number;
  /** A word or two beside the marker. */
  readonly label: string;
  /** Shown after the label and never cut off, such as a distance. */
  readonly note?: string | undefined;
  /** For a cluster: how many places it stands for. */
  readonly count?: number | undefined;
}

/** A radius around a place, as the crow flies. */
export interface MapCircle {
  readonly lat: number;
  readonly long: number;
  readonly miles: number;
}

/** A map's center and zoom. */
export interface MapCamera {
  readonly lat: number;
  readonly long: number;
  /** Google's zoom levels: at 0 the world is 256 pixels wide, and each step doubles it. */
  readonly zoom: number;
}

/** Props of every map provider. `PlacesMap` is the frame around it. */
export interface MapProviderProps {
  readonly places: readonly MapPlace[];
  readonly circle: MapCircle | undefined;
  /** What to show; if undefined, all places. */
  readonly camera: MapCamera | undefined;
  /** The center is the chosen place, so zooming keeps it. */
  readonly pinned: boolean;
  /** The person moved the map. */
  readonly onMoved: ((camera: MapCamera) => void) | undefined;
  /** A place was pressed. */
  readonly onSelect: ((id: string) => void) | undefined;
  /** The map's name for screen readers. */
  readonly name: string;
}

export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The bounds of the places and the circle. Undefined if there are none. */
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

/** The circle as a closed line of [longitude, latitude], computed on the sphere: in degrees it is not an ellipse. */
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

/** Diameter of a cluster's bubble, in pixels (document 2 section 9). */
export function bubbleSize(count: number): number {
  return Math.min(72, 28 + 15 * Math.log10(count));
}

/** The text beside a place's marker. */
export function wordsBeside({ label, note }: MapPlace): string {
  return [label, note].filter(Boolean).join(', ');
}

/** The central US, where a map without places starts. Zooms are from document 2 section 9. */
export const wholeCountry = { lat: 39.8, long: -98.6, zoom: 4.5 } as const;
export const zoomRange = { min: 3, max: 19 } as const;
/** For the technicians' map. */
export const technicianZoom = 11;
/** For choosing a place exactly (document 2 section 9). */
export const pickerZoom = 18;

export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** For the static picture of a place (document 2 section 7). */
export const staticZoom = 15;
export const staticSize = { width: 400, height: 200 } as const;

const earthRadiusMiles = 3958.8;
const corners = 72;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
