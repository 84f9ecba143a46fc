import Box from '@mui/material/Box';
import { MachineDrawing } from './machine-drawing.tsx';
import { makerTint } from './maker-tints.ts';

export interface MachineThumbProps {
  /** Equipment type: `Excavator`, …; a plain machine where it is not known. */
  readonly product: string | null;
  readonly brand: string;
  /** Pixels. */
  readonly size?: number;
}

/** A machine by the silhouette of its type, on the tint of its maker. Its name stands beside it. */
export function MachineThumb({ product, brand, size = 48 }: MachineThumbProps) {
  const tint = makerTint(brand);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        ...square,
        width: size,
        height: size,
        color: `tint.${tint}.text`,
        bgcolor: `tint.${tint}.tint`,
        '& .gap': { fill: `var(--mui-palette-tint-${tint}-tint)` },
      }}
    >
      <MachineDrawing product={product} width="86%" />
    </Box>
  );
}

const square = { display: 'grid', placeItems: 'center', flex: 'none', borderRadius: 1 } as const;
