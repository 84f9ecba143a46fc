import type { MapScheme } from './map-overlay.ts';
import type { MapProviderProps } from './map-place.ts';
import { MapLibreMap } from './maplibre-map.tsx';

export interface AmazonMapProps extends MapProviderProps {
  readonly region: string;
  readonly apiKey: string;
}

/** Amazon Location's map, for deployed environments without a Google key. */
export function AmazonMap({ region, apiKey, ...props }: AmazonMapProps) {
  const style = (scheme: MapScheme) => {
    const look = scheme === 'dark' ? 'Dark' : 'Light';
    return `https://maps.geo.${region}.amazonaws.com/v2/styles/Standard/descriptor?color-scheme=${look}&key=${apiKey}`;
  };
  return <MapLibreMap {...props} ground={style} nearest={13} />;
}
