import Typography from '@mui/material/Typography';
import { Dialog } from '../../../components/flow/dialog.tsx';
import type { OrderDialogProps } from '../dialogs/decision.ts';
import { technicianName } from '../offers/offer-words.ts';
import { readTechnicianAddress, useReviews, useTechnician } from './api.ts';
import { ReviewList } from './review-list.tsx';
import { TechnicianFrame } from './technician-frame.tsx';

/** All public reviews of a technician, at most the newest hundred (`?reviews=10001.tec_1`). */
export function ReviewsDialog({ value, ...props }: OrderDialogProps) {
  const address = readTechnicianAddress(value);
  const technician = useTechnician(address);
  const reviews = useReviews(address, most);
  return (
    <Dialog
      {...props}
      closeOnBackdrop
      title={reviews.data ? `Reviews (${reviews.data.count})` : 'Reviews'}
      subtitle={technician.data && technicianName(technician.data)}
    >
      <TechnicianFrame query={reviews}>
        {({ data, more }) =>
          data.length === 0 ? (
            'No reviews yet'
          ) : (
            <>
              <ReviewList reviews={data} />
              {more && (
                <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                  These are the newest; older reviews are not shown.
                </Typography>
              )}
            </>
          )
        }
      </TechnicianFrame>
    </Dialog>
  );
}

/** Document 1 section 9. */
const most = 100;
