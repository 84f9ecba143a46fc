import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin, Tractor, UserRound } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCard as Card } from '#schema/orders.ts';
import { stretchedLink } from '../../components/data/stretched-link.ts';
import { twoLines } from '../../components/data/two-lines.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { When } from '../../components/facts/when.tsx';
import { jobsiteWords, machineWords, unitWords } from '../../lib/order-words.ts';
import { technicianWords } from './technician-words.ts';

/** An order of the In-Service and Complete tabs. */
export const OrderCard = memo(function OrderCard({ order }: { readonly order: Card }) {
  const unit = unitWords(order);
  const technician = technicianWords(order);
  return (
    <Box component="article" sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box sx={picture}>
          <Tractor size={26} strokeWidth={1.75} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Box component={Link} to={`/orders/${order.id}`} sx={stretchedLink}>
              {machineWords(order)}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {unit ?? order.product ?? 'No unit number yet'}
          </Typography>
        </Box>
        <Box sx={{ position: 'relative', zIndex: 1, height: 20 }}>
          <PriorityPill priority={order.priority} />
        </Box>
      </Box>
      <Box sx={line}>
        <MapPin size={18} />
        <span>{jobsiteWords(order)}</span>
      </Box>
      {order.issue && <Typography sx={twoLines}>{order.issue}</Typography>}
      <Box sx={foot}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusBadge status={order.status} />
          {technician && (
            <Box sx={{ ...line, typography: 'body2' }}>
              <UserRound size={16} />
              <span>{technician}</span>
            </Box>
          )}
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
            Requested <When time={order.createdAt} />
          </Box>
          <span className="numbers">#{order.id}</span>
        </Box>
      </Box>
    </Box>
  );
});

const card = {
  position: 'relative',
  height: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.disabled' },
} as const;

const picture = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'status.pending.tint',
} as const;

const line = {
  display: 'flex',
  gap: 0.75,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;

const foot = { mt: 'auto', display: 'grid', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;
