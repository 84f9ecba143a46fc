import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useId } from 'react';
import type { OrderCard } from '#schema/orders/order.ts';
import { FaultLabel } from '../../components/facts/fault-label.tsx';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import type { OpenDialog } from '../../lib/dialog-address.ts';
import { machineWords, unitWords } from '../../lib/order-words.ts';
import { UnreadPill } from './order-facts.tsx';
import { OrderRow } from './order-row.tsx';

export interface PendingRowProps {
  readonly order: OrderCard;
  readonly unread: number;
  /** Undefined for people who can't decide. */
  readonly onDecide: OpenDialog | undefined;
  readonly onReopen: (orderId: string) => void;
  readonly isReopening: boolean;
}

/**
 * A pending or rejected order: what is broken first, then the machine (ui.md). Re-renders only when the order changes.
 */
export const PendingRow = memo(function PendingRow(props: PendingRowProps) {
  const { order, unread } = props;
  const headlineId = useId();
  return (
    <OrderRow
      order={order}
      headline={<Broken order={order} />}
      headlineId={headlineId}
      subline={[machineWords(order), unitWords(order)].filter(Boolean).join(' · ')}
      since={
        order.detectedAt === null
          ? { what: 'Reported', time: order.createdAt }
          : { what: 'Detected', time: order.detectedAt }
      }
      state={
        <>
          <div>
            <PriorityPill priority={order.priority} />
            <UnreadPill count={unread} />
          </div>
          <div>
            <StatusBadge status={order.status} />
          </div>
        </>
      }
      aside={<RowActions {...props} describedBy={headlineId} />}
    />
  );
});

/**
 * The two most severe faults, then how many more (document 1 section 2). An order without fault codes shows its issue.
 */
function Broken({ order }: { readonly order: OrderCard }) {
  if (order.topFaults.length === 0) return order.issue ?? `Order #${order.id}`;
  const more = order.faultCount - order.topFaults.length;
  return (
    <Box component="span" sx={{ display: 'flex', flexDirection: 'column', rowGap: 0.25, fontWeight: 400 }}>
      {order.topFaults.map((fault) => (
        <FaultLabel key={fault.fault} fault={fault} withSeverity />
      ))}
      {more > 0 && (
        <Box component="span" sx={moreLook}>
          + {more} more
        </Box>
      )}
    </Box>
  );
}

interface RowActionsProps extends PendingRowProps {
  readonly describedBy: string;
}

function RowActions({ order, describedBy, onDecide, onReopen, isReopening }: RowActionsProps) {
  if (onDecide === undefined) {
    return order.status === 'pending' && <span>Waiting for Approval</span>;
  }
  if (order.status === 'rejected') {
    return (
      <BusyButton
        variant="outlined"
        busy={isReopening}
        aria-describedby={describedBy}
        onClick={() => onReopen(order.id)}
      >
        Reopen Order
      </BusyButton>
    );
  }
  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={() => onDecide('approve', order.id)}>
        Get It Fixed
      </Button>
      <Button color="secondary" aria-describedby={describedBy} onClick={() => onDecide('reject', order.id)}>
        Don't Fix It
      </Button>
    </>
  );
}

/** Aligned with the text of the faults. */
const moreLook = { pl: '24px', typography: 'body2', fontWeight: 500, color: 'text.secondary' } as const;
