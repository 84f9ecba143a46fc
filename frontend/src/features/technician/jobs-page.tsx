import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { JobCard as Card } from '#schema/technicians/technician-jobs.ts';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { When } from '../../components/facts/when.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { machineWords } from '../../lib/order-words.ts';
import { useJobsNear } from './api.ts';
import { useIsOffice } from './crew.ts';
import { JobCard } from './job-card.tsx';
import { JobList } from './job-list.tsx';
import { OfferLine } from './offer-line.tsx';

/** Open jobs the technician can take (`/tech/jobs`), nearest first. */
export function JobsPage() {
  const jobs = useJobsNear();
  return (
    <>
      <PageHeader title="Jobs near me" subtitle="Open jobs you can take, nearest first" />
      <NewJobs jobs={jobs.data?.data} />
      <JobList query={jobs}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState picture={<EmptyPicture name="places" />} title="No open jobs near you">
              We’ll alert you when a machine you service breaks down in your area. New jobs show up here on
              their own.
            </EmptyState>
          ) : (
            <Box component="ul" aria-label="Jobs near me" sx={list}>
              {data.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} level="h2">
                    <Foot job={job} />
                  </JobCard>
                </li>
              ))}
            </Box>
          )
        }
      </JobList>
    </>
  );
}

/** Announces new jobs to screen readers. */
export function NewJobs({ jobs }: { readonly jobs: readonly Card[] | undefined }) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (jobs === undefined) return;
    const before = known.current;
    known.current = new Set(jobs.map(({ id }) => id));
    const added = before === undefined ? [] : jobs.filter(({ id }) => !before.has(id));
    if (added.length > 0) {
      setWords(
        added.map((job) => `New job: ${machineWords(job)}, ${milesWords(job.distanceMiles)}`).join('. '),
      );
    }
  }, [jobs]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{words}</span>
    </VisuallyHidden>
  );
}

/** The technician's offer; without one, when they were alerted. */
function Foot({ job }: { readonly job: Card }) {
  const isOffice = useIsOffice();
  if (job.offer !== null) {
    return (
      <OfferLine offer={job.offer} timeZone={job.timeZone} who={isOffice ? 'Your company' : undefined} />
    );
  }
  return (
    <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
      <When time={job.alertedAt ?? job.createdAt} what={job.alertedAt === null ? 'Posted' : 'Alerted'} />
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, pb: 3, display: 'grid', gap: 1.5 } as const;
