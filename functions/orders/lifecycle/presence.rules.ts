import { refuse } from '#functions/platform/refusal.ts';
import type { ServiceMark } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import type { Order } from '../order.ts';
import type { Rule } from './order-commands.ts';

/**
 * Where the technician is, by today's marks at the jobsite (document 1 section 4): on-site if the latest on-site mark
 * is newer than the latest off-site mark, otherwise off-site; null without an on-site mark.
 */
export function presenceOf(order: Order, now: Date): 'on-site' | 'off-site' | null {
  const today = localDay(now, order.timeZone);
  const { onSiteAt, offSiteAt } = order.presence;
  const ofToday = (mark: string | null) =>
    mark !== null && localDay(new Date(mark), order.timeZone) === today;
  if (onSiteAt === null || !ofToday(onSiteAt)) return null;
  if (offSiteAt === null || !ofToday(offSiteAt)) return 'on-site';
  return onSiteAt > offSiteAt ? 'on-site' : 'off-site';
}

/** The technician's latest mark or report on the present booking, of any day. */
export function latestMark({ status, presence, report }: Order): ServiceMark | null {
  if (status !== 'scheduled' && status !== 'rescheduled') return null;
  const { onSiteAt, offSiteAt } = presence;
  const marks: ServiceMark[] = [
    ...(onSiteAt === null ? [] : [{ state: 'on-site' as const, at: onSiteAt }]),
    ...(offSiteAt === null ? [] : [{ state: 'off-site' as const, at: offSiteAt }]),
    ...(report === null ? [] : [report]),
  ];
  return marks.reduce<ServiceMark | null>(
    (latest, mark) => (latest === null || mark.at > latest.at ? mark : latest),
    null,
  );
}

export const markTechnicianPresence: Rule<'markTechnicianPresence'> = ({ order }, { presence }, { now }) => {
  if (!isScheduledDay(order, now)) {
    return refuse('NOT_SCHEDULED_DAY', 'Arrival and departure can be marked on the scheduled day only.');
  }
  const isThere = presenceOf(order, now) === 'on-site';
  if (isThere === (presence === 'on-site')) {
    return refuse('PRESENCE_UNCHANGED', `The technician is ${isThere ? 'on-site' : 'off-site'} already.`);
  }
  const at = now.toISOString();
  return presence === 'on-site'
    ? {
        order: { presence: { onSiteAt: at, offSiteAt: null } },
        updates: [{ type: 'technician_marked_on_site' }],
        event: 'order.technician-marked-on-site',
      }
    : {
        order: { presence: { ...order.presence, offSiteAt: at } },
        updates: [{ type: 'technician_marked_off_site' }],
        event: 'order.technician-marked-off-site',
      };
};

export const doneForDay: Rule<'doneForDay'> = (_, { message, files }, { now }) => ({
  order: { report: { state: 'done_for_day', at: now.toISOString() } },
  updates: [{ type: 'done_for_day', data: { message, files } }],
});

export const partsNeeded: Rule<'partsNeeded'> = (_, { message, files }, { now }) => ({
  order: { report: { state: 'parts_needed', at: now.toISOString() } },
  updates: [{ type: 'parts_needed', data: { message, files } }],
});

function isScheduledDay(order: Order, now: Date): boolean {
  return order.schedule !== null && order.schedule.serviceDate === localDay(now, order.timeZone);
}
