import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { JobCard as Card } from '#schema/technicians/technician-jobs.ts';
import { card, iconLine, twoLines } from '../../components/data/list-styles.ts';
import { FaultLabel } from '../../components/facts/fault-label.tsx';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { MachineTitle } from '../../components/identity/machine.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { jobsiteWords, unitWords } from '../../lib/order-words.ts';

export interface JobCardProps {
  readonly job: Card;
  /** Heading level of the machine's name. */
  readonly level: 'h2' | 'h3';
  /** The last line: what this list adds. */
  readonly children: ReactNode;
}

/** A job in a list: what is broken, how far away, and the technician's part in it. */
export const JobCard = memo(function JobCard({ job, level, children }: JobCardProps) {
  const more = job.faultCount - job.topFaults.length;
  return (
    <Box component="article" sx={cardLook}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        <MachineTitle
          machine={job}
          note={[job.product, unitWords(job)].filter(Boolean).join(' · ') || `Job #${job.id}`}
          to={`/tech/jobs/${job.id}`}
          level={level}
        />
        <Box sx={{ flex: 'none' }}>
          <PriorityPill priority={job.priority} />
        </Box>
      </Box>
      {job.topFaults.length > 0 && (
        <Box component="ul" aria-label="Fault codes" sx={faults}>
          {job.topFaults.map((fault) => (
            <li key={fault.fault}>
              <FaultLabel fault={fault} withSeverity />
            </li>
          ))}
          {more > 0 && <Box component="li" sx={{ color: 'text.secondary' }}>{`+ ${more} more`}</Box>}
        </Box>
      )}
      {job.issue && <Typography sx={twoLines}>{job.issue}</Typography>}
      <Box sx={place}>
        <MapPin size={18} />
        <span>
          <strong className="numbers">{milesWords(job.distanceMiles)}</strong> · {jobsiteWords(job)}
        </span>
      </Box>
      <Box sx={foot}>{children}</Box>
    </Box>
  );
});

const cardLook = {
  position: 'relative',
  display: 'grid',
  gap: 1.25,
  ...card,
  '&:hover': { borderColor: 'text.disabled' },
} as const;

const faults = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  '& > li': { display: 'flex', gap: 0.75, alignItems: 'flex-start' },
} as const;

const place = {
  ...iconLine,
  '& > svg': { flex: 'none', mt: '3px' },
  '& strong': { color: 'text.primary', fontWeight: 650 },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  pt: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
} as const;
