import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { usePermission } from '../../lib/profile.ts';
import { useWide } from '../../lib/use-wide.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderingUnavailable, useOrderingUnavailable } from './ordering-unavailable.tsx';
import { stageOf, stages, statusWords } from './status-words.ts';
import { useMatchingPhase } from './use-matching-phase.ts';

/** Where the order stands, and what this person can do about it. */
export function StatusCard({ order }: { readonly order: OrderView }) {
  const isManager = usePermission('order_management');
  const phase = useMatchingPhase(order);
  const wide = useWide();
  const paused = useOrderingUnavailable();
  const { title, text } = statusWords(order, phase, isManager);
  return (
    <Box sx={card}>
      <Stages stage={stageOf(order.status)} />
      <Typography variant="h2">{title}</Typography>
      {text !== '' && <Typography color="textSecondary">{text}</Typography>}
      {/* Said when it changes, and not when the page comes up. */}
      <VisuallyHidden>
        <output>{`${title}. ${text}`}</output>
      </VisuallyHidden>
      {paused && isManager && order.status === 'pending' && <OrderingUnavailable />}
      {/* Narrow screens have them within the thumb's reach. */}
      {wide && <OrderActions order={order} />}
    </Box>
  );
}

function Stages({ stage }: { readonly stage: number | undefined }) {
  return (
    <Box component="ol" aria-label="Progress" sx={stageList}>
      {stages.map((name, index) => {
        const reached = stage !== undefined && index <= stage;
        const current = index === stage;
        return (
          <Box
            component="li"
            key={name}
            aria-current={current ? 'step' : undefined}
            sx={{
              pt: 1,
              borderTop: 4,
              borderColor: reached ? 'text.primary' : 'divider',
              color: reached ? 'text.primary' : 'text.secondary',
              fontWeight: current ? 650 : 400,
              whiteSpace: 'nowrap',
            }}
          >
            <Box component="span" sx={{ visibility: { xs: current ? 'visible' : 'hidden', sm: 'visible' } }}>
              {name}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const stageList = {
  listStyle: 'none',
  m: 0,
  mb: 0.5,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 0.5,
  typography: 'body2',
} as const;
