import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { type LucideIcon, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DialogName, useOpenDialog } from '../../lib/dialog-address.ts';

export interface PanelSectionProps {
  readonly title: string;
  /** Heading level of the title. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
  /** To the right of the title. */
  readonly aside?: ReactNode;
}

/** A section of a panel, with a title. */
export function PanelSection({ title, level = 'h3', children, aside }: PanelSectionProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component={level} variant="h3">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

export interface PanelButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly note: ReactNode;
  readonly opensDialog?: boolean;
  readonly onClick: () => void;
}

/** A full-width button in a panel, with a note under its name. */
export function PanelButton({ icon: Icon, name, note, opensDialog = false, onClick }: PanelButtonProps) {
  return (
    <ListItemButton
      component="button"
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
      sx={{ width: '100%', gap: 1.5, px: 1, mx: -1, borderRadius: 1, font: 'inherit', textAlign: 'left' }}
    >
      <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'text.secondary' }}>
        <Icon size={20} />
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      </Box>
    </ListItemButton>
  );
}

export interface EditButtonProps {
  /** What it edits: 'jobsite'. */
  readonly what: string;
  /** The dialog that edits it: `?jobsite=10001`. */
  readonly dialog: DialogName;
  readonly value: string;
}

/** The Edit button beside a section's title. */
export function EditButton({ what, dialog, value }: EditButtonProps) {
  const open = useOpenDialog();
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Edit ${what}`}
      aria-haspopup="dialog"
      startIcon={<Pencil size={16} />}
      onClick={() => open(dialog, value)}
    >
      Edit
    </Button>
  );
}
