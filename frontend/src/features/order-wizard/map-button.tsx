import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MapPinned } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';

/** The map where there is no room for it beside the step. */
export function MapButton({ map }: { readonly map: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<MapPinned size={20} />} onClick={() => setOpen(true)}>
        Set on the map
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Where is it?"
        size="md"
        actions={
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        }
      >
        <Box sx={{ height: { xs: 'calc(100dvh - 200px)', sm: '56dvh' } }}>{map}</Box>
      </Dialog>
    </>
  );
}
