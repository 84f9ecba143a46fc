import type { Bounds, MapCamera } from './map-place.ts';

interface Point {
  readonly lat: number;
  readonly long: number;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A map's size on screen, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The camera after the map's center moved this many pixels right and down. */
export function cameraMoved({ zoom, ...middle }: MapCamera, right: number, down: number): MapCamera {
  const { x, y } = pixelOf(middle, zoom);
  return { ...pointOf({ x: x + right, y: y + down }, zoom), zoom };
}

/** The bounds a map of this size shows. If west is greater than east, they cross the 180th meridian. */
export function boundsSeen({ zoom, ...middle }: MapCamera, { width, height }: Size): Bounds {
  const { x, y } = pixelOf(middle, zoom);
  const [north, south] = [y - height / 2, y + height / 2].map((edge) => pointOf({ x, y: edge }, zoom).lat);
  const isWholeWorld = width >= worldPixels(zoom);
  const [west, east] = isWholeWorld
    ? [-180, 180]
    : [x - width / 2, x + width / 2].map((edge) => pointOf({ x: edge, y }, zoom).long);
  return { north: north ?? 90, south: south ?? -90, west: west ?? -180, east: east ?? 180 };
}

/** The closest camera at which a map of this size shows all of the bounds, with this padding in pixels. */
export function cameraOn(bounds: Bounds, { width, height }: Size, padding: number): MapCamera {
  const northWest = pixelOf({ lat: bounds.north, long: bounds.west }, 0);
  const southEast = pixelOf({ lat: bounds.south, long: bounds.east }, 0);
  const across = (room: number, pixels: number) => Math.log2(Math.max(1, room - 2 * padding) / pixels);
  const zoom = Math.min(
    across(width, Math.max(southEast.x - northWest.x, Number.EPSILON)),
    across(height, Math.max(southEast.y - northWest.y, Number.EPSILON)),
  );
  const middle = { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 };
  return { ...pointOf(middle, 0), zoom };
}

/** Meters on the ground per pixel, at the map's center. */
export function metresPerPixel({ lat, zoom }: MapCamera): number {
  return (equatorMetres * Math.cos((lat * Math.PI) / 180)) / worldPixels(zoom);
}

/** A place's position on the map, from its upper left corner. */
export function pixelIn(place: Point, { zoom, ...middle }: MapCamera, { width, height }: Size): Pixel {
  const [at, centre] = [pixelOf(place, zoom), pixelOf(middle, zoom)];
  return { x: at.x - centre.x + width / 2, y: at.y - centre.y + height / 2 };
}

function worldPixels(zoom: number): number {
  return worldAtZoom0 * 2 ** zoom;
}

/** Pixels from the world's northwest corner, in the Mercator projection that all web maps use. */
function pixelOf({ lat, long }: Point, zoom: number): Pixel {
  const world = worldPixels(zoom);
  const sine = Math.sin((Math.min(mostLat, Math.max(-mostLat, lat)) * Math.PI) / 180);
  return {
    x: world * (long / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

function pointOf({ x, y }: Pixel, zoom: number): Point {
  const world = worldPixels(zoom);
  const turns = x / world - 0.5;
  return {
    lat: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y / world) * 2 * Math.PI)) - 90,
    long: (turns - Math.round(turns)) * 360,
  };
}

const equatorMetres = 40_075_017;

/** Google's zoom levels, which the specification uses: at 0 the world is 256 pixels wide. */
const worldAtZoom0 = 256;
/** The projection's limit. */
const mostLat = 85.0511;
