import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ListSkeleton } from '../../components/data/list-skeleton.tsx';
import { Carousel } from '../../components/flow/carousel.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { SupportContacts } from '../../components/shell/support-contacts.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import type { CachedList } from '../../lib/cached-list.ts';
import { usePermission } from '../../lib/profile.ts';
import { useUnreads } from '../../lib/unreads.ts';
import { useNow } from '../../lib/use-now.ts';
import { useOrders } from './api.ts';
import { countNarrowing } from './filters.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { OrderList } from './order-list.tsx';
import { OrderRowSkeleton, rowList } from './order-row.tsx';
import { ServiceRow } from './service-row.tsx';
import { upNext } from './technician-status.ts';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders under way (`/orders`): technicians are sought, booked or at work. */
export function InServicePage() {
  const [filters, setFilters] = useOrderFilters('scheduled');
  const orders = useOrders('scheduled', filters);
  const unreads = useUnreads();
  const isManager = usePermission('order_management');
  return (
    <ListPage
      title="In-Service"
      subtitle="Who is coming, and when"
      filters={<OrderFilterBar tab="scheduled" filters={filters} onChange={setFilters} />}
    >
      {countNarrowing(filters) === 0 && (
        <UpNext orders={orders.data} isManager={isManager} unreads={unreads} />
      )}
      <OrderList
        label="Orders in service"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<NothingInService />}
        renderOrder={(order) => (
          <ServiceRow order={order} unread={unreads.get(order.id) ?? 0} isManager={isManager} />
        )}
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

interface UpNextProps {
  readonly orders: CachedList | undefined;
  readonly isManager: boolean;
  readonly unreads: ReadonlyMap<string, number>;
}

/**
 * What wants the reader's attention, or comes first, as cards (document 1 section 2). A single one, or a list that holds no
 * others, is seen as well below.
 */
function UpNext({ orders, isManager, unreads }: UpNextProps) {
  const now = useNow();
  const all = orders?.pages.flatMap((page) => page.data) ?? [];
  const first = upNext(all, { isManager, now });
  if (first.length < 2 || first.length === all.length) return null;
  return (
    <Carousel
      title="Up next"
      items={first.map((order) => ({
        id: order.id,
        content: (
          <OrderCard order={order} unread={unreads.get(order.id) ?? 0} isManager={isManager} level="h3" />
        ),
      }))}
    />
  );
}

function NothingInService() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <EmptyState
        icon={CalendarPlus}
        title="Book your next service"
        action={
          <Button variant="contained" onClick={() => setAsked(true)}>
            Order Service
          </Button>
        }
      />
      {/* Until the order wizard is there, this says how else service is ordered. */}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Order Service"
        actions={
          <Button variant="contained" onClick={() => setAsked(false)}>
            Got it
          </Button>
        }
      >
        To order service now, import a health alert on the Pending tab, or contact us: <SupportContacts />.
      </Dialog>
    </>
  );
}
