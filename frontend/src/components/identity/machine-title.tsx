import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { machineWords } from '../../lib/order-words.ts';
import { stretchedLink } from '../data/stretched-link.ts';
import { MachineThumb } from './machine-thumb.tsx';

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
