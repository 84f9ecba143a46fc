import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { FeeTable } from '../../../components/facts/fee-table.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { StepFocus } from '../../../components/flow/step-focus.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { offerState } from '../../../lib/offer-state.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useWide } from '../../../lib/use-window.ts';
import { useAssignTechnician, useOrder } from '../api.ts';
import { decidedWords } from '../dialogs/decided-words.ts';
import { type OrderDialogProps, orderIdOf, tellBookingFailure } from '../dialogs/decision.ts';
import { BookingSummary } from './booking-summary.tsx';
import { CostNote, OfferList, OfferSortField } from './offer-list.tsx';
import { OfferTable } from './offer-table.tsx';
import { technicianName } from './offer-words.ts';
import { useOffers } from './offers.ts';

/**
 * 'Choose your Technician', and 'Confirm and Book' (`?choose=10001`, or directly for one offer:
 * `?choose=10001.000042`).
 */
export function ChooseDialog(props: OrderDialogProps) {
  const id = orderIdOf(props.value);
  const order = useOrder(id);
  const profile = useProfile();
  // The order as it was at booking: the answer updates it before the dialog has closed.
  const [bookedFrom, setBookedFrom] = useState<OrderView>();
  const shown = bookedFrom ?? order.data;
  const mayChoose = profile.data?.account.role.permissions.includes('order_management');
  if (mayChoose && shown?.status === 'open') {
    return <Choice {...props} order={shown} onBooking={setBookedFrom} />;
  }
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      title="Choose your Technician"
      size="md"
    >
      {mayChoose === false ? (
        'You are not authorized to select technicians'
      ) : shown !== undefined && mayChoose ? (
        <>
          {shown.status === 'pending'
            ? 'This order has to be approved first.'
            : decidedWords(shown.status, 'book')}{' '}
          <Button component={Link} to={`/orders/${id}`} variant="outlined" sx={{ mt: 2, display: 'flex' }}>
            View Order
          </Button>
        </>
      ) : order.isError ? (
        <ErrorState onRetry={() => void order.refetch()} />
      ) : (
        <SkeletonRows count={2} height={220} gap={16} />
      )}
    </Dialog>
  );
}

type Step = { readonly name: 'list' } | { readonly name: 'fees' | 'confirm'; readonly offerId: string };

interface ChoiceProps extends OrderDialogProps {
  readonly order: OrderView;
  /** Called with the order being booked, and with undefined if that failed. */
  readonly onBooking: (order: OrderView | undefined) => void;
}

function Choice({ order, onBooking, ...props }: ChoiceProps) {
  const [step, setStep] = useState<Step>(() =>
    props.value === order.id ? { name: 'list' } : { name: 'confirm', offerId: props.value },
  );
  const offers = useOffers(order);
  const sideBySide = useWide('xl') && offers.sorted.length > 1;
  const Compared = sideBySide ? OfferTable : OfferList;
  const assign = useAssignTechnician();
  const once = useOneAtATime();
  const found =
    step.name === 'list' ? undefined : order.ordersTechnicians.find(({ id }) => id === step.offerId);
  const isBookable = found !== undefined && offerState(found, order.timeZone, offers.now) === 'live';
  const toList = () => setStep({ name: 'list' });

  const book = (offer: OfferView) =>
    once(async () => {
      onBooking(order);
      try {
        await assign.mutateAsync({ orderTechniciansId: offer.id });
        toast.success('Technician booked successfully.');
        props.onClose();
      } catch (failure) {
        onBooking(undefined);
        tellBookingFailure(failure, props);
      }
    });

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={assign.isPending}
      onBack={step.name === 'list' ? undefined : toList}
      title={titles[step.name]}
      subtitle={`Order #${order.id}, ${machineWords(order.equipment)}`}
      size={sideBySide && step.name === 'list' ? 'xl' : 'md'}
      actions={
        step.name === 'confirm' &&
        found !== undefined && (
          <BusyButton
            variant="contained"
            color="safety"
            busy={assign.isPending}
            disabled={!isBookable}
            onClick={() => book(found)}
          >
            Confirm and Book
          </BusyButton>
        )
      }
    >
      <StepFocus step={step.name} isTextOnly={step.name !== 'list' && found !== undefined}>
        {content()}
      </StepFocus>
    </Dialog>
  );

  function content() {
    if (step.name === 'list') {
      if (offers.sorted.length === 0) {
        return 'No technician has answered yet. As soon as one does, it shows up here.';
      }
      return (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OfferSortField offers={offers} />
          <Compared
            order={order}
            offers={offers}
            onChoose={({ id }) => setStep({ name: 'confirm', offerId: id })}
            onViewFees={({ id }) => setStep({ name: 'fees', offerId: id })}
          />
          <CostNote />
        </Box>
      );
    }
    if (found === undefined) {
      return (
        <>
          <Typography component="h3" variant="h3">
            Availability Expired
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            The technician you selected is no longer available. Please choose another one.
          </Typography>
          <Button variant="outlined" onClick={toList} sx={{ mt: 2 }}>
            Back to all technicians
          </Button>
        </>
      );
    }
    if (step.name === 'fees') {
      return (
        <>
          <Typography sx={{ mb: 1, fontWeight: 600 }}>{technicianName(found.technician)}</Typography>
          <FeeTable quote={found} />
        </>
      );
    }
    return <BookingSummary order={order} offer={found} isBookable={isBookable} now={offers.now} />;
  }
}

const titles: Readonly<Record<Step['name'], string>> = {
  list: 'Choose your Technician',
  fees: 'Estimated fees',
  confirm: 'Confirm and Book',
};
