import { CircleCheckBig } from 'lucide-react';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { useOrders } from './api.ts';
import { CardSkeletons, cardGrid } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderList } from './order-list.tsx';
import { useOrderFilters } from './use-order-filters.ts';

/** Orders whose work is done (`/orders/history`). */
export function CompletePage() {
  const [filters, setFilters] = useOrderFilters();
  const orders = useOrders('complete', filters);
  return (
    <>
      <PageHeader title="Complete" subtitle="What was repaired" />
      <FilterBar tab="complete" filters={filters} onChange={setFilters} />
      <OrderList
        label="Completed orders"
        orders={orders}
        filters={filters}
        onChange={setFilters}
        empty={<EmptyState icon={CircleCheckBig} title="No completed service" />}
        renderOrder={(order) => <OrderCard order={order} />}
        sx={cardGrid}
        skeleton={<CardSkeletons />}
      />
    </>
  );
}
