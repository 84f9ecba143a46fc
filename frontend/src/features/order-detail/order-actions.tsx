import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderView } from '#schema/orders.ts';
import { useOpenDialog } from '../../lib/dialog-address.ts';
import { usePermission } from '../../lib/profile.ts';
import { useOrderingUnavailable } from './ordering-unavailable.tsx';

/** Whether this person has anything to decide about the order now. */
export function useHasActions(order: OrderView): boolean {
  return usePermission('order_management') && (order.status === 'pending' || order.status === 'rejected');
}

/** What a manager can do about the order in its present status. */
export function OrderActions({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const paused = useOrderingUnavailable();
  if (!useHasActions(order)) return null;
  if (order.status === 'rejected') {
    return (
      <Box sx={actions}>
        <Button variant="outlined" onClick={() => open('reopen', order.id)}>
          Reopen Order
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={actions}>
      <Button variant="outlined" onClick={() => open('reject', order.id)}>
        Don't Fix It
      </Button>
      <Button variant="contained" disabled={paused} onClick={() => open('approve', order.id)}>
        Get It Fixed
      </Button>
    </Box>
  );
}

const actions = { display: 'flex', gap: 1.5, flex: 1, '& > *': { flex: 1 } } as const;
