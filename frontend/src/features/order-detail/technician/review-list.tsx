import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PublicReview } from '#schema/technicians/technician-pages.ts';
import { Rating } from '../../../components/facts/figures.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Pill } from '../../../components/facts/pill.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { When } from '../../../components/facts/when.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useNow } from '../../../lib/use-service-time.ts';
import { ratingLabel } from '../review/review.ts';
import { type TechnicianAddress, technicianAddress, useReviews } from './api.ts';
import { isNewReview } from './technician-words.ts';

export interface ReviewListProps {
  readonly reviews: readonly PublicReview[];
}

/** Customers' reviews of a technician, newest first. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <Box component="ul" aria-label="Reviews" sx={list}>
      {reviews.map((review) => (
        <li key={`${review.createdAt} ${review.reviewer.firstName}`}>
          <ReviewItem review={review} />
        </li>
      ))}
    </Box>
  );
}

/** The two newest reviews, and a button for the rest (document 1 section 9). */
export function RecentReviews({ address }: { readonly address: TechnicianAddress }) {
  const open = useOpenDialog();
  const { data: reviews } = useReviews(address, few);
  if (reviews === undefined || reviews.data.length === 0) return null;
  return (
    <PanelSection title={`Reviews (${reviews.count})`}>
      <ReviewList reviews={reviews.data} />
      {reviews.count > few && (
        <Box>
          <Button variant="outlined" onClick={() => open('reviews', technicianAddress(address))}>
            See all
          </Button>
        </Box>
      )}
    </PanelSection>
  );
}

function ReviewItem({ review }: { readonly review: PublicReview }) {
  const now = useNow();
  return (
    <Box component="article" aria-label={`Review of ${review.reviewer.firstName}`} sx={item}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Rating stars={review.rating} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {ratingLabel(review.rating)}
        </Typography>
        {isNewReview(review, now) && <Badge tone="open">New</Badge>}
      </Box>
      {review.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.description}
        </Typography>
      )}
      {review.attributes.length > 0 && (
        <Box component="ul" aria-label="What stood out" sx={pills}>
          {review.attributes.map(({ id, name }) => (
            <li key={id}>
              <Pill colour="tint.slate">{name}</Pill>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {review.reviewer.firstName}
        {review.customer.isOwnCompany && ', your company'}
        {' · '}
        <When time={review.createdAt} />
      </Typography>
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

const item = {
  display: 'grid',
  gap: 1,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  'li:last-of-type > &': { pb: 0, borderBottom: 0 },
} as const;

const pills = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;

const few = 2;
