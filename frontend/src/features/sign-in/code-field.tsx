import type { Ref } from 'react';
import { TextField } from '../../components/light/text-field.tsx';
import { codeDigits } from '../../lib/one-time-code.ts';

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  /** What stands beside it and should be read out with it. */
  readonly describedBy: string;
}

/** One field for all six digits: it takes a paste, and the code that a phone offers from its messages. */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      label="Code"
      id="one-time-code"
      name="one-time-code"
      className="digits"
      // No `maxLength`: it would cut a pasted `123 456` before the space is taken out.
      onChange={({ target }) => onChange(codeDigits(target.value))}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
    />
  );
}
