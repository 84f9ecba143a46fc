import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';

export interface SwitchRowProps {
  readonly label: string;
  /** What it does, or why it can't be changed. */
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that switches the moment it is pressed. The whole row is clickable. */
export function SwitchRow({ label, note, checked, onChange, disabled = false }: SwitchRowProps) {
  const noteId = useId();
  return (
    <Box component="label" sx={row} data-disabled={disabled || undefined}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {note !== undefined && (
          <Box
            component="span"
            id={noteId}
            aria-hidden
            sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
          >
            {note}
          </Box>
        )}
      </Box>
      <Switch
        checked={checked}
        onChange={(_, on) => onChange(on)}
        disabled={disabled}
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': label,
            'aria-describedby': note === undefined ? undefined : noteId,
          },
        }}
        sx={{ flex: 'none', mr: -1 }}
      />
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  cursor: 'pointer',
  '&[data-disabled]': { cursor: 'default', color: 'text.disabled' },
} as const;
