import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../components/busy-button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FaultList } from '../../components/faults/fault-list.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { messageOf } from '../../lib/messages.ts';
import { useAlert } from './api.ts';

export interface LowPriorityPageProps {
  readonly alertId: string | undefined;
}

/** Nothing on the alert is urgent: is service wanted all the same? */
export function LowPriorityPage({ alertId }: LowPriorityPageProps) {
  const { data: alert, error, refetch } = useAlert(alertId);
  if (error) return <ErrorState title={messageOf(error, 'findAlert')} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Every fault on this alert is of low severity, so no order was made. You can order service all the
        same.
      </Typography>
      {alert ? (
        <FaultList
          faults={alert.equipmentAlertsFaultCodes.map(({ faultCode }) => ({
            ...faultCode,
            // Of this alert alone, and not of the machine's history (document 2 section 3).
            count: 1,
            countLastThirtyDays: 1,
            lastTriggeredAt: alert.createdAt,
          }))}
        />
      ) : (
        <SkeletonRows count={2} height={72} gap={1} />
      )}
    </Box>
  );
}

export interface LowPriorityActionsProps {
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onProceed: () => void;
}

export function LowPriorityActions({ busy, onBack, onProceed }: LowPriorityActionsProps) {
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
