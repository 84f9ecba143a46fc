import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BusyButton } from '../forms/busy-button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm?: string;
  readonly dismiss?: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Confirms what can't be undone (document 2 section 2, modal 11). */
export function ConfirmDialog({
  confirm = 'Confirm',
  dismiss = 'Dismiss',
  busy,
  onConfirm,
  onDismiss,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={onDismiss}
      keepOpen={busy}
      title={props.title}
      size="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onDismiss} disabled={busy}>
            {dismiss}
          </Button>
          <BusyButton variant="contained" busy={busy} onClick={onConfirm}>
            {confirm}
          </BusyButton>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
