import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type MouseEvent, useState } from 'react';
import type { Colleague } from '#schema/accounts/people.ts';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { usePerson, useUpdateStatus } from '../api.ts';
import { ownedWords } from '../team-words.ts';
import { PersonDialog, refusalWords } from './person-dialog.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { useTransfer } from './use-transfer.ts';

/** Deactivates or reactivates a person (`?set-active=acc_1`). */
export function StatusDialog(props: AddressedDialogProps) {
  const ownId = useProfile().data?.account.id;
  const person = usePerson(props.value).data;
  const update = useUpdateStatus();
  const transfer = useTransfer(props.value);
  // As it was when the dialog opened: it changes while the dialog closes.
  const [before, setBefore] = useState<Colleague['status']>();
  if (person !== undefined && before === undefined) setBefore(person.status);
  const [to, setTo] = useState<string>();
  const [toError, setToError] = useState<string>();
  /** Why the API refused: it may know of orders that this page doesn't. */
  const [refusal, setRefusal] = useState<string>();
  const busy = update.isPending || transfer.isRunning;

  const name = before === 'inactive' ? 'Reactivate User' : 'Deactivate User';
  const isBarred = before === 'active' && props.value === ownId;
  const ownsOrders = before === 'active' && !isBarred && (person?.ordersCount ?? 0) > 0;
  const mayOwn = before === 'active' && person?.role.permissions.includes('order_management') === true;
  const offersTransfer = ownsOrders || transfer.moved > 0 || (refusal !== undefined && mayOwn);

  const change = async () => {
    setRefusal(undefined);
    try {
      await update.mutateAsync({ id: props.value, status: before === 'active' ? 'inactive' : 'active' });
      toast.success('User updated successfully.');
      props.onClose();
    } catch (failure) {
      const words = refusalWords(failure, 'userStatus');
      if (apiFailure(failure).code === 'CONFLICT') setRefusal(words);
      else toast.error(words);
    }
  };
  const transferThenDeactivate = async (owner: string) => {
    try {
      await transfer.run(owner);
    } catch (failure) {
      toast.error(refusalWords(failure, 'transferOrders'));
      return;
    }
    toast.success('Orders transferred successfully.');
    await change();
  };
  const transferFirst = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (to !== undefined) return void transferThenDeactivate(to);
    setToError('Required');
    currentTarget.form?.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isBarred && !ownsOrders) void change();
  };

  return (
    <PersonDialog
      {...props}
      title={name}
      size="xs"
      keepOpen={busy}
      onSubmit={submit}
      actions={() => (
        <>
          <Button variant="outlined" onClick={props.onClose} disabled={busy}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={update.isPending}
            disabled={isBarred || ownsOrders || transfer.isRunning}
          >
            {name}
          </BusyButton>
        </>
      )}
    >
      {(shown) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{whatFollows(shown, before, isBarred)}</Typography>
          {refusal !== undefined && <Typography role="alert">{refusal}</Typography>}
          {offersTransfer && (
            <>
              {ownsOrders && refusal === undefined && (
                <Typography>{`${ownedWords(shown)} ${handOver}`}</Typography>
              )}
              <TransferFields
                from={shown}
                transfer={transfer}
                value={to}
                error={toError}
                onChange={(id) => {
                  setTo(id);
                  setToError(undefined);
                }}
              />
              <BusyButton variant="contained" busy={busy} onClick={transferFirst}>
                Transfer, then deactivate
              </BusyButton>
            </>
          )}
        </Box>
      )}
    </PersonDialog>
  );
}

const handOver = 'Transfer them to another manager first.';

function whatFollows(
  { firstName }: Pick<Colleague, 'firstName'>,
  before: Colleague['status'] | undefined,
  isBarred: boolean,
): string {
  if (isBarred) return 'You cannot deactivate yourself. Ask another manager of your company.';
  return before === 'inactive'
    ? `${firstName} can sign in again, with the same role.`
    : `${firstName} is signed out and can no longer sign in. What they did stays, and you can reactivate them at any time.`;
}
