import { useState } from 'react';
import { MapPinEditor } from '../../components/flow/map-pin-editor.tsx';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { type MapCamera, wholeCountry } from '../../components/map/map-place.ts';
import { PlacesMap } from '../../components/map/places-map.tsx';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { placeAt, useJobsitesAround } from './api.ts';
import type { Draft } from './draft.ts';
import { placeWords } from './place-words.ts';

export interface WizardMapProps {
  readonly draft: Draft;
  /** Only while the location is asked for. */
  readonly onPlace: ((place: PickedPlace) => void) | undefined;
}

/** Where the machine is; while that is asked for, the pin can be moved. */
export function WizardMap({ draft, onPlace }: WizardMapProps) {
  return onPlace === undefined ? <MachinePlace draft={draft} /> : <PinMap draft={draft} onPlace={onPlace} />;
}

function MachinePlace({ draft }: { readonly draft: Draft }) {
  const { address, machine } = draft;
  return (
    <PlacesMap
      name="Place of the machine"
      places={
        address === null
          ? []
          : [
              {
                id: 'machine',
                kind: 'machine',
                label: machine?.model ?? 'Machine',
                lat: address.lat,
                long: address.long,
              },
            ]
      }
      camera={address === null ? wholeCountry : { lat: address.lat, long: address.long, zoom: shownZoom }}
      text={placeWords(draft)}
      height="100%"
    />
  );
}

function PinMap({ draft, onPlace }: WizardMapProps & { readonly onPlace: (place: PickedPlace) => void }) {
  const { address } = draft;
  const [camera, setCamera] = useState<MapCamera>(() =>
    address === null ? wholeCountry : { lat: address.lat, long: address.long, zoom: pickerZoom },
  );
  // What was chosen otherwise moves the map there.
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (address !== null && (address.lat !== camera.lat || address.long !== camera.long)) {
      setCamera({ lat: address.lat, long: address.long, zoom: Math.max(camera.zoom, shownZoom) });
    }
  }
  const jobsites = useJobsitesAround(camera).data ?? [];
  const places = jobsites.map(({ id, name, address: { lat, long } }) => ({
    id,
    name: name ?? 'Jobsite',
    lat,
    long,
  }));

  const pick = async (to: MapCamera, id: string | undefined) => {
    setCamera(to);
    // From so far away nobody can mean a place.
    if (to.zoom < nearestLook) return;
    const jobsite = jobsites.find((each) => each.id === id);
    try {
      const place = jobsite ? { jobsite, address: jobsite.address } : await placeAt(to);
      if (place !== undefined) onPlace(place);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <MapPinEditor
      camera={camera}
      places={places}
      onPick={(to, place) => void pick(to, place?.id)}
      text={camera.zoom < nearestLook ? 'Zoom in and move the map to set the place.' : placeWords(draft)}
    />
  );
}

/** Document 2 section 9: of pickers; a step back, so that what is round about can be seen. */
const pickerZoom = 18;
const shownZoom = 14;
const nearestLook = 9;
