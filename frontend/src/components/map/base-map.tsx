import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { baseMapCredit, baseMapStyle, gridSource } from './base-map-style.ts';
import { gridLines } from './grid.ts';
import type { MapProviderProps } from './map-place.ts';
import { MapLibreMap } from './maplibre-map.tsx';

/** The bundled map: for the laptop, which has no other, and it needs no network. */
export function BaseMap(props: MapProviderProps) {
  return (
    <MapLibreMap
      {...props}
      ground={baseMapStyle}
      // Far enough out to have towns around it.
      nearest={9.5}
      onMade={withGrid}
      credit={baseMapCredit}
    />
  );
}

/** Adds latitude and longitude lines, as fine as the view needs. */
function withGrid(map: MapLibre): () => void {
  const draw = () => {
    const bounds = map.getBounds();
    const seen = {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
    void map.getSource<GeoJSONSource>(gridSource)?.setData(gridLines(seen, map.getContainer().clientWidth));
  };
  map.on('moveend', draw);
  map.on('style.load', draw);
  return () => {
    map.off('moveend', draw);
    map.off('style.load', draw);
  };
}
