import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../flow/dialog.tsx';

export interface MapEditorDialogProps extends Omit<DialogProps, 'size'> {
  /** Fills its side: `<MapPinEditor>`. */
  readonly map: ReactNode;
}

/** A place and what is known of it: fields at the left, map at the right; on a phone the map lies above. */
export function MapEditorDialog({ map, children, ...dialog }: MapEditorDialogProps) {
  return (
    <Dialog {...dialog} size="xl">
      <Box sx={sides}>
        <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'start', gap: 2.5 }}>{children}</Box>
        <Box sx={mapSide}>{map}</Box>
      </Box>
    </Dialog>
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
