import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Carousel } from '../components/flow/carousel.tsx';
import { ConfirmDialog } from '../components/flow/confirm-dialog.tsx';
import { Dialog } from '../components/flow/dialog.tsx';
import { Disclosure } from '../components/flow/disclosure.tsx';
import { MapPinEditor } from '../components/flow/map-pin-editor.tsx';
import { TextField } from '../components/forms/text-field.tsx';
import { MachineTitle } from '../components/identity/machine.tsx';
import { ClusterMap } from '../components/map/cluster-map.tsx';
import type { MapCamera } from '../components/map/map-place.ts';
import { OpenableMap } from '../components/map/openable-map.tsx';
import { toast } from '../lib/toasts.ts';
import { Exhibit, State } from './exhibit.tsx';
import { jobsites } from './samples.ts';

export function FlowRoom() {
  return (
    <>
      <Exhibit name="Dialog, ConfirmDialog">
        <State<boolean> initial={false}>
          {(open, set) => (
            <>
              <Button variant="outlined" onClick={() => set(true)}>
                Open a dialog
              </Button>
              <Dialog
                open={open}
                onClose={() => set(false)}
                title="Edit PO Number"
                subtitle="Order 10001"
                actions={<Button variant="contained">Save</Button>}
              >
                <TextField label="PO number" />
              </Dialog>
            </>
          )}
        </State>
        <State<boolean> initial={false}>
          {(open, set) => (
            <>
              <Button variant="outlined" onClick={() => set(true)}>
                Ask once more
              </Button>
              <ConfirmDialog
                open={open}
                title="Cancel this order?"
                confirm="Cancel order"
                busy={false}
                onConfirm={() => set(false)}
                onDismiss={() => set(false)}
              >
                The technicians are told.
              </ConfirmDialog>
            </>
          )}
        </State>
      </Exhibit>
      <Exhibit name="Toasts">
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Button
            key={type}
            variant="outlined"
            onClick={() => toast[type](`An example of ${type}`, { body: 'With a second line.' })}
          >
            {type}
          </Button>
        ))}
      </Exhibit>
      <Exhibit name="Disclosure">
        <Disclosure title="Add details for the technician">
          <TextField label="Contact name" optional />
        </Disclosure>
        <Disclosure title="Open from the start" open>
          Its content.
        </Disclosure>
      </Exhibit>
      <Exhibit name="Carousel" wide>
        <Carousel
          title="Needs you"
          items={['PC210LC-11', '320 GC', '772G', 'Z-45 XC', 'KX057'].map((model) => ({
            id: model,
            content: (
              <Box sx={card}>
                <MachineTitle
                  machine={{ brand: 'Komatsu', model, product: 'Excavator' }}
                  note="5 offers"
                  to="#"
                />
              </Box>
            ),
          }))}
        />
      </Exhibit>
      <Exhibit name="MapPinEditor" wide>
        <State<MapCamera> initial={{ lat: 38.95, long: -92.33, zoom: 9 }}>
          {(camera, set) => (
            <Box sx={{ height: 360 }}>
              <MapPinEditor
                camera={camera}
                places={jobsites}
                onPick={set}
                text={`${camera.lat.toFixed(4)}, ${camera.long.toFixed(4)}`}
              />
            </Box>
          )}
        </State>
      </Exhibit>
      <Exhibit name="OpenableMap">
        <OpenableMap
          middle={{ lat: 38.95, long: -92.33 }}
          name="Map of North yard"
          places={[{ id: 'machine', kind: 'machine', lat: 38.95, long: -92.33, label: 'EX-12' }]}
          text="EX-12 stands at North yard."
        />
      </Exhibit>
      <Exhibit name="ClusterMap" wide>
        <State<MapCamera> initial={{ lat: 38.95, long: -92.33, zoom: 6 }}>
          {(camera, set) => (
            <Box sx={{ height: 360 }}>
              <ClusterMap
                name="Map of jobsites"
                places={fleet}
                camera={camera}
                onMoved={set}
                onSelect={() => undefined}
                onSeen={() => undefined}
                text="Forty jobsites around Columbia."
              />
            </Box>
          )}
        </State>
      </Exhibit>
    </>
  );
}

/** Jobsites in a spiral, so that some cluster at any zoom. */
const fleet = Array.from({ length: 40 }, (_, index) => ({
  id: `site ${index}`,
  kind: 'jobsite' as const,
  lat: 38.95 + 0.05 * index * Math.sin(index),
  long: -92.33 + 0.06 * index * Math.cos(index),
  label: `Site ${index + 1}`,
}));

const card = { position: 'relative', p: 2, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
