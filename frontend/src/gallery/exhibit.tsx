import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

export interface ExhibitProps {
  /** The component's name: `TextField`. */
  readonly name: string;
  /** Full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A component in its states, stacked. */
export function Exhibit({ name, wide = false, children }: ExhibitProps) {
  return (
    <Box component="article" aria-label={name} sx={[frame, wide && { gridColumn: '1 / -1' }]}>
      <Typography variant="h3" color="textSecondary">
        {name}
      </Typography>
      {children}
    </Box>
  );
}

export interface StateProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds a value that the component shown can change. */
export function State<Value>({ initial, children }: StateProps<Value>) {
  const [value, set] = useState(initial);
  return children(value, set);
}

const frame = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: { xs: 2, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
