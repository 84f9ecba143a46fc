import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin, Tractor } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobCard as Card } from '#schema/technician-jobs.ts';
import { stretchedLink } from '../../components/data/stretched-link.ts';
import { twoLines } from '../../components/data/two-lines.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { SeverityIcon } from '../../components/facts/severity-icon.tsx';
import { jobsiteWords, machineWords, unitWords } from '../../lib/order-words.ts';
import { milesWords } from '../../lib/trip-words.ts';

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
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box sx={picture}>
          <Tractor size={24} strokeWidth={1.75} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component={level} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Box component={Link} to={`/tech/jobs/${job.id}`} sx={stretchedLink}>
              {machineWords(job)}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[job.product, unitWords(job)].filter(Boolean).join(' · ') || `Job #${job.id}`}
          </Typography>
        </Box>
        <PriorityPill priority={job.priority} />
      </Box>
      {job.topFaults.length > 0 && (
        <Box component="ul" aria-label="Fault codes" sx={faults}>
          {job.topFaults.map(({ fault, severity }) => (
            <li key={fault}>
              <SeverityIcon severity={severity} size={18} />
              <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
                {fault}
              </Box>
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

const picture = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'status.pending.tint',
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
