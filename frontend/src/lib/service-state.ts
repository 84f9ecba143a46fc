import type { OrderView } from '#schema/orders/order.ts';
import { presenceOf } from './presence.ts';

/** What the state label of a booked order says (document 1 section 4). */
export type ServiceState =
  | 'scheduled'
  | 'rescheduled'
  | 'on-site'
  | 'off-site'
  | 'done_for_day'
  | 'parts_needed';

/** The state label of a booked order (document 1 section 4). */
export const serviceStateLabels: Readonly<Record<ServiceState, string>> = {
  scheduled: 'Scheduled',
  rescheduled: 'Rescheduled',
  'on-site': 'On-site',
  'off-site': 'Off-site',
  done_for_day: 'Done For Day',
  parts_needed: 'Parts Needed',
};

/** The latest that is known of a booked order's service; undefined in any other status. */
export function serviceState(order: OrderView, now: Date): ServiceState | undefined {
  if (order.status !== 'scheduled' && order.status !== 'rescheduled') return undefined;
  const told = latestReport(order);
  const presence = presenceOf(order, now);
  if (presence === undefined) return told?.state ?? order.status;
  const marked = presence === 'on-site' ? order.presence.onSiteAt : order.presence.offSiteAt;
  return told !== undefined && told.at > (marked ?? '') ? told.state : presence;
}

/** The technician's latest 'Done For Day' or 'Parts Needed' of the present booking, with its note. */
export function latestReport(order: Pick<OrderView, 'ordersUpdates'>):
  | {
      readonly state: 'done_for_day' | 'parts_needed';
      readonly at: string;
      readonly message: string | undefined;
    }
  | undefined {
  const updates = [...order.ordersUpdates].sort((one, other) => (one.id < other.id ? 1 : -1));
  for (const { updateTypeName, createdAt, data } of updates) {
    if (updateTypeName === 'technician_scheduled' || updateTypeName === 'job_rescheduled') return undefined;
    if (updateTypeName === 'done_for_day' || updateTypeName === 'parts_needed') {
      const message = typeof data.message === 'string' ? data.message.trim() : '';
      return { state: updateTypeName, at: createdAt, message: message || undefined };
    }
  }
  return undefined;
}
