import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OfferView } from '#schema/orders/order.ts';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { technicianAddress } from '../technician/api.ts';
import { RecommendRate } from '../technician/recommend-rate.tsx';
import { technicianName } from './offer-words.ts';

export interface WhoOffersProps {
  readonly offer: OfferView;
  /** Heading level of the name. */
  readonly level?: 'h3' | 'h4';
}

/** The technician who made the offer, with recommendations and a link to the profile. */
export function WhoOffers({ offer, level = 'h3' }: WhoOffersProps) {
  const { technician } = offer;
  const name = technicianName(technician);
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Avatar name={name} picture={technician.account.picture} size={44} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <div>
          <Typography component={level} variant="h3">
            {name}
          </Typography>
          {technician.company.name !== name && (
            <Typography variant="body2" color="textSecondary">
              {technician.company.name}
            </Typography>
          )}
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <RecommendRate metrics={technician.metrics} />
          <ViewProfile offer={offer} />
        </Box>
      </Box>
    </Box>
  );
}

/** Opens the profile of the technician who made the offer. */
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
