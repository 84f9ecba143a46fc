/**
 * Mails and text messages about these wait, so that one covers everything the conversation has brought in the
 * meantime.
 */
export const gatheredEvents: string[] = ['order.message-posted'];
/** Long enough that someone watching the chat has read it, short enough for someone waiting at a gate. */
export const gatheringSeconds = 180;

/**
 * The detail types that the notification queues listen to. What is sent for each is in one table next to the senders.
 */
export const notifiableEvents: string[] = [
  'order.pending-created',
  'order.created',
  'order.approved',
  'order.technicians-alerted',
  'order.alerts-resent',
  'order.search-ended',
  'order.availability-submitted',
  'order.availability-requested',
  'order.technician-assigned',
  'order.rescheduled',
  'order.technician-unassigned',
  'order.technician-marked-on-site',
  'order.technician-marked-off-site',
  'order.done-for-day',
  'order.parts-needed',
  'order.completed',
  'order.message-posted',
  'order.question-asked',
  'order.question-answered',
  'order.jobsite-changed',
  'order.jobsite-moved',
  'order.faults-changed',
  'order.cancelled',
  'order.reopened',
  'order.pending-reopened',
  'order.issue-reported',
  'order.reviewed',
  'order.reminded',
  'order.escalated',
  'account.joined-company',
  'account.invited',
  'account.email-change-asked',
  'alert.unread',
  'account.new-sign-in',
  'account.wrong-codes',
  'account.number-taken',
];
