import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { machineWords } from '../../lib/order-words.ts';
import { stretchedLink } from '../data/list-styles.ts';
import { MachineDrawing } from './machine-drawing.tsx';
import { makerTint } from './tints.ts';

export interface MachineThumbProps {
  /** Equipment type, such as `Excavator`; null if unknown. */
  readonly product: string | null;
  readonly brand: string;
  /** Pixels. */
  readonly size?: number;
}

/** The silhouette of a machine's type on its maker's tint. Decorative: the name is shown beside it. */
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

export interface MachineTitleProps {
  readonly machine: { readonly brand: string; readonly model: string; readonly product: string | null };
  /** Unit and serial number, or whatever else identifies the machine. */
  readonly note?: ReactNode;
  /** Makes the whole card or row a link. */
  readonly to?: string;
  readonly level?: 'h2' | 'h3';
}

/** The head of a machine's card or row: picture, maker and model, and which machine it is. */
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

const square = { display: 'grid', placeItems: 'center', flex: 'none', borderRadius: 1 } as const;
