import Box from '@mui/material/Box';

export interface ProgressRailProps {
  readonly label: string;
  readonly stages: readonly string[];
  /** Index of the current stage; undefined if there is none, such as after a cancellation. */
  readonly current: number | undefined;
  /** The current stage is done too, not only those before it. */
  readonly isComplete?: boolean;
}

/** Progress: one line per stage, with those reached in ink. Narrow screens name the current one. */
export function ProgressRail({ label, stages, current, isComplete = false }: ProgressRailProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ ...rail, gridTemplateColumns: `repeat(${stages.length}, 1fr)` }}
    >
      {stages.map((name, index) => {
        const isCurrent = index === current;
        const isDone = current !== undefined && (index < current || (isCurrent && isComplete));
        return (
          <Box
            component="li"
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              pt: 0.75,
              borderTop: 4,
              borderColor: isDone ? 'status.done.text' : isCurrent ? 'text.primary' : 'divider',
              color: isCurrent ? 'text.primary' : 'text.secondary',
              fontWeight: isCurrent ? 650 : 400,
              whiteSpace: 'nowrap',
            }}
          >
            <Box
              component="span"
              sx={{ visibility: { xs: isCurrent ? 'visible' : 'hidden', sm: 'visible' } }}
            >
              {name}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rail = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, typography: 'body2' } as const;
