import Button from '@mui/material/Button';
import { FileInput } from 'lucide-react';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ListSkeleton } from '../../components/data/skeletons.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import { useOpenDialog } from '../../lib/dialog-address.ts';
import { usePermission } from '../../lib/profile.ts';
import { useReopenRejected } from '../../lib/reopen-order.ts';
import { useUnreads } from '../../lib/unreads.ts';
import { useHasOrderFromAlerts, useOrders } from './api.ts';
import { MapLink, OrderServiceButton } from './list-buttons.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { OrderRowSkeleton, pillRowList } from './order-row.tsx';
import { PendingRow } from './pending-row.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders waiting for a decision (`/orders/needs-service`), most urgent first. */
export function PendingPage() {
  const [filters, setFilters] = useOrderFilters('needsService');
  const orders = useOrders('needsService', filters);
  const unreads = useUnreads();
  const open = useOpenDialog();
  const { reopen, busyId } = useReopenRejected();
  const isManager = usePermission('order_management');
  const mayOrder = usePermission('view_and_request_orders');
  return (
    <ListPage
      title="Pending"
      subtitle="Machines that need a decision"
      action={
        mayOrder ? (
          <>
            <OrderServiceButton variant={isManager ? 'outlined' : 'contained'} />
            {isManager && <ImportButton />}
          </>
        ) : undefined
      }
      aside={<MapLink />}
      filters={<OrderFilterBar tab="needsService" filters={filters} onChange={setFilters} />}
    >
      <OrderList
        label="Pending orders"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<NothingPending />}
        renderOrder={(order) => (
          <PendingRow
            order={order}
            unread={unreads.get(order.id) ?? 0}
            onDecide={isManager ? open : undefined}
            onReopen={reopen}
            isReopening={busyId === order.id}
          />
        )}
        sx={pillRowList}
        skeleton={
          <ListSkeleton sx={pillRowList}>
            <OrderRowSkeleton />
          </ListSkeleton>
        }
      />
    </ListPage>
  );
}

function ImportButton() {
  const open = useOpenDialog();
  return (
    <Button variant="contained" startIcon={<FileInput size={20} />} onClick={() => open('import', 'main')}>
      Import Alert
    </Button>
  );
}

function NothingPending() {
  const open = useOpenDialog();
  const hadSome = useHasOrderFromAlerts();
  return (
    <EmptyState
      picture={<EmptyPicture name="machines" />}
      title={hadSome === false ? 'Import your first health alert' : 'Import your health alerts'}
      action={
        <Button variant="outlined" onClick={() => open('onboarding', 'telematics')}>
          Learn More
        </Button>
      }
    >
      Fault codes from your machines turn into service requests here, for a manager to approve.
    </EmptyState>
  );
}
