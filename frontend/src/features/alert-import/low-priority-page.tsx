import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WaitingAlert } from '#schema/alerts/alerts.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { When } from '../../components/facts/when.tsx';
import { FaultStory } from '../../components/faults/fault-story.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlert } from './api.ts';
import { cameThrough, machineName } from './outcome-words.ts';
import { AttachedSince, SeeWhatWasRead } from './see-what-was-read.tsx';

export interface LowPriorityPageProps {
  readonly alertId: string | undefined;
  /** Its row in the list of waiting alerts, if it came in automatically. */
  readonly waiting: WaitingAlert | undefined;
  /** How many come after it. */
  readonly later: number;
}

/** Nothing on the alert is urgent: does the person want service anyway? */
export function LowPriorityPage({ alertId, waiting, later }: LowPriorityPageProps) {
  const { data: alert, error, refetch } = useAlert(alertId);
  if (error) return <ErrorState title={messageOf(error, 'findAlert')} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {waiting && (
        <div>
          <Box sx={{ fontWeight: 600 }}>{machineName(waiting) ?? 'Unknown machine'}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {cameThrough(waiting)} · <When time={waiting.createdAt} />
          </Box>
        </div>
      )}
      {alert && alert.orderId !== null ? (
        <AttachedSince orderId={alert.orderId} />
      ) : (
        <Typography>
          Every fault on this alert is low severity, so no order was created. You can request service anyway.
          {waiting && ' Go Back takes the alert off the waiting list.'}
          {later > 0 &&
            ` ${later === 1 ? 'One more alert like this comes' : `${later} more alerts like this come`} after it.`}
        </Typography>
      )}
      {alert ? (
        <FaultStory
          faults={alert.equipmentAlertsFaultCodes.map(({ faultCode }) => ({
            ...faultCode,
            // From this alert only, not the machine's history (document 2 section 3).
            count: 1,
            countLastThirtyDays: 1,
            lastTriggeredAt: alert.createdAt,
          }))}
        />
      ) : (
        <SkeletonRows count={2} height={72} gap={1} />
      )}
      {alertId !== undefined && (
        <Box>
          <SeeWhatWasRead alertId={alertId} />
        </Box>
      )}
    </Box>
  );
}

export interface LowPriorityActionsProps {
  readonly alertId: string | undefined;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onProceed: () => void;
  /** It already has an order. */
  readonly onDone: () => void;
}

export function LowPriorityActions({ alertId, busy, onBack, onProceed, onDone }: LowPriorityActionsProps) {
  const { data: alert } = useAlert(alertId);
  if (alert && alert.orderId !== null) {
    return (
      <Button variant="contained" onClick={onDone}>
        Done
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" disabled={busy} onClick={onBack}>
        Go Back
      </Button>
      <BusyButton variant="contained" busy={busy} onClick={onProceed}>
        Proceed Anyway
      </BusyButton>
    </>
  );
}
