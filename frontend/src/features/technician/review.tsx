import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { Rating } from '../../components/facts/rating.tsx';
import { When } from '../../components/facts/when.tsx';

interface ReviewProps {
  readonly review: NonNullable<OrderView['reviewByCustomer']>;
}

/** How the customer rated the job. */
export function Review({ review }: ReviewProps) {
  return (
    <PanelSection level="h2" title="Rating">
      <Rating stars={review.rating} />
      {review.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.description}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <When time={review.createdAt} />
      </Typography>
    </PanelSection>
  );
}
