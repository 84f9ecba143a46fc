import Box from '@mui/material/Box';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { FieldLabel } from './text-field.tsx';

export interface SelectFieldProps extends Omit<NativeSelectProps, 'error' | 'input' | 'variant' | 'size'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** `<option>` elements. */
  readonly children: ReactNode;
}

/** One of a few values. The system's own list: large under a gloved thumb, and known to every screen reader. */
export function SelectField({
  label,
  error,
  hint,
  optional = false,
  id,
  inputProps,
  ...props
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const messageId = `${selectId}-message`;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={selectId} optional={optional}>
        {label}
      </FieldLabel>
      <NativeSelect
        {...props}
        variant="outlined"
        input={<OutlinedInput />}
        fullWidth
        error={error !== undefined}
        inputProps={{
          ...inputProps,
          id: selectId,
          'aria-describedby': error || hint ? messageId : undefined,
        }}
      />
      <FieldMessage id={messageId} error={error} hint={hint} />
    </Box>
  );
}
