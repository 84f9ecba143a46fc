import Box from '@mui/material/Box';
import { type DragEvent, type ReactNode, useState } from 'react';

export interface DropAreaProps {
  readonly onDrop: (files: File[]) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Accepts files dropped on its children. */
export function DropArea({ onDrop, disabled = false, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event: DragEvent) => {
        // Not when the pointer only moves on to a child.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
      sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {children}
      {over && <Box sx={veil}>Drop files here</Box>}
    </Box>
  );
}

const veil = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  outline: '2px dashed',
  outlineColor: 'primary.main',
  outlineOffset: -2,
  fontWeight: 600,
  bgcolor: 'background.paper',
  pointerEvents: 'none',
} as const;
