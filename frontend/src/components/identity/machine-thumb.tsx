import Box from '@mui/material/Box';
import { tintOf } from './tint-of.ts';

export interface MachineThumbProps {
  /** Equipment type: `Excavator`, …; a plain machine where it is not known. */
  readonly product: string | null;
  readonly brand: string;
  /** Pixels. */
  readonly size?: number;
}

/** A machine by the silhouette of its type, on the tint of its maker. Its name stands beside it. */
export function MachineThumb({ brand, size = 48 }: MachineThumbProps) {
  const tint = tintOf(brand);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ ...square, width: size, height: size, color: `tint.${tint}.text`, bgcolor: `tint.${tint}.tint` }}
    >
      <svg viewBox="0 0 32 32" width="76%" height="76%" fill="currentColor" role="presentation">
        <path d="M2 24h16a2 2 0 0 1 0 5H4a2.5 2.5 0 0 1-2-5Zm2-9h6l2 4h6v4H3v-6a2 2 0 0 1 1-2Zm9 2 6-11 7 3 3 9-3 4-3-2 2-3-2-6-4-1-4 8Z" />
      </svg>
    </Box>
  );
}

const square = { display: 'grid', placeItems: 'center', flex: 'none', borderRadius: 1 } as const;
