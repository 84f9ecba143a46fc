import type { OrderView } from '#schema/orders/order.ts';
import { isScheduledDay, type Presence, presenceOf } from '../../../lib/presence.ts';
import { liveOffers } from '../offers/offers.ts';
import { reviewState } from '../review/review.ts';

/** The next thing that this person can do about the order; what cannot be done just now is shown all the same, and why. */
export type MainAction =
  | { readonly name: 'decide' | 'choose' }
  /** At once, or after a question: of a cancelled order the search starts again. */
  | { readonly name: 'reopen'; readonly asks: boolean }
  | { readonly name: 'presence'; readonly next: Presence; readonly enabled: boolean }
  | { readonly name: 'rate'; readonly enabled: boolean };

/** Undefined where nothing is to be done but to wait. */
export function mainAction(order: OrderView, now: Date): MainAction | undefined {
  const may = (command: string) => order.allowedCommands.includes(command);
  switch (order.status) {
    case 'pending':
      return may('approvePendingOrder') ? { name: 'decide' } : undefined;
    case 'open':
      return may('assignTechnician') && liveOffers(order, now).length > 0 ? { name: 'choose' } : undefined;
    case 'scheduled':
    case 'rescheduled':
      return may('markTechnicianPresence')
        ? {
            name: 'presence',
            next: presenceOf(order, now) === 'on-site' ? 'off-site' : 'on-site',
            enabled: isScheduledDay(order, now),
          }
        : undefined;
    case 'complete':
    case 'invoiced':
      return may('reviewJob') ? { name: 'rate', enabled: reviewState(order, now) === 'open' } : undefined;
    case 'rejected':
      return may('reopenPendingOrder') ? { name: 'reopen', asks: false } : undefined;
    case 'cancelled':
      return may('reopen') ? { name: 'reopen', asks: true } : undefined;
  }
}
