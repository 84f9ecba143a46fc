import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { overlayData, withOverlay } from '../../../../frontend/src/components/map/map-overlay.ts';
import type { MapPlace } from '../../../../frontend/src/components/map/map-place.ts';

const machine: MapPlace = {
  id: 'm',
  kind: 'machine',
  lat: 38.95,
  long: -92.33,
  label: 'EX-12',
  note: 'here',
};
const cluster: MapPlace = { ...machine, id: 'c', kind: 'cluster', label: '100 places', count: 100 };
const jobsite: MapPlace = { ...machine, id: 'j', kind: 'jobsite', label: 'Boone Quarry' };

describe('The map overlay', () => {
  it('shows each place with its label, and a cluster with its count in a bubble of its size', () => {
    const { places } = overlayData({ circle: undefined, places: [machine, cluster] });

    expect(places?.features.map(({ properties }) => properties)).toEqual([
      { id: 'm', kind: 'machine', words: 'EX-12, here', radius: 9 },
      { id: 'c', kind: 'cluster', words: '100', radius: 29 },
    ]);
  });

  it('shows each jobsite’s snapping distance as a 50 m ring', () => {
    const { grounds } = overlayData({ circle: undefined, places: [machine, jobsite] });

    expect(grounds?.features).toHaveLength(1);
    const [ring] = grounds?.features ?? [];
    const northmost = ring?.geometry.type === 'Polygon' ? (ring.geometry.coordinates[0]?.[0]?.[1] ?? 0) : 0;
    expect((northmost - jobsite.lat) * 111_195).toBeCloseTo(50, 0);
  });

  it('comes last, with the base map’s own sources and fonts', () => {
    const ground: StyleSpecification = {
      version: 8,
      glyphs: 'https://maps.example/{fontstack}/{range}.pbf',
      sources: { roads: { type: 'vector', url: 'https://maps.example/roads' } },
      layers: [
        {
          id: 'road-names',
          type: 'symbol',
          source: 'roads',
          'source-layer': 'roads',
          layout: { 'text-font': ['Amazon Ember Regular'] },
        },
      ],
    };

    const { sources, layers } = withOverlay(ground, 'light', { circle: undefined, places: [machine] });

    expect(Object.keys(sources)).toEqual(['roads', 'circle', 'grounds', 'places']);
    expect(layers[0]?.id).toBe('road-names');
    const fonts = layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []));
    expect(fonts).toEqual([['Amazon Ember Regular'], ['Amazon Ember Regular'], ['Amazon Ember Regular']]);
  });
});
