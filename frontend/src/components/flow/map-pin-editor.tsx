import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { MapCamera } from '../map/map-place.ts';
import { cameraMoved } from '../map/mercator.ts';
import { PlacesMap } from '../map/places-map.tsx';
import { snapTo } from '../map/snap.ts';
import { usePinDrag } from './use-pin-drag.ts';

export interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly long: number;
}

export interface MapPinEditorProps {
  /** The pin's position; a new value moves the map under it. */
  readonly camera: MapCamera;
  /** Nearby jobsites: a pin released close to one snaps to it. */
  readonly places: readonly KnownPlace[];
  /** The pin was released here; when it snapped to a known place, the camera is on that place. */
  readonly onPick: (camera: MapCamera, place: KnownPlace | undefined) => void;
  /** The current choice, in words. */
  readonly text: string;
}

/**
 * Chooses a place with a pin: drag it over the map or the map under it, or use the arrow keys. Pressing a jobsite takes
 * it. Zooming chooses nothing.
 */
export function MapPinEditor({ camera, places, onPick, text }: MapPinEditorProps) {
  const [zoom, tell] = useZoom(camera);
  const choose = (there: MapCamera, place: KnownPlace | undefined) => {
    tell(there);
    onPick(there, place);
  };
  const release = (moved: MapCamera) => {
    if (isSamePoint(moved, camera)) return tell(moved);
    const place = snapTo(moved, places, moved.zoom);
    return choose(place ? { lat: place.lat, long: place.long, zoom: moved.zoom } : moved, place);
  };
  const drag = usePinDrag((right, down) => release(cameraMoved({ ...camera, zoom }, right, down)));
  return (
    <Box sx={frame}>
      <PlacesMap
        name="Place of the machine"
        places={places.map(({ id, name, lat, long }) => ({ id, kind: 'jobsite', label: name, lat, long }))}
        camera={{ ...camera, zoom }}
        pinned
        onMoved={release}
        onSelect={(id) => {
          const place = places.find((each) => each.id === id);
          if (place) choose({ lat: place.lat, long: place.long, zoom }, place);
        }}
        text={text}
        height="100%"
      />
      <Box
        component="button"
        type="button"
        aria-label="Pin. Arrow keys move it."
        {...drag.handlers}
        sx={pin}
        style={{ transform: `translate(${drag.right}px, calc(${drag.down}px - 50%))` }}
      >
        <MapPin size={44} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box aria-live="polite" sx={words}>
        {text}
      </Box>
    </Box>
  );
}

/** The map's zoom: whatever the person set, until the caller moves to a place not chosen here. */
function useZoom(camera: MapCamera) {
  const [told, setTold] = useState(camera);
  const [taken, setTaken] = useState(camera);
  if (!isSamePoint(camera, taken) || camera.zoom !== taken.zoom) {
    setTaken(camera);
    if (!isSamePoint(camera, told)) setTold(camera);
  }
  return [told.zoom, setTold] as const;
}

function isSamePoint(one: MapCamera, other: MapCamera): boolean {
  return Math.abs(one.lat - other.lat) + Math.abs(one.long - other.long) < standstill;
}

/** In degrees, about a centimeter: rounding on a map that was only zoomed. */
const standstill = 1e-7;

const frame = {
  position: 'relative',
  height: '100%',
  minHeight: 240,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '& > figure': { gridArea: '1 / 1' },
  gap: 1,
} as const;

/** Its tip is at the middle of the map, which ends above the line of text. */
const pin = {
  gridArea: '1 / 1',
  placeSelf: 'center',
  zIndex: 1,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'primary.main',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& svg': { display: 'block', fill: 'var(--mui-palette-background-paper)' },
  '& svg circle': { fill: 'currentColor' },
} as const;

const words = { gridRow: 2, typography: 'body2', color: 'text.secondary', minHeight: '1.45em' } as const;
