import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { FieldMessage } from '../../components/forms/field-message.tsx';
import { FieldLabel } from '../../components/forms/text-field.tsx';
import { stepHours } from './worked-hours.ts';

interface HoursStepperProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Hours worked, in quarters: by two large buttons, the arrow keys, or typed. */
export function HoursStepper({ value, onChange, error, inputRef }: HoursStepperProps) {
  const id = useId();
  const step = (by: 1 | -1) => onChange(stepHours(value, by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={id}>Hours worked</FieldLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <IconButton aria-label="A quarter hour less" onClick={() => step(-1)} sx={stepButton}>
          <Minus size={24} />
        </IconButton>
        <OutlinedInput
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          error={error !== undefined}
          inputRef={inputRef}
          endAdornment={<Box sx={{ color: 'text.secondary' }}>h</Box>}
          inputProps={{ inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': `${id}-message` }}
          sx={{ flex: 1, '& input': { textAlign: 'center', fontWeight: 650, fontSize: '1.25rem' } }}
        />
        <IconButton aria-label="A quarter hour more" onClick={() => step(1)} sx={stepButton}>
          <Plus size={24} />
        </IconButton>
      </Box>
      <FieldMessage id={`${id}-message`} error={error} hint="In quarter hours, without travel." />
    </Box>
  );
}

const stepButton = {
  width: 56,
  height: 48,
  border: 1,
  borderColor: 'text.disabled',
  color: 'text.primary',
  bgcolor: 'background.paper',
} as const;
