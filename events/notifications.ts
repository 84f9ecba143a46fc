/** The detail types that the notification queues listen to; what is sent for each stands in one table beside the senders. */
export const notifiableEvents: string[] = [
  'order.pending-created',
  'order.created',
  'order.approved',
  'account.joined-company',
];
