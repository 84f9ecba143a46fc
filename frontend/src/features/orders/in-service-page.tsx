import Typography from '@mui/material/Typography';
import type { OrderCard as Card } from '#schema/orders/order.ts';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ListSkeleton } from '../../components/data/skeletons.tsx';
import { Carousel } from '../../components/flow/carousel.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import { usePermission } from '../../lib/profile.ts';
import { useUnreads } from '../../lib/unreads.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { useOrders } from './api.ts';
import { countNarrowing } from './filters.ts';
import { MapLink, OrderServiceButton } from './list-buttons.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { OrderRowSkeleton, rowList } from './order-row.tsx';
import { ServiceRow } from './service-row.tsx';
import { upNext } from './technician-status.ts';
import { useOrderFilters } from './use-order-filters.ts';

/**
 * Orders in service (`/orders`): those that need attention or come first as cards, and all as a list (document 1
 * section 2). No cards for a single one, or if they would repeat the whole list.
 */
export function InServicePage() {
  const [filters, setFilters] = useOrderFilters('scheduled');
  const orders = useOrders('scheduled', filters);
  const unreads = useUnreads();
  const isManager = usePermission('order_management');
  const mayOrder = usePermission('view_and_request_orders');
  const reader = { isManager, now: useNow() };
  const all = orders.data?.pages.flatMap((page) => page.data) ?? [];
  const first = countNarrowing(filters) > 0 ? [] : upNext(all, reader);
  const hasCarousel = first.length > 1 && first.length < all.length;
  const shownBy = (order: Card) => ({ order, unread: unreads.get(order.id) ?? 0, isManager });
  return (
    <ListPage
      title="In-Service"
      subtitle="Who is coming, and when"
      action={mayOrder ? <OrderServiceButton /> : undefined}
      aside={<MapLink />}
      filters={<OrderFilterBar tab="scheduled" filters={filters} onChange={setFilters} />}
    >
      {hasCarousel && (
        <>
          <Carousel
            title="Up next"
            items={first.map((order) => ({
              id: order.id,
              content: <OrderCard {...shownBy(order)} level="h3" />,
            }))}
          />
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            All in service
          </Typography>
        </>
      )}
      <OrderList
        label="Orders in service"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<NothingInService mayOrder={mayOrder} />}
        renderOrder={(order) => <ServiceRow {...shownBy(order)} isQuiet={hasCarousel} />}
        sx={rowList}
        skeleton={
          <ListSkeleton sx={rowList}>
            <OrderRowSkeleton />
          </ListSkeleton>
        }
      />
    </ListPage>
  );
}

function NothingInService({ mayOrder }: { readonly mayOrder: boolean }) {
  return (
    <EmptyState
      picture={<EmptyPicture name="machines" />}
      title="Book your next service"
      action={mayOrder ? <OrderServiceButton /> : undefined}
    />
  );
}
