import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { FieldMessage } from '../../components/forms/field-message.tsx';
import { FieldLabel } from '../../components/forms/text-field.tsx';
import { codeDigits } from './sign-in-fields.ts';

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  /** What stands beside it and should be read out with it. */
  readonly describedBy: string;
}

/** One field for all six digits: it takes a paste, and the code that a phone offers from its messages. */
export function CodeField({ ref, value, onChange, error, describedBy }: CodeFieldProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor="one-time-code">Code</FieldLabel>
      <OutlinedInput
        id="one-time-code"
        name="one-time-code"
        inputRef={ref}
        value={value}
        // No `maxLength`: it would cut a pasted `123 456` before the space is taken out.
        onChange={({ target }) => onChange(codeDigits(target.value))}
        error={error !== undefined}
        autoComplete="one-time-code"
        fullWidth
        inputProps={{
          inputMode: 'numeric',
          pattern: '[0-9]*',
          'aria-describedby': error === undefined ? describedBy : `${describedBy} one-time-code-message`,
        }}
        sx={digits}
      />
      <FieldMessage id="one-time-code-message" error={error} />
    </Box>
  );
}

const digits = {
  typography: 'h1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& input': { textAlign: 'center', letterSpacing: '0.45em', pl: 'calc(14px + 0.45em)', height: 40 },
} as const;
