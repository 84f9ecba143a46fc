import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Map as MapIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLate } from '../../lib/use-late.ts';
import type { Point } from './map-place.ts';
import type { PlacesMapProps } from './places-map.tsx';

export interface OpenableMapProps extends PlacesMapProps {
  /** The place that the picture shows. */
  readonly middle: Point;
}

/** Starts as a picture of one place. The map's code and surroundings load only when someone opens it. */
export function OpenableMap({ middle, ...map }: OpenableMapProps) {
  const [isOpen, setOpen] = useState(false);
  const late = useLate(loadMap, isOpen);
  const height = map.height ?? 200;
  const whole = useRef<HTMLDivElement>(null);
  if (isOpen) {
    return (
      <Box ref={whole} tabIndex={-1} sx={{ height, outline: 'none' }}>
        {late ? <late.PlacesMap {...map} height={height} /> : <Skeleton variant="rounded" height={height} />}
      </Box>
    );
  }
  return (
    <Box sx={{ ...frame, height }}>
      <Suspense>
        <StaticMap lat={middle.lat} long={middle.long} />
      </Suspense>
      <Button
        variant="outlined"
        startIcon={<MapIcon size={18} />}
        aria-label={`Open the map: ${map.name}`}
        onClick={() => {
          flushSync(() => setOpen(true));
          // The button is gone: keyboard users go on from the map.
          whole.current?.focus({ preventScroll: true });
        }}
        sx={open}
      >
        Open map
      </Button>
    </Box>
  );
}

/** Decoration below the fold: the page doesn't wait for it, and does without it if it fails to load. */
const StaticMap = lazy<(point: Point) => ReactNode>(() =>
  import('./static-map.tsx').then(
    ({ StaticMap: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

const loadMap = () => import('./places-map.tsx');

const frame = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const open = {
  position: 'absolute',
  right: 8,
  bottom: 8,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'surface.2' },
} as const;
