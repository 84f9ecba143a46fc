import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

export interface SelectFieldProps
  extends FieldProps,
    Omit<NativeSelectProps, 'error' | 'input' | 'variant' | 'size'> {
  /** `<option>` elements. */
  readonly children: ReactNode;
}

/** One of a few values, in a native select: large enough for a gloved thumb, and known to every screen reader. */
export function SelectField({ label, error, hint, optional, id, inputProps, ...props }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Field controlId={selectId} {...{ label, error, hint, optional }}>
      <NativeSelect
        {...props}
        variant="outlined"
        input={<OutlinedInput />}
        fullWidth
        error={error !== undefined}
        inputProps={{
          ...inputProps,
          id: selectId,
          'aria-describedby': describedBy(selectId, { error, hint }),
        }}
      />
    </Field>
  );
}
