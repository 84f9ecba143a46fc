import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Dialog } from '../flow/dialog.tsx';
import { type GridLayout, movedColumn, toggledColumn } from './grid-layout.ts';
import { borderedList } from './list-styles.ts';

export interface EditColumnsDialogProps {
  readonly open: boolean;
  readonly layout: GridLayout;
  readonly nameOf: (id: string) => string;
  /** Columns that can't be hidden. */
  readonly fixed: readonly string[];
  readonly onChange: (layout: GridLayout) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Which columns a grid shows, and in what order (document 2 section 2). */
export function EditColumnsDialog({
  layout,
  nameOf,
  fixed,
  onChange,
  onReset,
  ...dialog
}: EditColumnsDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Edit Columns"
      size="xs"
      closeOnBackdrop
      actions={
        <>
          <Button variant="outlined" onClick={onReset}>
            Reset Layout
          </Button>
          <Button variant="contained" onClick={dialog.onClose}>
            Done
          </Button>
        </>
      }
    >
      <Box component="ol" sx={borderedList}>
        {layout.order.map((id, at) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
            <FormControlLabel
              control={<Checkbox checked={!layout.hidden.includes(id)} disabled={fixed.includes(id)} />}
              onChange={() => onChange(toggledColumn(layout, id))}
              label={nameOf(id)}
              sx={{ flex: 1, ml: 0 }}
            />
            <IconButton
              aria-label={`Move ${nameOf(id)} up`}
              disabled={at === 0}
              onClick={() => onChange(movedColumn(layout, id, -1))}
            >
              <ArrowUp size={20} />
            </IconButton>
            <IconButton
              aria-label={`Move ${nameOf(id)} down`}
              disabled={at === layout.order.length - 1}
              onClick={() => onChange(movedColumn(layout, id, 1))}
            >
              <ArrowDown size={20} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
