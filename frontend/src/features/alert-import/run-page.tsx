import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { useImportRun } from './api.ts';
import { remainingSeconds, runOutcome } from './run-outcome.ts';
import { RunResults } from './run-results.tsx';

/** How far the import is; and, of a message about several machines, what became of each. */
export function RunPage({ run }: { readonly run: string | undefined }) {
  const { data } = useImportRun(run);
  const outcome = data && runOutcome(data);
  if (outcome?.kind === 'mixed') return <RunResults machines={outcome.machines} />;
  const progress = data?.progress ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'center', minHeight: 200 }}>
      <Typography component="output" sx={{ fontWeight: 600, minHeight: 24 }}>
        {data?.progressMessage || 'Starting'}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={progress * 100}
        aria-label="Import"
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography color="textSecondary" className="numbers">
        About {remainingSeconds(progress)} s remaining
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
