import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OrderView } from '#schema/orders/order.ts';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { PersonStack } from '../../../components/identity/person.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useOrderingUnavailable } from '../../../lib/profile.ts';
import { useReopenRejected } from '../../../lib/reopen-order.ts';
import { technicianName } from '../offers/offer-words.ts';
import { liveOffers, sortedOffers, useOrderTime } from '../offers/offers.ts';
import type { MainAction } from './possible-actions.ts';

export interface OrderActionsProps {
  readonly order: OrderView;
  readonly action: MainAction;
}

/** The buttons for the order's next step: in the status card, or at the bottom of a phone's screen. */
export function OrderActions({ order, action }: OrderActionsProps) {
  const { id } = order;
  const open = useOpenDialog();
  const paused = useOrderingUnavailable();
  // A new key, so that the previous action's button doesn't morph into this one.
  return (
    <Box key={action.name} sx={actions}>
      {buttons()}
    </Box>
  );

  function buttons() {
    switch (action.name) {
      case 'decide':
        return (
          <>
            <Button variant="outlined" onClick={() => open('reject', id)}>
              Don't Fix It
            </Button>
            <Button variant="contained" color="safety" disabled={paused} onClick={() => open('approve', id)}>
              Get It Fixed
            </Button>
          </>
        );
      case 'choose':
        return (
          <Button
            variant="contained"
            color="safety"
            startIcon={<WhoCanCome order={order} />}
            onClick={() => open('choose', id)}
          >
            Choose Technician
          </Button>
        );
      case 'presence':
        return (
          <Button
            variant={action.enabled ? 'contained' : 'outlined'}
            disabled={!action.enabled}
            onClick={() => open('presence', id)}
          >
            {action.next === 'on-site' ? 'Mark technician on-site' : 'Mark technician off-site'}
          </Button>
        );
      case 'rate':
        return (
          <Button
            variant={action.enabled ? 'contained' : 'outlined'}
            disabled={!action.enabled}
            onClick={() => open('rate', id)}
          >
            Rate Service
          </Button>
        );
      case 'reopen':
        return <ReopenButton orderId={id} asks={action.asks} />;
    }
  }
}

export interface ReopenButtonProps {
  readonly orderId: string;
  /**
   * A cancelled order asks first, since its search starts again. A rejected one reopens at once (document 1 section 4).
   */
  readonly asks: boolean;
}

export function ReopenButton({ orderId, asks }: ReopenButtonProps) {
  const open = useOpenDialog();
  const { reopen, busyId } = useReopenRejected();
  if (asks) {
    return (
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => open('reopen', orderId)}>
        Reopen Order
      </Button>
    );
  }
  return (
    <BusyButton variant="outlined" busy={busyId === orderId} onClick={() => reopen(orderId)}>
      Reopen Order
    </BusyButton>
  );
}

/** The faces of the two technicians who can come soonest (document 1 section 9). */
function WhoCanCome({ order }: Pick<OrderActionsProps, 'order'>) {
  const now = useOrderTime(order);
  const live = { ...order, ordersTechnicians: liveOffers(order, now) };
  const soonest = sortedOffers(live, 'time', now).slice(0, 2);
  const people = soonest.map(({ id, technician }) => ({
    id,
    name: technicianName(technician),
    picture: technician.account.picture,
  }));
  return <PersonStack people={people} size={26} />;
}

const actions = { display: 'flex', gap: 1.5, flex: 1, '& > *': { flex: 1 } } as const;
