import { CalendarClock, Package } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { Badge, StatusBadge } from '../../../components/facts/status-badge.tsx';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { serviceState } from './service-state.ts';
import { serviceStateLabels } from './status-words.ts';

/** The order's status; once booked, the latest state of its service. */
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
