import { isLive, isPast } from './offers.rules.ts';
import { type Rule, refuse, updateId } from './order-commands.ts';

/** A reminder that still holds: the offer stands, or the service is at the time that it reminds of. */
export const remind: Rule<'remind'> = (record, command, { now }) => {
  const { order, offers } = record;
  const entryId = updateId(order.id, order.lastUpdate + 1);
  if (command.reminder === 'availability-expiring') {
    const offer = offers.find(({ id }) => id === command.offerId);
    if (offer === undefined || !isLive(offer, order, now)) return outdated();
    return {
      updates: [
        {
          type: 'availability_expiring_reminder_sent',
          byBot: 'now',
          data: { technicianId: offer.technician.id, offerId: offer.id },
        },
      ],
      about: { technicianIds: [offer.technician.id], updateId: entryId },
    };
  }
  const { serviceDate, serviceTime } = command;
  const { schedule } = order;
  if (schedule?.serviceDate !== serviceDate || schedule.serviceTime !== serviceTime) return outdated();
  // One that was held up for long, say among dead letters.
  if (isPast(order, serviceDate, serviceTime, now)) return outdated();
  return {
    updates: [{ type: reminderEntries[command.reminder], byBot: 'now', data: { serviceDate, serviceTime } }],
    about: { updateId: entryId },
  };
};

const reminderEntries = {
  'service-scheduled': 'bot_service_scheduled_reminder',
  'service-start': 'bot_service_start_reminder',
} as const;

function outdated() {
  return refuse('CONFLICT', 'What this would remind of is over.');
}
