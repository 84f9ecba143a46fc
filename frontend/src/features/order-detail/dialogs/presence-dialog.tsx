import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { isScheduledDay, type Presence, presenceOf } from '../../../lib/presence.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { useMarkTechnicianPresence, useOrder } from '../api.ts';
import { technicianName } from '../offers/offer-words.ts';
import { decidedWords } from './decided-words.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';

/** Confirms before marking an arrival or a departure (`?presence=10001`). */
export function PresenceDialog(props: OrderDialogProps) {
  const order = useOrder(props.value);
  const now = useServiceTime();
  const mark = useMarkTechnicianPresence();
  const once = useOneAtATime();
  // Fixed while the dialog is open: a mark from elsewhere must not turn an arrival into a departure.
  const [asked, setAsked] = useState<Presence>();
  const next: Presence | undefined =
    order.data && (presenceOf(order.data, now) === 'on-site' ? 'off-site' : 'on-site');
  if (asked === undefined && next !== undefined) setAsked(next);
  const status = asked ?? 'on-site';
  const isToday = order.data !== undefined && isScheduledDay(order.data, now);
  const mayMark = order.data?.allowedCommands.includes('markTechnicianPresence');

  const confirm = () =>
    once(() =>
      mark.mutateAsync({ id: props.value, status }).then(
        () => {
          toast.success(`Technician marked ${status}`);
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'presence', props),
      ),
    );

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={mark.isPending}
      title={status === 'on-site' ? 'Confirm technician arrival' : 'Confirm technician departure'}
      size="xs"
      actions={
        isToday &&
        mayMark && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={mark.isPending}>
              Dismiss
            </Button>
            <BusyButton variant="contained" busy={mark.isPending} onClick={confirm}>
              Confirm
            </BusyButton>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    const { data } = order;
    if (data === undefined) {
      if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
      return <SkeletonRows count={1} height={48} />;
    }
    if (!mayMark) return decidedWords(data.status, 'presence');
    if (!isToday) {
      const when = data.serviceDate && jobsiteTimeWords(data.serviceDate, data.serviceTime, data.timeZone);
      return `Arrival and departure can be marked on the scheduled day only${when ? `: ${when}` : ''}.`;
    }
    const who = data.technician === null ? 'The technician' : technicianName(data.technician);
    return status === 'on-site'
      ? `${who} has arrived at the jobsite. Everybody who follows the order is notified.`
      : `${who} has left the jobsite. Everybody who follows the order is notified.`;
  }
}
