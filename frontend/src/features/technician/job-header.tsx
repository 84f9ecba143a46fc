import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowLeft, CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TechnicianJob } from '#schema/technician-jobs.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { Badge, StatusBadge } from '../../components/facts/status-badge.tsx';
import { machineWords } from '../../lib/order-words.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { presenceOf } from '../../lib/presence.ts';
import { milesWords } from '../../lib/trip-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { standingSentence } from './standing-words.ts';

interface JobHeaderProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  /** What is shown could not be brought up to date. */
  readonly stale: boolean;
}

/** The machine, how far it is, and how the job stands. */
export function JobHeader({ job, viewerId, stale }: JobHeaderProps) {
  const { order, distanceMiles } = job;
  const { equipment, address } = order;
  const now = useNow();
  const sentence = standingSentence(order, viewerId);
  usePageTitle(`${machineWords(equipment)}, job #${order.id}`);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1 }}>
      <div>
        <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {machineWords(equipment)}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[equipment.product, equipment.unitNumber && `Unit ${equipment.unitNumber}`, `Job #${order.id}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      <Box sx={line}>
        <StatusBadge status={order.status} presence={presenceOf(order, now)} />
        <PriorityPill priority={order.priority} />
        <span className="numbers">
          {milesWords(distanceMiles)} · {address.city}, {address.state}
        </span>
      </Box>
      {/* Says what changes while the page is open. */}
      <Box component="output" aria-live="polite" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {sentence && (
          <Box sx={booked}>
            <CalendarCheck size={20} />
            <span className="numbers">{sentence}</span>
          </Box>
        )}
        {stale && <Badge tone="warning">Not up to date. Trying again.</Badge>}
      </Box>
    </Box>
  );
}

/** Back to the list that the job stands in. */
export function BackLink({ job }: { readonly job: TechnicianJob | undefined }) {
  const mine = job !== undefined && job.order.status !== 'open';
  return (
    <Box component={Link} to={mine ? '/tech/schedule' : '/tech/jobs'} sx={backLink}>
      <ArrowLeft size={18} />
      {mine ? 'My schedule' : 'Jobs near me'}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  typography: 'body2',
} as const;

const booked = { display: 'flex', gap: 1, fontWeight: 600, '& > svg': { flex: 'none', mt: '2px' } } as const;

const backLink = {
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  mt: { xs: -1.5, md: -2 },
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
} as const;
