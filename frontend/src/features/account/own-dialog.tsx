import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/data/error-state.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import type { AddressedDialogProps } from '../../lib/dialog-address.ts';
import { type Profile, useProfile } from '../../lib/profile.ts';

export interface OwnDialogProps {
  readonly dialog: AddressedDialogProps;
  readonly title: string;
  readonly subtitle?: string;
  readonly size?: 'xs' | 'sm' | 'md';
  /** A submit is in progress. */
  readonly busy?: boolean;
  /** Id of the form inside; undefined if there is nothing to save. */
  readonly form?: string | undefined;
  readonly save?: string;
  /** Label of the button that leaves without saving. */
  readonly cancel?: string;
  /** For a step inside: goes back instead of closing. */
  readonly onBack?: (() => void) | undefined;
  readonly children: (profile: Profile) => ReactNode;
}

/** A dialog about the profile, once loaded. With a form inside it has Save and Cancel. */
export function OwnDialog({
  dialog,
  form,
  busy = false,
  save = 'Save',
  cancel = 'Cancel',
  ...props
}: OwnDialogProps) {
  const { open, onClose, onClosed } = dialog;
  const { data, error, isPending, refetch } = useProfile();
  const { children, ...rest } = props;
  return (
    <Dialog
      {...rest}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      keepOpen={busy}
      loading={isPending}
      actions={
        data && form !== undefined ? (
          <>
            <Button variant="outlined" onClick={props.onBack ?? onClose} disabled={busy}>
              {cancel}
            </Button>
            <BusyButton type="submit" form={form} variant="contained" busy={busy}>
              {save}
            </BusyButton>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      {data ? children(data) : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
