import { CalendarClock, Package } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { serviceState, serviceStateLabels } from '../../lib/service-state.ts';
import { useServiceTime } from '../../lib/use-service-time.ts';
import { Badge, StatusBadge } from './status-badge.tsx';

/** The order's status; for a booked order, the latest news of the service. */
export function OrderBadge({ order }: { readonly order: OrderView }) {
  const state = serviceState(order, useServiceTime());
  switch (state) {
    case 'done_for_day':
      return (
        <Badge tone="scheduled" icon={CalendarClock}>
          {serviceStateLabels[state]}
        </Badge>
      );
    case 'parts_needed':
      return (
        <Badge tone="warning" icon={Package}>
          {serviceStateLabels[state]}
        </Badge>
      );
    case 'on-site':
    case 'off-site':
      return <StatusBadge status={order.status} presence={state} />;
    default:
      return <StatusBadge status={order.status} />;
  }
}
