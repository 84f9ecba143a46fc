import { refuse } from '#functions/platform/refusal.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { clockTime } from '#schema/places/jobsite-clock.ts';
import type { Offer, Order } from '../order.ts';
import { isOfThisRound, isPast, notEligible, offerEnd, offerGone, timePast } from './offers.rules.ts';
import type { CommandOf, Rule } from './order-commands.ts';

/**
 * 'Confirm and Book': the offer's date and time become the order's. Eligibility is checked again on the order as it is
 * now: its machine or jobsite may have changed since the offer.
 */
export const assignTechnician: Rule<'assignTechnician'> = ({ order, offers }, command, { now }) => {
  const offer = offers.find(({ id }) => id === command.offerId);
  if (offer === undefined || !isOfThisRound(offer, order) || now >= offerEnd(offer)) return offerGone();
  const { technician, serviceDate, serviceTime, card, quote, abilities } = offer;
  if (isPast(order, serviceDate, serviceTime, now)) return timePast();
  if (!mayCome(command.technician, offer, order)) return notEligible();
  return {
    order: { schedule: { technician, serviceDate, serviceTime, card, quote } },
    updates: [
      { type: 'technician_scheduled', data: { technicianId: technician.id, serviceDate, serviceTime } },
    ],
    effects:
      command.technician === 'as-offered' && abilities !== undefined
        ? [{ kind: 'hold-technician', technician, abilities }]
        : [],
  };
};

export const reschedule: Rule<'reschedule'> = ({ order }, { serviceDate, message, ...asked }, { now }) => {
  const { schedule } = order;
  const serviceTime = clockTime(asked.serviceTime);
  if (schedule === null) return refuse('CONFLICT', 'The order has no technician to move.');
  if (isPast(order, serviceDate, serviceTime, now)) return timePast();
  if (schedule.serviceDate === serviceDate && schedule.serviceTime === serviceTime) {
    return refuse('BAD_INPUT', 'The job is at that time already. Choose another one.', {
      fields: { serviceTime: 'Choose another time' },
    });
  }
  return {
    order: { schedule: { ...schedule, serviceDate, serviceTime }, report: null },
    updates: [
      {
        type: 'job_rescheduled',
        data: { technicianId: schedule.technician.id, serviceDate, serviceTime, message },
      },
      // The technician says why; the bot, what changed.
      {
        type: 'schedule_change',
        byBot: 'now',
        data: {
          from: { serviceDate: schedule.serviceDate, serviceTime: schedule.serviceTime },
          to: { serviceDate, serviceTime },
        },
      },
    ],
  };
};

/**
 * The technician gives the job back, or an admin takes it away. The event names the technician, so that they are
 * notified.
 */
export const unassign: Rule<'unassign'> = ({ order }, { message }) => ({
  order: { schedule: null, presence: { onSiteAt: null, offSiteAt: null }, report: null },
  updates: [
    { type: 'technician_unassigned', data: { technicianId: order.schedule?.technician.id ?? null, message } },
  ],
  about: { technicianIds: order.schedule === null ? [] : [order.schedule.technician.id] },
});

function mayCome(
  technician: CommandOf<'assignTechnician'>['technician'],
  { technician: { id }, abilities }: Offer,
  order: Order,
): boolean {
  if (technician !== 'as-offered') return technician?.eligible === true && technician.id === id;
  return abilities !== undefined && isEligible({ ...abilities, bookable: true }, order);
}
