import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { SupportContacts } from '../../components/shell/support-contacts.tsx';
import { useOrders } from './api.ts';
import { CardSkeletons, cardGrid } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders under way (`/orders`): technicians are sought, booked or at work. */
export function InServicePage() {
  const [filters, setFilters] = useOrderFilters();
  const orders = useOrders('scheduled', filters);
  return (
    <>
      <PageHeader title="In-Service" subtitle="Who is coming, and when" />
      <FilterBar tab="scheduled" filters={filters} onChange={setFilters} />
      <OrderList
        label="Orders in service"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<NothingInService />}
        renderOrder={(order) => <OrderCard order={order} />}
        sx={cardGrid}
        skeleton={<CardSkeletons />}
      />
    </>
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
