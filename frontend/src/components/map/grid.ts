import type { FeatureCollection, LineString } from 'geojson';
import type { Bounds } from './map-place.ts';

export interface GridLine {
  readonly words: string;
}

/**
 * Latitude and longitude lines across the bounds, each with its degrees: `38.95° N`. `pixels` is the width on screen.
 */
export function gridLines(
  { south, west, north, east }: Bounds,
  pixels: number,
): FeatureCollection<LineString, GridLine> {
  const step = stepFor((apart * (east - west)) / Math.max(1, pixels));
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  const line = (words: string, coordinates: number[][]) => ({
    type: 'Feature' as const,
    geometry: { type: 'LineString' as const, coordinates },
    properties: { words },
  });
  return {
    type: 'FeatureCollection',
    features: [
      ...multiples(step, south, north).map((lat) =>
        line(degrees(lat, digits, 'N', 'S'), [
          [west, lat],
          [east, lat],
        ]),
      ),
      ...multiples(step, west, east).map((long) =>
        line(degrees(long, digits, 'E', 'W'), [
          [long, south],
          [long, north],
        ]),
      ),
    ],
  };
}

/** Minimum pixels between two lines. */
const apart = 160;

/** The next of 1, 2, 5, 10, 20, … and their fractions. */
function stepFor(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((each) => each * ten >= least) ?? 10) * ten;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    // Removes floating-point noise.
    Number(((first + index) * step).toFixed(9)),
  );
}

function degrees(angle: number, digits: number, positive: string, negative: string): string {
  return `${Math.abs(angle).toFixed(digits)}° ${angle < 0 ? negative : positive}`;
}
