import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { toast } from '../../../lib/toasts.ts';
import { ownedWords } from '../team-words.ts';
import { PersonDialog, refusalWords } from './person-dialog.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { useTransfer } from './use-transfer.ts';

/** Transfers a person's orders to another manager (`?transfer=acc_1`). */
export function TransferDialog(props: AddressedDialogProps) {
  const transfer = useTransfer(props.value);
  const [to, setTo] = useState<string>();
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (transfer.isRunning) return;
    if (to === undefined) {
      setError('Required');
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    try {
      await transfer.run(to);
      toast.success('Orders transferred successfully.');
      props.onClose();
    } catch (failure) {
      toast.error(refusalWords(failure, 'transferOrders'));
    }
  };
  return (
    <PersonDialog
      {...props}
      title="Transfer orders"
      size="xs"
      keepOpen={transfer.isRunning}
      onSubmit={(event) => void submit(event)}
      actions={() => (
        <>
          <Button variant="outlined" onClick={props.onClose} disabled={transfer.isRunning}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={transfer.isRunning}>
            Transfer orders
          </BusyButton>
        </>
      )}
    >
      {(person) => (
        <>
          <Typography sx={{ mb: 2 }}>{ownedWords(person)}</Typography>
          <TransferFields
            from={person}
            transfer={transfer}
            value={to}
            error={error}
            onChange={(id) => {
              setTo(id);
              setError(undefined);
            }}
          />
        </>
      )}
    </PersonDialog>
  );
}
