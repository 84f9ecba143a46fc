import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<OutlinedInputProps, 'error' | 'label' | 'notched' | 'color' | 'size'> {}

/** One line of text, or several with `multiline`. */
export function TextField({ label, error, hint, optional, id, inputProps, ...props }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field controlId={inputId} {...{ label, error, hint, optional }}>
      <OutlinedInput
        {...props}
        id={inputId}
        fullWidth
        error={error !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy(inputId, { error, hint }) }}
      />
    </Field>
  );
}
