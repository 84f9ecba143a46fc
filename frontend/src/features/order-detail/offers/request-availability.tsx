import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OfferView } from '#schema/orders/order.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useRequestNewAvailability } from '../api.ts';
import { tellFailure } from '../dialogs/decision.ts';
import { technicianName } from './offer-words.ts';

export interface RequestAvailabilityProps {
  readonly offer: OfferView;
  /** Already asked for since the offer ended. */
  readonly isAwaiting: boolean;
}

/**
 * Asks for a new time from a technician whose offer expired or whose time has passed, after a confirmation (document 2
 * section 2).
 */
export function RequestAvailability({ offer, isAwaiting }: RequestAvailabilityProps) {
  const [asked, setAsked] = useState(false);
  const request = useRequestNewAvailability();
  const once = useOneAtATime();
  const name = technicianName(offer.technician);
  const close = () => setAsked(false);
  const confirm = () =>
    once(() =>
      request.mutateAsync({ orderTechniciansId: offer.id }).then(
        () => {
          toast.success(`Request sent! ${name} is asked for a new time.`);
          close();
        },
        (failure: unknown) =>
          tellFailure(failure, 'requestAvailability', { value: offer.id, onClose: close }),
      ),
    );
  return (
    <>
      {isAwaiting ? (
        <Button variant="outlined" disabled>
          Awaiting Availability
        </Button>
      ) : (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={`Request Availability of ${name}`}
          onClick={() => setAsked(true)}
        >
          Request Availability
        </Button>
      )}
      <Dialog
        open={asked}
        onClose={close}
        keepOpen={request.isPending}
        title="Request technician availability"
        size="xs"
        actions={
          <>
            <Button variant="outlined" onClick={close} disabled={request.isPending}>
              Cancel
            </Button>
            <BusyButton variant="contained" busy={request.isPending} onClick={confirm}>
              Request availability
            </BusyButton>
          </>
        }
      >
        {name} is asked for another time. The answer shows up here.
      </Dialog>
    </>
  );
}
