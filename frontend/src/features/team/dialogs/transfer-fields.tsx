import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Colleague } from '#schema/accounts/people.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { PersonPicker } from '../../../components/forms/person-picker.tsx';
import { searchColleagues, useColleagues } from '../../../lib/colleagues.ts';
import type { Transfer } from './use-transfer.ts';

export interface TransferFieldsProps {
  readonly from: Pick<Colleague, 'id' | 'ordersCount'>;
  readonly transfer: Transfer;
  /** The chosen person's id. */
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly error: string | undefined;
}

/** The new owner: any other active user who manages orders (document 2 section 5). */
export function TransferFields({ from, transfer, value, onChange, error }: TransferFieldsProps) {
  const managers = useColleagues('order_management');
  if (managers.data === undefined) {
    if (managers.isError)
      return <ErrorState error={managers.error} onRetry={() => void managers.refetch()} />;
    return <SkeletonRows count={1} height={72} />;
  }
  const others = (people: readonly Colleague[]) => people.filter(({ id }) => id !== from.id);
  const { isWhole } = managers.data;
  const people = others(managers.data.people);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PersonPicker
        single
        label="New owner"
        people={people}
        {...(!isWhole && {
          search: async (text: string, signal: AbortSignal) =>
            others(await searchColleagues(text, signal, 'order_management')),
        })}
        value={value === undefined ? [] : [value]}
        onChange={([id]) => onChange(id)}
        error={error}
        hint={
          people.length === 0
            ? 'No one else in your company can manage orders yet. Invite someone as Fleet Manager first.'
            : 'Active users who can manage orders.'
        }
      />
      <TransferProgress total={from.ordersCount + transfer.moved} transfer={transfer} />
    </Box>
  );
}

function TransferProgress({ total, transfer }: { readonly total: number; readonly transfer: Transfer }) {
  const { isRunning, moved } = transfer;
  if (!isRunning && moved === 0) return null;
  // Unknown until the first call is answered.
  const share = moved === 0 ? undefined : Math.min(100, (moved / Math.max(total, moved)) * 100);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="output" sx={{ typography: 'body2' }} className="numbers">
        {isRunning
          ? `Transferring orders… ${moved} of ${Math.max(total, moved)} done`
          : `${moved} of ${Math.max(total, moved)} orders were transferred.`}
      </Box>
      <LinearProgress
        aria-label="Orders transferred"
        {...(share === undefined ? {} : { variant: 'determinate', value: share })}
      />
    </Box>
  );
}
