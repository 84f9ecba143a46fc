import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldMessage } from './field-message.tsx';

export interface FieldGroupProps {
  readonly label: string;
  /** Where what stands above names it already. */
  readonly hideLabel?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** Several controls that make one field: their name above, what is wrong below. */
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
          {optional && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              (optional)
            </Box>
          )}
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
  // Of a part: the whole is named above.
  '& label[for]': { fontWeight: 400, color: 'text.secondary' },
  '&[data-invalid] .MuiOutlinedInput-notchedOutline': { borderColor: 'error.main' },
} as const;
