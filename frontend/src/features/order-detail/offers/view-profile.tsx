import Link from '@mui/material/Link';
import type { OfferView } from '#schema/orders/order.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { technicianAddress } from '../technician/technician-address.ts';
import { technicianName } from './offer-words.ts';

/** Opens the profile of the technician who offers. */
export function ViewProfile({
  offer,
}: {
  readonly offer: Pick<OfferView, 'orderId' | 'technicianId' | 'technician'>;
}) {
  const open = useOpenDialog();
  return (
    <Link
      component="button"
      type="button"
      aria-label={`View Profile of ${technicianName(offer.technician)}`}
      onClick={() => open('technician', technicianAddress(offer))}
      sx={{ typography: 'body2', fontWeight: 500, minHeight: 44, my: -1.25, justifySelf: 'start' }}
    >
      View Profile
    </Link>
  );
}
