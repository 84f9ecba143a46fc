import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Minus, Plus } from 'lucide-react';
import {
  type GeoJSONSource,
  type Map as MapLibre,
  Map as NewMap,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MapContent, type MapScheme, markerLayer, overlayData, withOverlay } from './map-overlay.ts';
import {
  boundsOf,
  type MapCircle,
  type MapPlace,
  type MapProviderProps,
  wholeCountry,
  zoomRange,
} from './map-place.ts';

// Once bundled, MapLibre can't find its worker by itself.
setWorkerUrl(workerUrl);

export interface MapLibreMapProps extends MapProviderProps {
  /** The base map: a style, or its URL. */
  readonly ground: (scheme: MapScheme) => StyleSpecification | string;
  /** The closest zoom for a view of all places. */
  readonly nearest: number;
  /** Called once the map exists; the function it returns runs on removal. */
  readonly onMade?: (map: MapLibre) => () => void;
  /** Map attribution; if undefined, the base map's sources provide it. */
  readonly credit?: ReactNode;
}

/** Places over a base map drawn by MapLibre. */
export function MapLibreMap({
  ground,
  nearest,
  onMade,
  credit,
  places,
  circle,
  camera,
  pinned,
  onMoved,
  onSelect,
  name,
}: MapLibreMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const latest = useRef({ ground, onMade, onMoved, onSelect });
  useEffect(() => {
    latest.current = { ground, onMade, onMoved, onSelect };
  });

  const hasCredit = credit !== undefined;
  useEffect(() => {
    if (frame.current === null) return;
    const created = new NewMap({
      container: frame.current,
      center: [wholeCountry.long, wholeCountry.lat],
      zoom: ofMapLibre(wholeCountry.zoom),
      minZoom: ofMapLibre(zoomRange.min),
      maxZoom: ofMapLibre(zoomRange.max),
      attributionControl: hasCredit ? false : { compact: true },
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
    });
    created.touchZoomRotate.disableRotation();
    created.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 96 }), 'bottom-left');
    created.on('click', markerLayer, ({ features = [] }) => {
      const id: unknown = features[0]?.properties.id;
      if (typeof id === 'string') latest.current.onSelect?.(id);
    });
    created.on('moveend', ({ originalEvent }) => {
      // Moves made by the page have no original event.
      if (originalEvent === undefined) return;
      const { lat, lng } = created.getCenter();
      latest.current.onMoved?.({ lat, long: lng, zoom: created.getZoom() + zoomsBehind });
    });
    const end = latest.current.onMade?.(created);
    setMap(created);
    return () => {
      setMap(undefined);
      end?.();
      created.remove();
    };
  }, [hasCredit]);

  const drawn = useRef<MapContent>({ circle: undefined, places: [] });
  useEffect(() => {
    const scheme = dark ? 'dark' : 'light';
    map?.setStyle(latest.current.ground(scheme), {
      transformStyle: (_before, next) => withOverlay(next, scheme, drawn.current),
    });
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
      for (const [source, data] of Object.entries(overlayData(next)))
        void map.getSource<GeoJSONSource>(source)?.setData(data);
    };
    // A style still loading would drop it.
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
  const looked = useRef(false);
  useEffect(() => {
    if (map === undefined || !isAimed) return;
    const to = { center: [long, lat] as [number, number], zoom: ofMapLibre(near) };
    // The first view doesn't animate, nor does anything under reduced motion.
    if (looked.current && !still) map.easeTo({ ...to, duration: moving });
    else map.jumpTo(to);
    looked.current = true;
  }, [map, isAimed, lat, long, near, still]);

  // A map in a scrolling page lets it scroll; a map meant to be moved moves.
  const isMoved = onMoved !== undefined;
  useEffect(() => {
    if (isMoved) map?.cooperativeGestures.disable();
    else map?.cooperativeGestures.enable();
  }, [map, isMoved]);

  useEffect(() => {
    const around = pinned ? ({ around: 'center' } as const) : undefined;
    map?.scrollZoom.enable(around);
    map?.touchZoomRotate.enable(around);
    map?.touchZoomRotate.disableRotation();
  }, [map, pinned]);

  const framed = useRef(false);
  useEffect(() => {
    if (map === undefined || isAimed) return;
    const shown: MapPlace[] = JSON.parse(signature);
    const reach: MapCircle | undefined = JSON.parse(circleSignature) ?? undefined;
    const bounds = boundsOf(shown, reach);
    if (bounds === undefined) return;
    map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
      padding: reach === undefined ? (shown.length > 1 ? aroundLabels : 64) : 16,
      maxZoom: ofMapLibre(nearest),
      animate: framed.current && !still,
      duration: moving,
    });
    framed.current = true;
  }, [map, isAimed, signature, circleSignature, still, nearest]);

  const zoom = (by: 1 | -1, { nativeEvent }: React.MouseEvent) =>
    map?.easeTo(
      { zoom: map.getZoom() + by, duration: still ? 0 : moving },
      // Marks it as a person's move, like any other.
      { originalEvent: nativeEvent },
    );

  return (
    <>
      {/* Not `inset`: MapLibre's own stylesheet makes its container relative. */}
      <Box ref={frame} sx={canvas} />
      <Box sx={controls}>
        <IconButton tabIndex={-1} aria-label="Zoom in" onClick={(event) => zoom(1, event)} sx={control}>
          <Plus size={20} />
        </IconButton>
        <IconButton tabIndex={-1} aria-label="Zoom out" onClick={(event) => zoom(-1, event)} sx={control}>
          <Minus size={20} />
        </IconButton>
      </Box>
      {hasCredit && (
        <Box component="small" sx={creditLine}>
          {credit}
        </Box>
      )}
    </>
  );
}

/** MapLibre's world is 512 pixels wide at zoom 0. */
const zoomsBehind = 1;
const ofMapLibre = (zoom: number) => zoom - zoomsBehind;

/** In pixels: labels are to the right of their markers. */
const aroundLabels = { left: 32, right: 128, top: 40, bottom: 40 } as const;

/** Duration of a map movement, in milliseconds. */
const moving = 200;

/** Animates the circle to its new size. Returns a function that stops it. */
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

const canvas = {
  width: '100%',
  height: '100%',
  '& .maplibregl-ctrl-scale': {
    color: 'text.secondary',
    bgcolor: 'background.paper',
    borderColor: 'text.secondary',
    opacity: 0.9,
  },
} as const;

const controls = { position: 'absolute', right: 8, top: 8, display: 'grid', gap: 0.5 } as const;

const control = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.default' },
} as const;

const creditLine = {
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
