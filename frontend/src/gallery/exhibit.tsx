import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

export interface ExhibitProps {
  /** Of the part: `TextField`. */
  readonly name: string;
  /** Over the whole width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part, in its states under each other. */
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

/** A value that the part it is handed to changes. */
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
