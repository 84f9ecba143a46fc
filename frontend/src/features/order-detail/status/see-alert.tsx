import Button from '@mui/material/Button';
import { ScanText } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { usePermission } from '../../../lib/profile.ts';

/** Links to the order's alerts, for people who can correct them. */
export function SeeAlert({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const isManager = usePermission('order_management');
  if (order.source !== 'telematics' || !isManager) return null;
  return (
    <Button
      variant="text"
      size="small"
      aria-haspopup="dialog"
      startIcon={<ScanText size={18} />}
      onClick={() => open('alert', order.id)}
      sx={{ justifySelf: 'start' }}
    >
      See the Alert
    </Button>
  );
}
