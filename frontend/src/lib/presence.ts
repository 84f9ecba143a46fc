import type { OrderView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';

export type Presence = 'on-site' | 'off-site';

/**
 * Where the technician is by today's marks, in the jobsite's time: on-site while the latest on-site is newer than the
 * latest off-site or none exists; undefined without an on-site mark (document 1 section 4).
 */
export function presenceOf(order: Pick<OrderView, 'presence' | 'timeZone'>, now: Date): Presence | undefined {
  const { timeZone } = order;
  const today = localDay(now, timeZone);
  const ofToday = (mark: string | null) =>
    mark !== null && localDay(new Date(mark), timeZone) === today ? mark : undefined;
  const [onSite, offSite] = [ofToday(order.presence.onSiteAt), ofToday(order.presence.offSiteAt)];
  if (onSite === undefined) return undefined;
  return offSite === undefined || onSite > offSite ? 'on-site' : 'off-site';
}

/** Arrival and departure can be marked only on the scheduled day, in the jobsite's time. */
export function isScheduledDay(order: Pick<OrderView, 'serviceDate' | 'timeZone'>, now: Date): boolean {
  return order.serviceDate === localDay(now, order.timeZone);
}
