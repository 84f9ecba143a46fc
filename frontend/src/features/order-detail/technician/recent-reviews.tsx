import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useReviews } from './api.ts';
import { ReviewList } from './review-list.tsx';
import { type TechnicianAddress, technicianAddress } from './technician-address.ts';

/** The two newest reviews, and the way to all of them where there are more (document 1 section 9). */
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

const few = 2;
