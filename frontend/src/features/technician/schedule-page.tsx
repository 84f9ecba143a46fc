import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Clock3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JobCard as Card } from '#schema/technicians/technician-jobs.ts';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { Rating } from '../../components/facts/figures.tsx';
import { StatusBadge } from '../../components/facts/status-badge.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { useMyJobs } from './api.ts';
import { useIsOffice } from './crew.ts';
import { JobCard } from './job-card.tsx';
import { JobList } from './job-list.tsx';
import { scheduleDays } from './schedule-days.ts';

/** Booked jobs by day, and finished ones (`/tech/schedule`). */
export function SchedulePage() {
  const jobs = useMyJobs();
  const isOffice = useIsOffice();
  return (
    <>
      <PageHeader
        title="My schedule"
        subtitle={
          isOffice
            ? 'Your technicians’ booked jobs, in each jobsite’s local time'
            : 'Your booked jobs, in each jobsite’s local time'
        }
      />
      <JobList query={jobs}>
        {({ booked, finished }) => (
          <Box sx={{ display: 'grid', gap: 4, pb: 3 }}>
            {booked.length === 0 ? <NothingBooked /> : <Booked jobs={booked} named={isOffice} />}
            {finished.length > 0 && (
              <Day title="Finished" jobs={finished}>
                {(job) => (
                  <>
                    <StatusBadge status={job.status} />
                    <Rating stars={job.rating} />
                    {isOffice && <span>{job.technicianName}</span>}
                  </>
                )}
              </Day>
            )}
          </Box>
        )}
      </JobList>
    </>
  );
}

interface BookedProps {
  readonly jobs: readonly Card[];
  /** Says which technician goes. */
  readonly named: boolean;
}

function Booked({ jobs, named }: BookedProps) {
  const now = useNow();
  return scheduleDays(jobs, now).map(({ title, jobs: ofDay }) => (
    <Day key={title} title={title} jobs={ofDay}>
      {(job) => (
        <>
          <StatusBadge status={job.status} />
          {job.serviceDate !== null && (
            <Box component="span" className="numbers" sx={when}>
              <Clock3 size={16} />
              {jobsiteTimeWords(job.serviceDate, job.serviceTime, job.timeZone)}
            </Box>
          )}
          {named && <span>{job.technicianName}</span>}
        </>
      )}
    </Day>
  ));
}

interface DayProps {
  readonly title: string;
  readonly jobs: readonly Card[];
  readonly children: (job: Card) => React.ReactNode;
}

function Day({ title, jobs, children }: DayProps) {
  return (
    <section>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} level="h3">
              {children(job)}
            </JobCard>
          </li>
        ))}
      </Box>
    </section>
  );
}

function NothingBooked() {
  return (
    <EmptyState
      picture={<EmptyPicture name="machines" />}
      title="Nothing booked"
      action={
        <Button variant="contained" component={Link} to="/tech/jobs">
          See jobs near me
        </Button>
      }
    >
      Offer a time for a job near you. It shows up here once the customer books it.
    </EmptyState>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

const when = { display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'text.primary' } as const;
