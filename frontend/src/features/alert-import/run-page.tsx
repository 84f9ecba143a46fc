import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { useImportRun } from './api.ts';
import { estimatedSeconds, useTimeLeft } from './import-timing.ts';
import { runOutcome } from './run-outcome.ts';
import { RunResults } from './run-results.tsx';

/** An import's progress and, for a message about several machines, the result for each. */
export function RunPage({ run }: { readonly run: string | undefined }) {
  const { data } = useImportRun(run);
  const left = useTimeLeft(data?.progress ?? 0);
  const outcome = data && runOutcome(data);
  if (outcome?.kind === 'mixed') return <RunResults machines={outcome.machines} />;
  const remaining = `About ${Math.max(1, Math.ceil(left))} s remaining`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'center', minHeight: 200 }}>
      <Typography component="output" sx={{ fontWeight: 600, minHeight: 24 }}>
        {data?.progressMessage || 'Starting'}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(100 * (1 - left / estimatedSeconds))}
        aria-label="Import"
        aria-valuetext={remaining}
        sx={{ height: 8, borderRadius: 1, '& > *': { transition: 'transform 1s linear' } }}
      />
      <Typography color="textSecondary" className="numbers">
        {remaining}
      </Typography>
    </Box>
  );
}

export interface RunActionsProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
}

export function RunActions({ busy, onCancel }: RunActionsProps) {
  return (
    <BusyButton variant="outlined" busy={busy} onClick={onCancel}>
      Cancel
    </BusyButton>
  );
}
