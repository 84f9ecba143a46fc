import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { clustersOf } from './clusters.ts';
import type { Bounds, MapCamera, MapPlace } from './map-place.ts';
import { boundsSeen, type Size } from './mercator.ts';
import { PlacesMap } from './places-map.tsx';

export interface ClusterMapProps {
  readonly name: string;
  readonly places: readonly MapPlace[];
  readonly camera: MapCamera;
  readonly onMoved: (camera: MapCamera) => void;
  /** A single place was pressed; a cluster expands by itself. */
  readonly onSelect: (id: string) => void;
  /** The bounds in view, and the map's size. */
  readonly onSeen: (bounds: Bounds, size: Size) => void;
  /** Everything on it, in words. */
  readonly text: string;
}

/** A map of many places, clustered where there is no room for each. It fills its container. */
export function ClusterMap({ name, places, camera, onMoved, onSelect, onSeen, text }: ClusterMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const told = useRef(onSeen);
  useEffect(() => {
    told.current = onSeen;
  });
  const { lat, long, zoom } = camera;
  useEffect(() => {
    if (size) told.current(boundsSeen({ lat, long, zoom }, size), size);
  }, [lat, long, zoom, size]);

  const signature = JSON.stringify(places);
  const clusters = useMemo(() => clustersOf(JSON.parse(signature) as MapPlace[]), [signature]);
  return (
    <Box ref={frame} sx={{ height: '100%' }}>
      <PlacesMap
        name={name}
        places={size ? clusters.seen(camera, size) : []}
        camera={camera}
        onMoved={onMoved}
        onSelect={(id) => {
          const nearer = size && clusters.cameraOn(id, size);
          if (nearer) onMoved(nearer);
          else onSelect(id);
        }}
        text={text}
        height="100%"
      />
    </Box>
  );
}
