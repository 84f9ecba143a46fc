import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { JobCard as Card } from '#schema/technician-jobs.ts';
import { twoLines } from '../../components/data/list-styles.ts';
import { FaultLabel } from '../../components/facts/fault-label.tsx';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { MachineTitle } from '../../components/identity/machine.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { jobsiteWords, unitWords } from '../../lib/order-words.ts';

export interface JobCardProps {
  readonly job: Card;
  /** Of the machine's name, below the list's own. */
  readonly level: 'h2' | 'h3';
  /** The last line: what there is to know of it in this list. */
  readonly children: ReactNode;
}

/** A job of a list: what is broken, how far away, and what the reader has to do with it. */
export const JobCard = memo(function JobCard({ job, level, children }: JobCardProps) {
  const more = job.faultCount - job.topFaults.length;
  return (
    <Box component="article" sx={card}>
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

const card = {
  position: 'relative',
  display: 'grid',
  gap: 1.25,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
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
  display: 'flex',
  gap: 0.75,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
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
