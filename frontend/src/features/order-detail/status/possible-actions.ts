import { Ban, Flag, Hash, type LucideIcon, MapPin, Receipt, Users } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import type { DialogName } from '../../../lib/dialog-address.ts';
import { isScheduledDay, type Presence, presenceOf } from '../../../lib/presence.ts';
import { liveOffers } from '../offers/offers.ts';
import { reviewState } from '../review/review.ts';

export interface OrderAction {
  readonly dialog: DialogName;
  readonly name: string;
  readonly note: string;
  readonly icon: LucideIcon;
}

/** What this person can do besides the order's next step, by the allowed commands. */
export function possibleActions({ allowedCommands }: Pick<OrderView, 'allowedCommands'>): OrderAction[] {
  return actions.filter(({ command }) => allowedCommands.includes(command));
}

/** The order's next step for this person. It is shown even if it can't be done yet, with the reason. */
export type MainAction =
  | { readonly name: 'decide' | 'choose' }
  /** `asks`: a cancelled order asks first, since its search starts again. */
  | { readonly name: 'reopen'; readonly asks: boolean }
  | { readonly name: 'presence'; readonly next: Presence; readonly enabled: boolean }
  | { readonly name: 'rate'; readonly enabled: boolean };

/** Undefined if there is nothing to do but wait. */
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

const actions: readonly (OrderAction & { readonly command: string })[] = [
  {
    dialog: 'equipment',
    command: 'updateSerialNumber',
    name: 'Edit equipment',
    note: 'Serial and unit number',
    icon: Hash,
  },
  {
    dialog: 'jobsite',
    command: 'updateJobsite',
    name: 'Edit jobsite',
    note: 'Name, address, access and requirements',
    icon: MapPin,
  },
  {
    dialog: 'participants',
    command: 'updateParticipants',
    name: 'Edit participants',
    note: 'Who gets updates by text and email',
    icon: Users,
  },
  {
    dialog: 'po',
    command: 'updatePoNumber',
    name: 'Edit PO number',
    note: 'What you book the service under',
    icon: Receipt,
  },
  {
    dialog: 'report',
    command: 'reportIssue',
    name: 'Report an Issue',
    note: 'Something about the service is not right',
    icon: Flag,
  },
  {
    dialog: 'cancel',
    command: 'cancel',
    name: 'Cancel order',
    note: 'Anytime before scheduling service',
    icon: Ban,
  },
];
