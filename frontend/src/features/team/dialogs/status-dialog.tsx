import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { Colleague } from '#schema/people.ts';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { usePerson, useUpdateStatus } from '../api.ts';
import { ownedWords } from './owned-words.ts';
import { PersonDialog } from './person-dialog.tsx';
import { refusalWords } from './refusal-words.ts';
import { TransferFields } from './transfer-fields.tsx';
import { useTransfer } from './use-transfer.ts';

/** Deactivates somebody, or activates it again (`?set-active=acc_1`). */
export function StatusDialog(props: AddressedDialogProps) {
  const ownId = useProfile().data?.account.id;
  const person = usePerson(props.value).data;
  const update = useUpdateStatus();
  const transfer = useTransfer(props.value);
  // As it was when the dialog opened, and not as it is while it closes.
  const [before, setBefore] = useState<Colleague['status']>();
  if (person !== undefined && before === undefined) setBefore(person.status);
  const [to, setTo] = useState<string>();
  const [toError, setToError] = useState<string>();
  /** The API's reason, where it knows of orders that this page has not heard of. */
  const [refusal, setRefusal] = useState<string>();
  const busy = update.isPending || transfer.isRunning;

  const name = before === 'inactive' ? 'Reactivate User' : 'Deactivate User';
  const isBarred = before === 'active' && props.value === ownId;
  const ownsOrders =
    before === 'active' && (refusal !== undefined || transfer.moved > 0 || (person?.ordersCount ?? 0) > 0);

  const change = async () => {
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isBarred) return;
    if (!ownsOrders) void change();
    else if (to !== undefined) void transferThenDeactivate(to);
    else {
      setToError('Required');
      event.currentTarget.querySelector('input')?.focus();
    }
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
            busy={busy && !ownsOrders}
            disabled={isBarred || ownsOrders}
          >
            {name}
          </BusyButton>
        </>
      )}
    >
      {(shown) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography>{whatFollows(shown, before, isBarred)}</Typography>
          {ownsOrders && (
            <>
              <Typography>{refusal ?? `${ownedWords(shown)} ${handOver}`}</Typography>
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
              <BusyButton type="submit" variant="contained" busy={busy}>
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
    ? `${firstName} can sign in again, with the role as before.`
    : `${firstName} is signed out and can no longer sign in. What ${firstName} did stays, and you can reactivate the user at any time.`;
}
