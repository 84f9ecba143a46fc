import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { presenceOf } from '../../lib/presence.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { ActionButton } from './job-actions.tsx';
import { type JobAction, type NextStep, presenceClosed } from './next-step.ts';
import type { SheetName } from './use-sheet-address.ts';

interface ActionsSectionProps {
  readonly job: TechnicianJob;
  readonly step: NextStep | undefined;
  readonly onSheet: (name: SheetName) => void;
}

/** What the booked technician can do besides the next step, which has its own large button. */
export function ActionsSection({ job, step, onSheet }: ActionsSectionProps) {
  const now = useNow();
  const reasonId = useId();
  const closed = presenceClosed(job, now);
  const mark: JobAction = presenceOf(job.order, now) === 'on-site' ? 'off-site' : 'on-site';
  const inBar = [step?.primary, step?.secondary];
  const marksHere = !inBar.includes(mark);
  return (
    <PanelSection level="h2" title="Actions">
      <Box sx={grid}>
        {marksHere && (
          <ActionButton
            job={job}
            action={mark}
            variant="outlined"
            disabled={closed !== undefined}
            describedBy={closed === undefined ? undefined : reasonId}
            onSheet={onSheet}
          />
        )}
        {others
          .filter((action) => !inBar.includes(action))
          .map((action) => (
            <ActionButton key={action} job={job} action={action} variant="outlined" onSheet={onSheet} />
          ))}
      </Box>
      {marksHere && closed !== undefined && (
        <Typography id={reasonId} variant="body2" color="textSecondary">
          {`On-site and off-site: ${closed.charAt(0).toLowerCase()}${closed.slice(1)}.`}
        </Typography>
      )}
    </PanelSection>
  );
}

const others: readonly JobAction[] = ['done-for-day', 'parts-needed', 'reschedule', 'give-back', 'complete'];

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > button': { minHeight: 52, px: 1, justifyContent: 'flex-start', textAlign: 'left' },
} as const;
