import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Minus, Plus } from 'lucide-react';
import { type Map as MapLibreMap, Marker, Map as NewMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { baseMapCredit, baseMapStyle } from './base-map-style.ts';
import { boundsOf, type MapPlace, type MapProviderProps, wholeCountry, zoomRange } from './map-place.ts';
import { markerElement } from './marker-element.ts';

// Bundled, MapLibre cannot find its worker by itself.
setWorkerUrl(workerUrl);

/** MapLibre on the bundled shapes: for environments without a key, and for a laptop without a network. */
export function BaseMap({ places, name }: MapProviderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap>();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (frame.current === null) return;
    const created = new NewMap({
      container: frame.current,
      center: [wholeCountry.long, wholeCountry.lat],
      zoom: wholeCountry.zoom,
      minZoom: zoomRange.min,
      // The shapes hold no more detail than this.
      maxZoom: 11,
      attributionControl: false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
    });
    created.touchZoomRotate.disableRotation();
    setMap(created);
    return () => {
      setMap(undefined);
      created.remove();
    };
  }, []);

  useEffect(() => {
    map?.setStyle(baseMapStyle(dark ? 'dark' : 'light'));
  }, [map, dark]);

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', `${name}. Arrow keys move it, plus and minus zoom.`);
  }, [map, name]);

  const signature = JSON.stringify(places);
  useEffect(() => {
    if (map === undefined) return;
    const shown: MapPlace[] = JSON.parse(signature);
    const markers = shown.map((place) =>
      new Marker({ element: markerElement(place), anchor: 'left', offset: [-10, 0] })
        .setLngLat([place.long, place.lat])
        .addTo(map),
    );
    const bounds = boundsOf(shown);
    if (bounds !== undefined) {
      map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
        padding: 64,
        maxZoom: 5.4,
        animate: false,
      });
    }
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, signature]);

  const zoom = (by: 1 | -1) => map?.easeTo({ zoom: map.getZoom() + by, duration: still ? 0 : 200 });

  return (
    <>
      {/* Not `inset`: MapLibre's own style makes its container relative. */}
      <Box ref={frame} sx={{ width: '100%', height: '100%' }} />
      <Box sx={controls}>
        <IconButton tabIndex={-1} aria-label="Zoom in" onClick={() => zoom(1)} sx={control}>
          <Plus size={20} />
        </IconButton>
        <IconButton tabIndex={-1} aria-label="Zoom out" onClick={() => zoom(-1)} sx={control}>
          <Minus size={20} />
        </IconButton>
      </Box>
      <Box component="small" sx={credit}>
        {baseMapCredit}
      </Box>
    </>
  );
}

const controls = { position: 'absolute', right: 8, top: 8, display: 'grid', gap: 0.5 } as const;

const control = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.default' },
} as const;

const credit = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  px: 0.75,
  fontSize: '0.75rem',
  lineHeight: 1.6,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  borderTopLeftRadius: 4,
} as const;
