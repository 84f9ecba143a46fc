import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Minus, Plus } from 'lucide-react';
import { type GeoJSONSource, type Map as MapLibreMap, Map as NewMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import {
  baseMapCredit,
  baseMapStyle,
  circleData,
  circleSource,
  type MapContent,
  placesData,
  placesSource,
} from './base-map-style.ts';
import {
  boundsOf,
  type MapCircle,
  type MapPlace,
  type MapProviderProps,
  wholeCountry,
  zoomRange,
} from './map-place.ts';

// Bundled, MapLibre cannot find its worker by itself.
setWorkerUrl(workerUrl);

/** MapLibre on the bundled shapes: for environments without a key, and for a laptop without a network. */
export function BaseMap({ places, circle, camera, onMoved, name }: MapProviderProps) {
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
      maxZoom: detailed,
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

  const drawn = useRef<MapContent>({ circle: undefined, places: [] });
  useEffect(() => {
    map?.setStyle(baseMapStyle(dark ? 'dark' : 'light', drawn.current));
  }, [map, dark]);

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', `${name}. Arrow keys move it, plus and minus zoom.`);
  }, [map, name]);

  const circleSignature = JSON.stringify(circle ?? null);
  const signature = JSON.stringify(places);
  useEffect(() => {
    if (map === undefined) return;
    const wanted: MapCircle | undefined = JSON.parse(circleSignature) ?? undefined;
    const shown: MapPlace[] = JSON.parse(signature);
    const draw = (next: MapContent) => {
      drawn.current = next;
      void map.getSource<GeoJSONSource>(circleSource)?.setData(circleData(next.circle));
      void map.getSource<GeoJSONSource>(placesSource)?.setData(placesData(next.places));
    };
    // A style that is still on its way would lose it.
    const drawAgain = () => draw(drawn.current);
    map.on('style.load', drawAgain);
    const stop = widen(drawn.current.circle, wanted, still, (next) => draw({ circle: next, places: shown }));
    return () => {
      stop();
      map.off('style.load', drawAgain);
    };
  }, [map, circleSignature, signature, still]);

  const isAimed = camera !== undefined;
  const { lat, long, zoom: near } = camera ?? wholeCountry;
  useEffect(() => {
    if (map === undefined || !isAimed) return;
    // There is nothing more to see, but a place to be found to the yard.
    map.setMaxZoom(zoomRange.max);
    map.cooperativeGestures.disable();
    map.jumpTo({ center: [long, lat], zoom: near });
  }, [map, isAimed, lat, long, near]);

  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    const tell = map?.on('moveend', ({ originalEvent }) => {
      // What the page itself has moved has no event of a person.
      if (originalEvent === undefined) return;
      const { lat: atLat, lng } = map.getCenter();
      moved.current?.({ lat: atLat, long: lng, zoom: map.getZoom() });
    });
    return () => tell?.unsubscribe();
  }, [map]);

  const framed = useRef(false);
  useEffect(() => {
    if (map === undefined || isAimed) return;
    const shown: MapPlace[] = JSON.parse(signature);
    const reach: MapCircle | undefined = JSON.parse(circleSignature) ?? undefined;
    const bounds = boundsOf(shown, reach);
    if (bounds === undefined) return;
    map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
      padding: reach === undefined ? (shown.length > 1 ? aroundLabels : 64) : 16,
      // So far out that towns stand around it.
      maxZoom: 8.5,
      // The first view is no movement, and who asked for stillness sees none.
      animate: framed.current && !still,
      duration: moving,
    });
    framed.current = true;
  }, [map, isAimed, signature, circleSignature, still]);

  const zoom = (by: 1 | -1) => map?.easeTo({ zoom: map.getZoom() + by, duration: still ? 0 : moving });

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

/** The shapes hold no more detail than at this zoom. */
const detailed = 11;

/** Pixels: labels stand at the right of their markers. */
const aroundLabels = { left: 32, right: 128, top: 40, bottom: 40 } as const;

/** Milliseconds that the map takes to move. */
const moving = 200;

/** Draws the circle from what it was to what it is to be. Returns how to stop. */
function widen(
  from: MapCircle | undefined,
  to: MapCircle | undefined,
  still: boolean,
  draw: (circle: MapCircle | undefined) => void,
): () => void {
  if (still || from === undefined || to === undefined || from.miles === to.miles) {
    draw(to);
    return () => undefined;
  }
  const begun = performance.now();
  let frame = requestAnimationFrame(function next(time) {
    const part = Math.min(1, Math.max(0, (time - begun) / moving));
    draw({ ...to, miles: from.miles + (to.miles - from.miles) * part });
    if (part < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
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
