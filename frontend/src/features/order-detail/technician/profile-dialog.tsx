import Button from '@mui/material/Button';
import type { OrderView } from '#schema/orders/order.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useOrder } from '../api.ts';
import type { OrderDialogProps } from '../dialogs/decision.ts';
import { technicianName } from '../offers/offer-words.ts';
import { liveOffers, useOrderTime } from '../offers/offers.ts';
import { readTechnicianAddress, useTechnician } from './api.ts';
import { Profile } from './profile.tsx';
import { TechnicianFrame } from './technician-frame.tsx';

/** View Profile: who the technician is, before booking (`?technician=10001.tec_1`). */
export function ProfileDialog({ value, ...props }: OrderDialogProps) {
  const address = readTechnicianAddress(value);
  const order = useOrder(address.orderId);
  const technician = useTechnician(address);
  return (
    <Dialog
      {...props}
      closeOnBackdrop
      title="Profile"
      size="md"
      actions={order.data && <Choose order={order.data} technicianId={address.technicianId} />}
    >
      <TechnicianFrame query={technician}>
        {(page) => <Profile page={page} address={address} order={order.data} />}
      </TechnicianFrame>
    </Dialog>
  );
}

interface ChooseProps {
  readonly order: OrderView;
  readonly technicianId: string;
}

/** Leads to Confirm and Book while the technician's offer is live. */
function Choose({ order, technicianId }: ChooseProps) {
  const open = useOpenDialog();
  const offer = liveOffers(order, useOrderTime(order)).find((each) => each.technicianId === technicianId);
  if (offer === undefined || !order.allowedCommands.includes('assignTechnician')) return null;
  return (
    <Button variant="contained" color="safety" onClick={() => open('choose', offer.id)}>
      Choose {technicianName(offer.technician)}
    </Button>
  );
}
