import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';
import type { MapCamera } from '../map/map-place.ts';
import { PlacesMap } from '../map/places-map.tsx';
import { snapTo } from '../map/snap.ts';

interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly long: number;
}

export interface MapPinEditorProps {
  /** Where the pin stands; another value moves the map under it. */
  readonly camera: MapCamera;
  /** Jobsites round about: the pin takes one that it is let go near. */
  readonly places: readonly KnownPlace[];
  /** The pin was let go there; at a known place it is that place's own point. */
  readonly onPick: (camera: MapCamera, place: KnownPlace | undefined) => void;
  /** What is chosen now, in words. */
  readonly text: string;
}

/** Chooses a place by moving the map under a pin that stands still: by a thumb, a pointer or the arrow keys. */
export function MapPinEditor({ camera, places, onPick, text }: MapPinEditorProps) {
  const release = (moved: MapCamera) => {
    const place = snapTo(moved, places, moved.zoom);
    onPick(place ? { lat: place.lat, long: place.long, zoom: moved.zoom } : moved, place);
  };
  return (
    <Box sx={frame}>
      <PlacesMap
        name="Place of the machine"
        places={places.map(({ id, name, lat, long }) => ({ id, kind: 'jobsite', label: name, lat, long }))}
        camera={camera}
        onMoved={release}
        text={text}
        height="100%"
      />
      <Box aria-hidden sx={pin}>
        <MapPin size={44} strokeWidth={1.75} />
      </Box>
      <Box aria-live="polite" sx={words}>
        {text}
      </Box>
    </Box>
  );
}

const frame = {
  position: 'relative',
  height: '100%',
  minHeight: 240,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '& > figure': { gridArea: '1 / 1' },
  gap: 1,
} as const;

/** Its tip in the middle of the map, which ends above the line of words. */
const pin = {
  gridArea: '1 / 1',
  placeSelf: 'center',
  zIndex: 1,
  transform: 'translateY(-50%)',
  color: 'primary.main',
  pointerEvents: 'none',
  '& svg': { display: 'block', fill: 'var(--mui-palette-background-paper)' },
  '& svg circle': { fill: 'currentColor' },
} as const;

const words = { gridRow: 2, typography: 'body2', color: 'text.secondary', minHeight: '1.45em' } as const;
