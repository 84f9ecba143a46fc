import { isLive } from './offers.rules.ts';
import { type Rule, refuse } from './order-commands.ts';

/** A reminder that still holds: the offer stands, or the service is at the time that it reminds of. */
export const remind: Rule<'remind'> = (record, command, { now }) => {
  const { order, offers } = record;
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
      about: { technicianIds: [offer.technician.id] },
    };
  }
  const { serviceDate, serviceTime } = command;
  const { schedule } = order;
  if (schedule?.serviceDate !== serviceDate || schedule.serviceTime !== serviceTime) return outdated();
  return {
    updates: [{ type: reminderEntries[command.reminder], byBot: 'now', data: { serviceDate, serviceTime } }],
  };
};

const reminderEntries = {
  'service-scheduled': 'bot_service_scheduled_reminder',
  'service-start': 'bot_service_start_reminder',
} as const;

function outdated() {
  return refuse('CONFLICT', 'What this would remind of is over.');
}
