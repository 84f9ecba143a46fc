import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { LoginType } from './sign-in-step.ts';

interface LoginTypeChoiceProps {
  readonly value: LoginType;
  readonly onChange: (type: LoginType, byPointer: boolean) => void;
  readonly options: readonly {
    readonly value: LoginType;
    readonly label: string;
    readonly icon: LucideIcon;
  }[];
}

/** Two radio buttons side by side, which the arrow keys move between. */
export function LoginTypeChoice({ value, onChange, options }: LoginTypeChoiceProps) {
  return (
    <Box component="fieldset" sx={group}>
      <legend>
        <VisuallyHidden>Get your code by</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <Box component="label" key={option.value} sx={choice}>
          <input
            type="radio"
            name="login-type"
            value={option.value}
            checked={value === option.value}
            onChange={({ nativeEvent }) =>
              onChange(option.value, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
            }
          />
          <option.icon size={18} />
          {option.label}
        </Box>
      ))}
    </Box>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 0.5,
  m: 0,
  p: 0.5,
  minWidth: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'status.pending.tint',
  '& legend': { p: 0, position: 'absolute' },
} as const;

const choice = {
  position: 'relative',
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  borderRadius: '6px',
  fontWeight: 600,
  color: 'text.secondary',
  cursor: 'pointer',
  border: '1px solid transparent',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:checked)': { color: 'text.primary', bgcolor: 'background.paper', borderColor: 'divider' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
