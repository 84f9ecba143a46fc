import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MapPinned } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MapEditorDialog } from '../../components/templates/map-editor-dialog.tsx';

export interface MapButtonProps {
  readonly map: ReactNode;
  /** What is chosen now, in words. */
  readonly text: string;
}

/** The map where there is no room for it beside the step. */
export function MapButton({ map, text }: MapButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<MapPinned size={20} />} onClick={() => setOpen(true)}>
        Set on the map
      </Button>
      <MapEditorDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Where is it?"
        map={map}
        actions={
          <Button variant="contained" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <Box aria-live="polite">{text}</Box>
      </MapEditorDialog>
    </>
  );
}
