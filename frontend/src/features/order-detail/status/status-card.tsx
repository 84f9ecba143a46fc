import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { card } from '../../../components/data/list-styles.ts';
import { ProgressRail } from '../../../components/facts/progress-rail.tsx';
import { OrderingUnavailable } from '../../../components/shell/ordering-unavailable.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { useOrderingUnavailable } from '../../../lib/profile.ts';
import { useWide } from '../../../lib/use-window.ts';
import { liveOffers, useOrderTime } from '../offers/offers.ts';
import { daysLeftWords, ratingLabel, reviewState } from '../review/review.ts';
import { SearchHead } from '../search/search-head.tsx';
import { useMatchingPhase } from '../search/use-matching-phase.ts';
import { OrderActions } from './order-actions.tsx';
import { mainAction } from './possible-actions.ts';
import { progressOf, stages } from './progress.ts';
import { statusWords } from './status-words.ts';

/** The order's status, and what this person can do about it. */
export function StatusCard({ order }: { readonly order: OrderView }) {
  const now = useOrderTime(order);
  const available = liveOffers(order, now).length;
  const phase = useMatchingPhase(order, available);
  const wide = useWide();
  const paused = useOrderingUnavailable();
  const { title, text } = statusWords(order, { phase, now });
  const action = mainAction(order, now);
  const note = noteOf(order, now);
  return (
    <Box sx={cardLook}>
      <ProgressRail label="Progress" stages={stages} {...progressOf(order, now)} />
      <Typography variant="h2">{title}</Typography>
      {text !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>}
      {/* Announced when it changes, not on load. */}
      <VisuallyHidden>
        <output>{`${title}. ${text}`}</output>
      </VisuallyHidden>
      <SearchHead order={order} />
      {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
      {paused && action?.name === 'decide' && <OrderingUnavailable />}
      {/* Narrow screens have them within thumb's reach. */}
      {wide && action && <OrderActions order={order} action={action} />}
    </Box>
  );
}

/** Why the next step isn't possible now, or how long it still is. */
function noteOf(order: OrderView, now: Date): string | undefined {
  const action = mainAction(order, now);
  if (action?.name === 'presence' && !action.enabled && order.serviceDate !== null) {
    return `You can mark arrival and departure on ${jobsiteTimeWords(order.serviceDate, null, order.timeZone)}.`;
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
const cardLook = {
  display: 'grid',
  gap: 1.5,
  ...card,
} as const;
