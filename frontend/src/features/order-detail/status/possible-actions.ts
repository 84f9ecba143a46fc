import { Ban, Flag, Hash, type LucideIcon, MapPin, Receipt, Users } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import type { DialogName } from '../../../lib/dialog-address.ts';

export interface OrderAction {
  readonly dialog: DialogName;
  readonly name: string;
  readonly note: string;
  readonly icon: LucideIcon;
}

/** What this person can do about the order beside its next step, by the commands that it is allowed. */
export function possibleActions({ allowedCommands }: Pick<OrderView, 'allowedCommands'>): OrderAction[] {
  return actions.filter(({ command }) => allowedCommands.includes(command));
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
