import { clockTime } from './jobsite-time.rules.ts';
import { gone, isLive, isPast, notEligible, timePast } from './offers.rules.ts';
import { type Rule, refuse } from './order-commands.ts';

/** 'Confirm and Book': the offer's date and time become the order's. */
export const assignTechnician: Rule<'assignTechnician'> = ({ order, offers }, command, { now }) => {
  const offer = offers.find(({ id }) => id === command.offerId);
  if (offer === undefined || !isLive(offer, order, now)) return gone();
  const { technician, serviceDate, serviceTime, card, quote } = offer;
  if (isPast(order, serviceDate, serviceTime, now)) return timePast();
  if (!command.technician?.eligible || command.technician.id !== technician.id) return notEligible();
  return {
    order: { schedule: { technician, serviceDate, serviceTime, card, quote } },
    updates: [
      { type: 'technician_scheduled', data: { technicianId: technician.id, serviceDate, serviceTime } },
    ],
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
    order: { schedule: { ...schedule, serviceDate, serviceTime } },
    updates: [
      {
        type: 'job_rescheduled',
        data: { technicianId: schedule.technician.id, serviceDate, serviceTime, message },
      },
    ],
  };
};

/** The technician gives the job back, or an admin takes it away; who it was is told to whom it concerns. */
export const unassign: Rule<'unassign'> = ({ order }, { message }) => ({
  order: { schedule: null, presence: { onSiteAt: null, offSiteAt: null } },
  updates: [
    { type: 'technician_unassigned', data: { technicianId: order.schedule?.technician.id ?? null, message } },
  ],
  about: { technicianIds: order.schedule === null ? [] : [order.schedule.technician.id] },
});
