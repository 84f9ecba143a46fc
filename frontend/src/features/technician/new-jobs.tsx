import { useEffect, useRef, useState } from 'react';
import type { JobCard } from '#schema/technicians/technician-jobs.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { machineWords } from '../../lib/order-words.ts';
import { milesWords } from '../../lib/trip-words.ts';

/** Tells a screen reader which jobs have come up since the list was first shown. */
export function NewJobs({ jobs }: { readonly jobs: readonly JobCard[] | undefined }) {
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
