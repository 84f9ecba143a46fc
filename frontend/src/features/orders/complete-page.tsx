import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ListSkeleton } from '../../components/data/skeletons.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import { usePermission } from '../../lib/profile.ts';
import { useUnreads } from '../../lib/unreads.ts';
import { useOrders } from './api.ts';
import { MapLink, OrderServiceButton } from './list-buttons.tsx';
import { cardGrid, OrderCard, OrderCardSkeleton } from './order-card.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Completed orders (`/orders/history`). */
export function CompletePage() {
  const [filters, setFilters] = useOrderFilters('complete');
  const orders = useOrders('complete', filters);
  const unreads = useUnreads();
  const isManager = usePermission('order_management');
  const mayOrder = usePermission('view_and_request_orders');
  return (
    <ListPage
      title="Complete"
      subtitle="What was repaired"
      action={mayOrder ? <OrderServiceButton /> : undefined}
      aside={<MapLink />}
      filters={<OrderFilterBar tab="complete" filters={filters} onChange={setFilters} />}
    >
      <OrderList
        label="Completed orders"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<EmptyState picture={<EmptyPicture name="machines" />} title="No completed service" />}
        renderOrder={(order) => (
          <OrderCard order={order} unread={unreads.get(order.id) ?? 0} isManager={isManager} />
        )}
        sx={cardGrid}
        skeleton={
          <ListSkeleton sx={cardGrid}>
            <OrderCardSkeleton />
          </ListSkeleton>
        }
      />
    </ListPage>
  );
}
