import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The error, shown under the field and announced with it. */
  readonly error?: string | undefined;
  /** Help text, shown when there is no error. */
  readonly hint?: ReactNode;
  /** Marked beside the label, since most fields are required. */
  readonly optional?: boolean | undefined;
}

/** A control with its label above, and its error or hint below. */
export function Field({
  controlId,
  label,
  error,
  hint,
  optional,
  children,
}: FieldProps & { readonly controlId: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={controlId} optional={optional}>
        {label}
      </FieldLabel>
      {children}
      <FieldMessage id={messageIdOf(controlId)} error={error} hint={hint} />
    </Box>
  );
}

/** For the control's `aria-describedby`: the id of the line `Field` shows under it. */
export function describedBy(controlId: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  return error || hint ? messageIdOf(controlId) : undefined;
}

export interface FieldLabelProps {
  readonly htmlFor: string;
  readonly id?: string;
  readonly children: ReactNode;
  readonly optional?: boolean | undefined;
}

export function FieldLabel({ htmlFor, id, children, optional = false }: FieldLabelProps) {
  return (
    <Box component="label" htmlFor={htmlFor} id={id} sx={{ typography: 'subtitle2', justifySelf: 'start' }}>
      {children}
      {optional && <OptionalMark />}
    </Box>
  );
}

export function OptionalMark() {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {' '}
      (optional)
    </Box>
  );
}

export interface FieldMessageProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** The line under a field. An error has an icon, so color is not the only sign. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error !== undefined) {
    return (
      <Box id={id} sx={{ typography: 'body2', color: 'error.main', display: 'flex', gap: 0.75 }}>
        <Box component="span" sx={{ display: 'inline-flex', pt: '2px', flex: 'none' }}>
          <CircleAlert size={16} />
        </Box>
        <span>{error}</span>
      </Box>
    );
  }
  if (hint === undefined) return null;
  return (
    <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
      {hint}
    </Box>
  );
}

/** A radio button or checkbox that covers its label, so that pressing anywhere on the label works. */
export const coveringInput = {
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

function messageIdOf(controlId: string): string {
  return `${controlId}-message`;
}
