import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Truck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderCard } from '#schema/orders/order.ts';
import { PanelButton } from '../../../components/facts/panel-section.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { machineWords, unitWords } from '../../../lib/order-words.ts';
import { useNewestOrders } from '../api.ts';
import { AccessAnswer } from './access-answer.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** What a person can do with an order, and why (`?may=acc_1`, then `&order=10001`). */
export function AccessDialog(props: AddressedDialogProps) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = orderNumber(query.get('order') ?? '');
  const [typed, setTyped] = useState(asked ?? '');
  const [error, setError] = useState<string>();
  const newest = useNewestOrders();

  const ask = (orderId: string) => {
    setTyped(orderId);
    setError(undefined);
    const next = new URLSearchParams(query);
    next.set('order', orderId);
    void navigate(
      { search: next.toString() },
      { replace: true, state: location.state, preventScrollReset: true },
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const orderId = orderNumber(typed);
    if (orderId !== undefined) return ask(orderId);
    setError(typed.trim() === '' ? 'Required' : 'An order’s number is a whole number, like 10001.');
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <PersonDialog
      {...props}
      title="What may this person do?"
      size="sm"
      closeOnBackdrop
      onSubmit={submit}
      actions={() => (
        <>
          <Button variant="outlined" onClick={props.onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained">
            Show
          </Button>
        </>
      )}
    >
      {({ id }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label="Order number"
            inputMode="numeric"
            autoComplete="off"
            inputProps={{ maxLength: 20 }}
            value={typed}
            error={error}
            onChange={({ target }) => setTyped(target.value)}
          />
          {asked === undefined ? (
            <NewestOrders orders={newest ?? []} onChoose={ask} />
          ) : (
            <AccessAnswer accountId={id} orderId={asked} />
          )}
        </Box>
      )}
    </PersonDialog>
  );
}

interface NewestOrdersProps {
  readonly orders: readonly OrderCard[];
  readonly onChoose: (orderId: string) => void;
}

function NewestOrders({ orders, onChoose }: NewestOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <Box>
      <Box component="h3" sx={{ typography: 'subtitle2', m: 0 }}>
        Newest orders
      </Box>
      {orders.map((order) => (
        <PanelButton
          key={order.id}
          icon={Truck}
          name={`#${order.id} ${machineWords(order)}`}
          note={unitWords(order) ?? ''}
          onClick={() => onChoose(order.id)}
        />
      ))}
    </Box>
  );
}

/** `#10001`, `10001`: orders are numbered (document 3 section 1). */
function orderNumber(text: string): string | undefined {
  return /^\s*#?\s*(\d{1,15})\s*$/.exec(text)?.[1];
}
