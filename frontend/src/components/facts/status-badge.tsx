import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  MapPinCheck,
  ReceiptText,
  Search,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { Pill } from './pill.tsx';

type StatusTone = 'pending' | 'open' | 'scheduled' | 'done' | 'stopped' | 'warning';

export interface BadgeProps {
  readonly tone: StatusTone;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** A status: icon, words and tint, never the tint alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Pill colour={`status.${tone}`} icon={icon}>
      {children}
    </Pill>
  );
}

export interface StatusBadgeProps {
  readonly status: OrderStatus;
  /** The technician's presence, if any. */
  readonly presence?: 'on-site' | 'off-site' | undefined;
}

/** An order's status in the specification's words. */
export function StatusBadge({ status, presence }: StatusBadgeProps) {
  const scheduled = status === 'scheduled' || status === 'rescheduled';
  const look = scheduled && presence ? presenceLooks[presence] : looks[status];
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.word}
    </Badge>
  );
}

interface Look {
  readonly tone: StatusTone;
  readonly icon: LucideIcon;
  readonly word: string;
}

const looks: Readonly<Record<OrderStatus, Look>> = {
  pending: { tone: 'pending', icon: CircleDashed, word: 'Needs Service' },
  rejected: { tone: 'stopped', icon: CircleX, word: 'Rejected' },
  open: { tone: 'open', icon: Search, word: 'Open' },
  cancelled: { tone: 'stopped', icon: Ban, word: 'Cancelled' },
  scheduled: { tone: 'scheduled', icon: CalendarCheck, word: 'Scheduled' },
  rescheduled: { tone: 'scheduled', icon: CalendarClock, word: 'Rescheduled' },
  complete: { tone: 'done', icon: CircleCheck, word: 'Complete' },
  invoiced: { tone: 'done', icon: ReceiptText, word: 'Invoiced' },
};

const presenceLooks: Readonly<Record<'on-site' | 'off-site', Look>> = {
  'on-site': { tone: 'done', icon: MapPinCheck, word: 'On-site' },
  'off-site': { tone: 'scheduled', icon: CalendarCheck, word: 'Off-site' },
};
