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
  Moon,
  Package,
  Search,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrderCard } from '#schema/orders/order.ts';
import { Pill, type PillProps } from '../../components/facts/pill.tsx';
import { useNow } from '../../lib/use-service-time.ts';
import { type ServiceStep, technicianStatus } from './technician-status.ts';

interface TechnicianLineProps {
  readonly order: OrderCard;
  /** Whether this person can choose a technician. */
  readonly isManager: boolean;
}

/** An order's technician status: a pill, and beside it who, when, or how many. */
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
  /** Id of the element that names the order. */
  readonly describedBy: string;
  /** Outlined, since the page has many of these. */
  readonly isQuiet?: boolean;
}

/** The next step if it is this person's: to choose or rate a technician. */
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
