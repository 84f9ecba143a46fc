import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldMessage, type FieldProps, OptionalMark } from './field.tsx';

export interface FieldGroupProps extends FieldProps {
  /** Shown only to screen readers, when a heading above already says it. */
  readonly hideLabel?: boolean;
  readonly children: ReactNode;
}

/** Several controls that make up one field. */
export function FieldGroup({ label, hideLabel = false, error, hint, optional, children }: FieldGroupProps) {
  const messageId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error || hint ? messageId : undefined}
      data-invalid={error === undefined ? undefined : true}
      sx={group}
    >
      {hideLabel ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2' }}>
          {label}
          {optional && <OptionalMark />}
        </Box>
      )}
      {children}
      <Box sx={{ mt: 0.75, '&:empty': { display: 'none' } }}>
        <FieldMessage id={messageId} error={error} hint={hint} />
      </Box>
    </Box>
  );
}

const group = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  position: 'relative',
  // Labels of the parts, under the group's label.
  '& label[for]': { fontWeight: 400, color: 'text.secondary' },
  '&[data-invalid] .MuiOutlinedInput-notchedOutline': { borderColor: 'error.main' },
} as const;
