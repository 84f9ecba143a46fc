import Box from '@mui/material/Box';

export interface ProgressRailProps {
  readonly label: string;
  readonly stages: readonly string[];
  /** Index of the stage that is under way; undefined while none is, as of what was called off. */
  readonly current: number | undefined;
  /** Stages before the current one are done, and so is the current one itself where everything is. */
  readonly isComplete?: boolean;
}

/** How far something has come: a line for each stage, those that were reached in ink. Narrow screens name the current one. */
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
