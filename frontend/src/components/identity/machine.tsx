import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { machineWords } from '../../lib/order-words.ts';
import { stretchedLink } from '../data/list-styles.ts';
import { MachineDrawing } from './machine-drawing.tsx';
import { makerTint } from './tints.ts';

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

export interface MachineTitleProps {
  readonly machine: { readonly brand: string; readonly model: string; readonly product: string | null };
  /** Its unit and serial number, or what else tells it from others of its kind. */
  readonly note?: ReactNode;
  /** The whole card or row leads there. */
  readonly to?: string;
  readonly level?: 'h2' | 'h3';
}

/** A machine as a card or a row begins with it: picture, maker and model, and which one it is. */
export function MachineTitle({ machine, note, to, level = 'h2' }: MachineTitleProps) {
  const name = machineWords(machine);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <MachineThumb product={machine.product} brand={machine.brand} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component={level} variant="h3">
          {to === undefined ? (
            name
          ) : (
            <Box component={Link} to={to} sx={stretchedLink}>
              {name}
            </Box>
          )}
        </Typography>
        {note !== undefined && (
          <Typography component="div" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
