import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Colleague } from '#schema/accounts/people.ts';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { refusalWords } from './person-dialog.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { useTransfer } from './use-transfer.ts';

export interface TransferHereProps {
  readonly from: Pick<Colleague, 'id' | 'ordersCount'>;
  readonly onDone: () => void;
}

/** Transfers orders from within the form that they block, so that what was typed there stays. */
export function TransferHere({ from, onDone }: TransferHereProps) {
  const transfer = useTransfer(from.id);
  const [to, setTo] = useState<string>();
  const [error, setError] = useState<string>();
  const start = async () => {
    if (to === undefined) return setError('Required');
    try {
      await transfer.run(to);
      toast.success('Orders transferred successfully.');
      onDone();
    } catch (failure) {
      toast.error(refusalWords(failure, 'transferOrders'));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > *': { width: '100%' } }}>
      <TransferFields
        from={from}
        transfer={transfer}
        value={to}
        error={error}
        onChange={(id) => {
          setTo(id);
          setError(undefined);
        }}
      />
      <BusyButton
        variant="outlined"
        busy={transfer.isRunning}
        onClick={() => void start()}
        sx={{ width: 'auto' }}
      >
        Transfer orders
      </BusyButton>
    </Box>
  );
}
