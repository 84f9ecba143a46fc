import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PanelButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly note: ReactNode;
  readonly opensDialog?: boolean;
  readonly onClick: () => void;
}

/** Something to do or to open in a section of a panel, as wide as the panel, with a note under its name. */
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
