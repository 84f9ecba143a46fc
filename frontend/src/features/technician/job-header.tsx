import Box from '@mui/material/Box';
import { CalendarCheck } from 'lucide-react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { OrderBadge } from '../../components/facts/order-badge.tsx';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { MachineThumb } from '../../components/identity/machine.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { machineWords } from '../../lib/order-words.ts';
import { standingSentence } from './job-words.ts';

interface JobHeaderProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  /** The last refetch failed. */
  readonly stale: boolean;
}

/** The machine, its distance, and the job's status. */
export function JobHeader({ job, viewerId, stale }: JobHeaderProps) {
  const { order, distanceMiles } = job;
  const { equipment, address } = order;
  const sentence = standingSentence(order, viewerId);
  const title = machineWords(equipment);
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={`${title}, job #${order.id}`}
        picture={<MachineThumb product={equipment.product} brand={equipment.brand} size={56} />}
        subtitle={[
          equipment.product,
          equipment.unitNumber && `Unit ${equipment.unitNumber}`,
          `Job #${order.id}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        facts={
          <>
            <OrderBadge order={order} />
            <PriorityPill priority={order.priority} />
            <span className="numbers">
              {milesWords(distanceMiles)} · {address.city}, {address.state}
            </span>
          </>
        }
      />
      {/* Announces changes while the page is open. */}
      <Box component="output" aria-live="polite" sx={standing}>
        {sentence && (
          <Box sx={booked}>
            <CalendarCheck size={20} />
            <span className="numbers">{sentence}</span>
          </Box>
        )}
        {stale && <Badge tone="warning">Not up to date. Trying again.</Badge>}
      </Box>
    </>
  );
}

const standing = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  mb: 2,
  '&:empty': { display: 'none' },
} as const;

const booked = {
  display: 'flex',
  gap: 1,
  fontWeight: 600,
  textWrap: 'balance',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;
