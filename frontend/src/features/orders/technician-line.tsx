import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  CircleDashed,
  type LucideIcon,
  MapPinCheck,
  MapPinX,
  MessageSquare,
  Moon,
  Package,
  Search,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderCard } from '#schema/orders.ts';
import { Pill, type PillProps } from '../../components/facts/pill.tsx';
import { useNow } from '../../lib/use-service-time.ts';
import { type ServiceStep, technicianStatus } from './technician-status.ts';

interface TechnicianLineProps {
  readonly order: OrderCard;
  /** Whether the reader may choose a technician. */
  readonly isManager: boolean;
}

/** The technician status of an order: a pill with its title, and who, when, or how many beside it. */
export function TechnicianLine({ order, isManager }: TechnicianLineProps) {
  const { step, title, note } = technicianStatus(order, { isManager, now: useNow() });
  const { colour, icon } = looks[step];
  return (
    <>
      {title !== undefined && (
        <Pill colour={colour} icon={icon}>
          {title}
        </Pill>
      )}
      {note !== undefined && (
        <Box component="span" className="numbers" sx={{ minWidth: 0 }}>
          {note}
        </Box>
      )}
    </>
  );
}

interface NextStepProps extends TechnicianLineProps {
  /** Id of what names the order. */
  readonly describedBy: string;
  /** One of many of its kind on the page. */
  readonly isQuiet?: boolean;
}

/** The next step where it is the reader's: to choose a technician, or to rate one. */
export function NextStep({ order, isManager, describedBy, isQuiet = false }: NextStepProps) {
  const { step } = technicianStatus(order, { isManager, now: useNow() });
  switch (step) {
    case 'choose':
      return (
        <Button
          {...(isQuiet ? { variant: 'outlined' } : { variant: 'contained', color: 'safety' })}
          component={Link}
          to={`/orders/${order.id}?choose=${order.id}`}
          aria-describedby={describedBy}
        >
          Choose Technician
        </Button>
      );
    case 'rate':
      return (
        <Button
          variant="outlined"
          component={Link}
          to={`/orders/${order.id}`}
          state={{ promptReview: true }}
          aria-describedby={describedBy}
        >
          Rate Service
        </Button>
      );
    default:
      return null;
  }
}

const looks: Readonly<
  Record<ServiceStep, { readonly colour: PillProps['colour']; readonly icon: LucideIcon }>
> = {
  decide: { colour: 'status.pending', icon: CircleDashed },
  search: { colour: 'status.open', icon: Search },
  choose: { colour: 'status.open', icon: Users },
  booked: { colour: 'status.scheduled', icon: CalendarCheck },
  'on-site': { colour: 'status.done', icon: MapPinCheck },
  'off-site': { colour: 'status.scheduled', icon: MapPinX },
  done_for_day: { colour: 'status.scheduled', icon: Moon },
  parts_needed: { colour: 'status.warning', icon: Package },
  rate: { colour: 'status.done', icon: CircleCheck },
  complete: { colour: 'status.done', icon: CircleCheck },
  stopped: { colour: 'status.stopped', icon: Ban },
};

/** How much of an order's timeline its reader has not looked at yet. */
export function UnreadPill({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Pill colour="status.open" icon={MessageSquare}>
      {count > 99 ? '99+' : count} unread
    </Pill>
  );
}

/** What is broken in a line: the issue in somebody's words, else the gravest fault's; undefined where nothing is known. */
export function whatIsBroken({
  issue,
  topFaults,
}: Pick<OrderCard, 'issue' | 'topFaults'>): string | undefined {
  const [fault] = topFaults;
  return issue ?? fault?.name ?? fault?.fault;
}
