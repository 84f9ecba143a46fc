import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface MapEditorProps {
  /** `<MapPinEditor>`; fills its side. */
  readonly map: ReactNode;
  /** The fields of the place. */
  readonly children: ReactNode;
}

/**
 * A place and its details, in a dialog of size `xl`: fields on the left, map on the right; on phones the map is on top.
 */
export function MapEditor({ map, children }: MapEditorProps) {
  return (
    <Box sx={sides}>
      <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: 2.5 }}>{children}</Box>
      <Box sx={mapSide}>{map}</Box>
    </Box>
  );
}

const sides = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: 3,
} as const;

const mapSide = {
  minWidth: 0,
  height: { xs: 240, md: 'auto' },
  minHeight: { md: 480 },
  order: { xs: -1, md: 0 },
  position: { md: 'sticky' },
  top: 0,
  alignSelf: 'stretch',
  maxHeight: { md: '64dvh' },
} as const;
