import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { usePermission } from '../../../lib/profile.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { liveOffers } from '../offers/offers.ts';
import { useOrderTime } from '../offers/use-offers.ts';
import { daysLeftWords, ratingLabel, reviewState } from '../review/review.ts';
import { SearchHead } from '../search/search-head.tsx';
import { useMatchingPhase } from '../search/use-matching-phase.ts';
import { mainAction } from './main-actions.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderingUnavailable, useOrderingUnavailable } from './ordering-unavailable.tsx';
import { stageOf, stages, statusWords } from './status-words.ts';

/** Where the order stands, and what this person can do about it. */
export function StatusCard({ order }: { readonly order: OrderView }) {
  const isManager = usePermission('order_management');
  const now = useOrderTime(order);
  const available = liveOffers(order, now).length;
  const phase = useMatchingPhase(order, available);
  const wide = useWide();
  const paused = useOrderingUnavailable();
  const { title, text } = statusWords(order, { phase, isManager, now });
  const action = mainAction(order, now);
  const note = noteOf(order, now);
  return (
    <Box sx={card}>
      <Stages stage={stageOf(order.status)} />
      <Typography variant="h2">{title}</Typography>
      {text !== '' && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {/* Said when it changes, and not when the page comes up. */}
      <VisuallyHidden>
        <output>{`${title}. ${text}`}</output>
      </VisuallyHidden>
      <SearchHead order={order} />
      {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      {paused && isManager && order.status === 'pending' && <OrderingUnavailable />}
      {/* Narrow screens have them within the thumb's reach. */}
      {wide && action && <OrderActions order={order} action={action} />}
    </Box>
  );
}

/** Why the next step is not to be taken now, or for how long it still is. */
function noteOf(order: OrderView, now: Date): string | undefined {
  const action = mainAction(order, now);
  if (action?.name === 'presence' && !action.enabled && order.serviceDate !== null) {
    return `Arrival and departure can be marked on ${jobsiteTimeWords(order.serviceDate, null, order.timeZone)}.`;
  }
  if (order.status !== 'complete' && order.status !== 'invoiced') return undefined;
  const rating = order.reviewByCustomer?.rating;
  switch (reviewState(order, now)) {
    case 'reviewed':
      return rating === undefined
        ? undefined
        : `Rated ${rating} ${rating === 1 ? 'star' : 'stars'}, ${ratingLabel(rating)}.`;
    case 'expired':
      return 'The time to rate this job is over.';
    case 'open':
      return action?.name === 'rate' && order.reviewExpiredAt !== null
        ? daysLeftWords(order.reviewExpiredAt, now)
        : undefined;
    case 'none':
      return undefined;
  }
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
