import { MapPinEditor } from '../../components/flow/map-pin-editor.tsx';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { PlacesMap } from '../../components/map/places-map.tsx';
import { addressLines } from '../../lib/jobsite-words.ts';
import { usePinnedPlace } from '../../lib/pinned-place.ts';
import { useCountryView } from '../../lib/use-country-view.ts';
import type { Draft } from './draft.ts';

export interface WizardMapProps {
  readonly draft: Draft;
  /** Only on the location step. */
  readonly onPlace: ((place: PickedPlace) => void) | undefined;
}

/** Where the machine is. On the location step the pin can be moved. */
export function WizardMap({ draft, onPlace }: WizardMapProps) {
  return onPlace === undefined ? <MachinePlace draft={draft} /> : <PinMap draft={draft} onPlace={onPlace} />;
}

function MachinePlace({ draft: { address, machine, jobsiteName } }: { readonly draft: Draft }) {
  const country = useCountryView();
  const machines = address === null ? [] : [{ lat: address.lat, long: address.long }];
  return (
    <PlacesMap
      name="Place of the machine"
      places={machines.map((point) => ({
        id: 'machine',
        kind: 'machine',
        label: machine?.model ?? 'Machine',
        ...point,
      }))}
      camera={address === null ? country : { lat: address.lat, long: address.long, zoom: shownZoom }}
      text={placeWords({ address, jobsiteName })}
      height="100%"
    />
  );
}

function PinMap({ draft, onPlace }: WizardMapProps & { readonly onPlace: (place: PickedPlace) => void }) {
  return <MapPinEditor {...usePinnedPlace(draft.address, onPlace)} />;
}

/** Shows the town and its surroundings. */
const shownZoom = 13;

/** `Boone Quarry, 27 Depot Road, Minot, ND 58701` */
function placeWords({ address, jobsiteName }: Pick<Draft, 'address' | 'jobsiteName'>): string {
  if (address === null) return 'No place is chosen yet.';
  return [jobsiteName.trim(), ...addressLines(address)].filter(Boolean).join(', ');
}
