import Box from '@mui/material/Box';
import Select, { type SelectProps } from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from './field-message.tsx';
import { FieldLabel } from './text-field.tsx';

export interface SelectFieldProps
  extends Omit<SelectProps<string>, 'error' | 'label' | 'native' | 'multiple' | 'variant' | 'size'> {
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
      <Select
        {...props}
        native
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
