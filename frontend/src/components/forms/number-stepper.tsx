import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

export interface NumberStepperProps extends FieldProps, Steps {
  /** The text as typed; the form parses it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown after the number: `h`. */
  readonly unit?: string;
  /** One step in words: `a quarter hour`. */
  readonly stepName: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A number field with two large step buttons; the arrow keys work too. */
export function NumberStepper({
  label,
  value,
  onChange,
  unit,
  stepName,
  error,
  hint,
  optional,
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
    <Field controlId={id} {...{ label, error, hint, optional }}>
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
            'aria-describedby': describedBy(id, { error, hint }),
          }}
          sx={{ flex: 1, minWidth: 0, '& input': { textAlign: 'center', typography: 'h2', height: 24 } }}
        />
        <IconButton aria-label={`${label}: ${stepName} more`} onClick={() => step(1)} sx={stepButton}>
          <Plus size={24} />
        </IconButton>
      </Box>
    </Field>
  );
}

export interface Steps {
  readonly step: number;
  readonly min: number;
  readonly max: number;
  /** Where an empty field starts counting; 0 by default. */
  readonly from?: number | undefined;
}

/** The field's number plus or minus one step, rounded to a whole step and kept within bounds. */
export function stepNumber(text: string, by: 1 | -1, { step, min, max, from: start = 0 }: Steps): string {
  const parsed = text.trim() === '' ? start : Number(text.trim().replace(',', '.'));
  const from = Number.isFinite(parsed) ? parsed : 0;
  // Rounded, because 0.3 / 0.1 is not exactly 3.
  const steps = Number((from / step).toFixed(6));
  const next = (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return String(Number(Math.min(max, Math.max(min, next)).toFixed(6)));
}

const stepButton = {
  width: 56,
  height: 48,
  border: 1,
  borderColor: 'text.disabled',
  color: 'text.primary',
  bgcolor: 'background.paper',
} as const;
