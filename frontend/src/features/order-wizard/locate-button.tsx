import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { placeAt } from './api.ts';

/** Uses the person's current position as the place. */
export function LocateButton({ onPlace }: { readonly onPlace: (place: PickedPlace) => void }) {
  const [busy, setBusy] = useState(false);
  const locate = async () => {
    setBusy(true);
    try {
      const { coords } = await position();
      const place = await placeAt({ lat: coords.latitude, long: coords.longitude });
      if (place === undefined) toast.error(messageOf(undefined));
      else onPlace(place);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      startIcon={<LocateFixed size={20} />}
      onClick={() => void locate()}
    >
      Use where I am
    </BusyButton>
  );
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: 15_000,
      maximumAge: 60_000,
    });
  });
}

/** Document 2 section 8. */
function tell(error: unknown): void {
  const isDenied = typeof error === 'object' && error !== null && 'code' in error && error.code === denied;
  if (!isDenied) toast.error(messageOf(error));
  else {
    toast.error('Location access denied', {
      body: 'Please enable location access in your browser settings.',
    });
  }
}

/** `GeolocationPositionError.PERMISSION_DENIED` */
const denied = 1;
