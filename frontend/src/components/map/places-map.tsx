import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../../lib/config.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { MapCamera, MapCircle, MapPlace, MapProviderProps } from './map-place.ts';

export interface PlacesMapProps {
  /** What the map shows, in a few words. */
  readonly name: string;
  readonly places: readonly MapPlace[];
  /** Its inside is tinted. */
  readonly circle?: MapCircle | undefined;
  /** What to show; if undefined, all places. */
  readonly camera?: MapCamera | undefined;
  /** The center is the chosen place, so zooming keeps it. */
  readonly pinned?: boolean;
  readonly onMoved?: ((camera: MapCamera) => void) | undefined;
  /** A place was pressed. Whatever this does must also be possible outside the map. */
  readonly onSelect?: ((id: string) => void) | undefined;
  /** Everything on the map in words: for people who can't see it, and instead of it if it can't be drawn. */
  readonly text: string;
  readonly height?: number | '100%';
}

const BaseMap = lazy(async () => ({ default: (await import('./base-map.tsx')).BaseMap }));
const AmazonMap = lazy(async () => ({ default: (await import('./amazon-map.tsx')).AmazonMap }));
const GoogleMap = lazy(async () => ({ default: (await import('./google-map.tsx')).GoogleMap }));

/** A map of places, from whichever provider the environment has. Its code loads when it scrolls near. */
export function PlacesMap({ text, height = 220, pinned = false, ...view }: PlacesMapProps) {
  const figure = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const { name, places, circle, camera, onMoved, onSelect } = view;
  const shown = { name, places, circle, camera, pinned, onMoved, onSelect };

  useEffect(() => {
    if (figure.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Box component="figure" ref={figure} sx={{ ...frame, height }}>
      <VisuallyHidden>
        <figcaption>{text}</figcaption>
      </VisuallyHidden>
      <FallBack to={<Box sx={words}>{text}</Box>}>
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          {!near ? (
            // No animation: nothing is loading yet, and it is out of sight.
            <Skeleton variant="rectangular" height="100%" animation={false} />
          ) : (
            <Provided {...shown} />
          )}
        </Suspense>
      </FallBack>
    </Box>
  );
}

function Provided(shown: MapProviderProps) {
  const { map } = siteConfig();
  switch (map.provider) {
    case 'google':
      return <GoogleMap {...shown} apiKey={map.key} mapId={map.mapId} />;
    case 'amazon':
      return <AmazonMap {...shown} apiKey={map.key} region={map.region} />;
    case 'bundled':
      return <BaseMap {...shown} />;
  }
}

interface FallBackProps {
  readonly to: ReactNode;
  readonly children: ReactNode;
}

/** Without WebGL, or if a chunk fails to load, only the map is lost and not the page. */
class FallBack extends Component<FallBackProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.to : this.props.children;
  }
}

const frame = {
  position: 'relative',
  m: 0,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  isolation: 'isolate',
  '& canvas:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const words = { p: 2, color: 'text.secondary' } as const;
