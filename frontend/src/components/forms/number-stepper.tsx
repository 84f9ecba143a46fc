import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { FieldLabel } from './text-field.tsx';

export interface NumberStepperProps extends Steps {
  readonly label: string;
  /** As it is typed: what it says is for the form to read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Behind the number: `h`. */
  readonly unit?: string;
  /** A step in words: `a quarter hour`. */
  readonly stepName: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A number by two large buttons, the arrow keys, or typed. */
export function NumberStepper({
  label,
  value,
  onChange,
  unit,
  stepName,
  error,
  hint,
  optional = false,
  inputRef,
  ...steps
}: NumberStepperProps) {
  const id = useId();
  const step = (by: 1 | -1) => onChange(stepNumber(value, by, steps));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <IconButton aria-label={`${label}: ${stepName} less`} onClick={() => step(-1)} sx={stepButton}>
          <Minus size={24} />
        </IconButton>
        <OutlinedInput
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          error={error !== undefined}
          {...(inputRef && { inputRef })}
          endAdornment={unit !== undefined && <Box sx={{ color: 'text.secondary' }}>{unit}</Box>}
          inputProps={{
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': error || hint ? `${id}-message` : undefined,
          }}
          sx={{ flex: 1, minWidth: 0, '& input': { textAlign: 'center', typography: 'h2', height: 24 } }}
        />
        <IconButton aria-label={`${label}: ${stepName} more`} onClick={() => step(1)} sx={stepButton}>
          <Plus size={24} />
        </IconButton>
      </Box>
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
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

export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** What an empty field counts from; 0 where it is not given. */
  readonly from?: number | undefined;
}

/** One step more or less than a field's text says, on a whole step and within bounds. */
export function stepNumber(text: string, by: 1 | -1, { step, min, max, from: start = 0 }: Steps): string {
  const parsed = text.trim() === '' ? start : Number(text.trim().replace(',', '.'));
  const from = Number.isFinite(parsed) ? parsed : 0;
  // Rounded, or three tenths would be a little more than three steps of a tenth.
  const steps = Number((from / step).toFixed(6));
  const next = (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return String(Number(Math.min(max, Math.max(min, next)).toFixed(6)));
}
