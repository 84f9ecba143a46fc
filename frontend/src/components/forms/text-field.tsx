import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';

export interface TextFieldProps
  extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched' | 'color' | 'size'> {
  readonly label: string;
  /** What is wrong; shown under the field and read out with it. */
  readonly error?: string | undefined;
  /** A line of help, in the error's place while there is none. */
  readonly hint?: ReactNode;
  /** Said behind the label, for the few fields that may stay empty. */
  readonly optional?: boolean;
}

/** One line, or with `multiline` several, of text: label above, error below. */
export function TextField({
  label,
  error,
  hint,
  optional = false,
  id,
  inputProps,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={inputId} optional={optional}>
        {label}
      </FieldLabel>
      <OutlinedInput
        {...props}
        id={inputId}
        fullWidth
        error={error !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': error || hint ? messageId : undefined }}
      />
      <FieldMessage id={messageId} error={error} hint={hint} />
    </Box>
  );
}

export interface FieldLabelProps {
  readonly htmlFor: string;
  readonly id?: string;
  readonly children: ReactNode;
  readonly optional?: boolean;
}

export function FieldLabel({ htmlFor, id, children, optional = false }: FieldLabelProps) {
  return (
    <Box component="label" htmlFor={htmlFor} id={id} sx={{ typography: 'subtitle2', justifySelf: 'start' }}>
      {children}
      {optional && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          (optional)
        </Box>
      )}
    </Box>
  );
}
