import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Phone } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { technicianName } from '../offers/offer-words.ts';
import { technicianAddress } from './api.ts';

export interface TechnicianSectionProps {
  readonly order: OrderView;
  readonly withCall?: boolean;
}

/** Who is or was booked, and how to reach them. */
export function TechnicianSection({ order, withCall = true }: TechnicianSectionProps) {
  const open = useOpenDialog();
  const { technician, fees } = order;
  if (technician === null) return null;
  const name = technicianName(technician);
  const { title } = technician.account;
  const phone = withCall ? technician.account.phone : null;
  return (
    <PanelSection title="Technician">
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Avatar name={name} picture={technician.account.picture} size={44} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[technician.company.name !== name && technician.company.name, title].filter(Boolean).join(', ')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {phone !== null && (
          <Button
            variant="outlined"
            href={`tel:${phone}`}
            aria-label={`Call ${name}, ${formatPhoneNumber(phone)}`}
            sx={{ gap: 1 }}
          >
            <Phone size={18} />
            {formatPhoneNumber(phone)}
          </Button>
        )}
        {fees !== null && (
          <Button variant="outlined" onClick={() => open('fees', order.id)}>
            View Fees
          </Button>
        )}
        <Button
          variant="outlined"
          onClick={() =>
            open('technician', technicianAddress({ orderId: order.id, technicianId: technician.id }))
          }
        >
          View Profile
        </Button>
      </Box>
    </PanelSection>
  );
}
