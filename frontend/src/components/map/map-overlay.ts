import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { bubbleSize, type MapCircle, type MapPlace, ring, wordsBeside } from './map-place.ts';
import { snapDistance } from './snap.ts';

export type MapScheme = 'light' | 'dark';

/** What is drawn over the base map. */
export interface MapContent {
  readonly circle: MapCircle | undefined;
  readonly places: readonly MapPlace[];
}

/** The layer of pressable markers. */
export const markerLayer = 'places';

/** The data of each source that changes. */
export function overlayData({ circle, places }: MapContent): Readonly<Record<string, FeatureCollection>> {
  const jobsites = places.filter(({ kind }) => kind === 'jobsite');
  return {
    circle: circle === undefined ? nothing : ringsOf([circle]),
    grounds: ringsOf(jobsites.map(({ lat, long }) => ({ lat, long, miles: onePlaceMiles }))),
    places: {
      type: 'FeatureCollection',
      features: places.map((place) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.long, place.lat] },
        properties: {
          id: place.id,
          kind: place.kind,
          words: place.count === undefined ? wordsBeside(place) : String(place.count),
          radius: place.count === undefined ? radius[place.kind] : bubbleSize(place.count) / 2,
        },
      })),
    },
  };
}

/** Adds the overlay to a style. Labels yield to those of later layers. */
export function withOverlay(
  ground: StyleSpecification,
  scheme: MapScheme,
  content: MapContent,
): StyleSpecification {
  const colour = colours[scheme];
  const fonts = fontsOf(ground);
  const sources = Object.entries(overlayData(content)).map(
    ([name, data]) => [name, { type: 'geojson', data }] as const,
  );
  return {
    ...ground,
    sources: { ...ground.sources, ...Object.fromEntries(sources) },
    layers: [
      ...ground.layers,
      {
        id: 'circle-area',
        type: 'fill',
        source: 'circle',
        paint: { 'fill-color': colour.circle, 'fill-opacity': 0.12 },
      },
      {
        id: 'circle-line',
        type: 'line',
        source: 'circle',
        paint: { 'line-color': colour.circle, 'line-width': 1.5 },
      },
      {
        id: 'grounds',
        type: 'line',
        source: 'grounds',
        minzoom: 12,
        paint: { 'line-color': colour.machine, 'line-width': 1.5, 'line-dasharray': [3, 2] },
      },
      {
        id: markerLayer,
        type: 'circle',
        source: 'places',
        // The machine is what the map is about: nothing near it may hide it.
        layout: { 'circle-sort-key': ['match', ['get', 'kind'], 'machine', 1, 0] },
        paint: {
          'circle-radius': ['get', 'radius'],
          'circle-color': [
            'match',
            ['get', 'kind'],
            'technician',
            colour.technician,
            'jobsite',
            colour.ground,
            colour.machine,
          ],
          'circle-stroke-width': 3,
          'circle-stroke-color': ['match', ['get', 'kind'], 'jobsite', colour.machine, colour.ground],
        },
      },
      {
        id: 'place-names',
        type: 'symbol',
        source: 'places',
        filter: ['!=', ['get', 'kind'], 'cluster'],
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
        paint: { 'text-color': colour.machine, 'text-halo-color': colour.ground, 'text-halo-width': 2 },
      },
      {
        id: 'cluster-counts',
        type: 'symbol',
        source: 'places',
        filter: ['==', ['get', 'kind'], 'cluster'],
        layout: {
          'text-field': ['get', 'words'],
          'text-font': fonts,
          'text-size': 14,
          'text-allow-overlap': true,
        },
        paint: { 'text-color': colour.ground },
      },
    ],
  };
}

/** Marker radii in pixels. */
const radius = { machine: 9, technician: 6, jobsite: 6, cluster: 14 } as const;

const colours = {
  light: { ground: '#F7F8F9', machine: '#161C22', technician: '#5B2BB5', circle: '#174EA6' },
  dark: { ground: '#1B2127', machine: '#EEF1F4', technician: '#CDB5FF', circle: '#9CC3FF' },
} as const satisfies Record<MapScheme, Record<string, string>>;

/** Within this distance of its point, it is still the same jobsite. */
const onePlaceMiles = snapDistance(Number.POSITIVE_INFINITY) / 1609.344;

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

function ringsOf(circles: readonly MapCircle[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: circles.map((circle) => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [ring(circle)] },
      properties: {},
    })),
  };
}

/** The fonts of the base map's own labels, which are sure to exist; without any, the page's. */
function fontsOf({ layers }: StyleSpecification): string[] {
  const fonts = layers.map((layer: LayerSpecification) =>
    layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined,
  );
  const plain = fonts.find(
    (font): font is string[] =>
      Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'step',
  );
  return plain ?? ['system-ui'];
}
