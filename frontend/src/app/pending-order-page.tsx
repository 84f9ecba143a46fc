import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ClipboardCheck, ClipboardList } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BusyButton } from '../components/forms/busy-button.tsx';
import { SelectField } from '../components/forms/select-field.tsx';
import { OrderingUnavailable } from '../components/shell/ordering-unavailable.tsx';
import { track } from '../lib/analytics.ts';
import { api, trpc } from '../lib/api.ts';
import { apiFailure, madeBefore } from '../lib/api-failure.ts';
import { messageOf } from '../lib/messages.ts';
import { createInput, type DescribedOrder, orderOf, readAnswers } from '../lib/order-answers.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { forgetPendingOrder, pendingOrders } from '../lib/pending-order.ts';
import { retryTransient } from '../lib/query-client.ts';
import { toast } from '../lib/toasts.ts';
import { Notice } from './plain-page.tsx';

/**
 * Places the orders that were sent before sign-in, then opens the last one. Each uses its conversation's idempotency
 * key, so a second tab, a reload or a retry gets the order placed first. An order is kept until the API answers.
 */
export function PendingOrderPage({ onDone }: { readonly onDone: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [next, setNext] = useState<string>();
  const [orders, setOrders] = useState(readOrders);
  const [pending, ...others] = orders;
  const leave = (to?: string) => {
    if (others.length > 0) setOrders(others);
    else if (to === undefined) onDone();
    else {
      setNext(to);
      void navigate(to, { replace: true });
    }
  };
  // Not earlier: the page left behind would show for a moment and could open its own dialog over this one.
  useEffect(() => {
    if (next === pathname) onDone();
  }, [next, pathname, onDone]);
  // Another tab may have placed them in the meantime.
  useEffect(() => {
    if (pending === undefined) onDone();
  }, [pending, onDone]);
  return (
    pending && (
      <PlaceOrder
        key={pending.key}
        pending={pending}
        onMade={(id) => {
          forgetPendingOrder(pending.key);
          track('order_created');
          toast.success('Service order created successfully');
          leave(`/orders/${id}`);
        }}
        onDiscard={() => {
          forgetPendingOrder(pending.key);
          leave();
        }}
      />
    )
  );
}

interface ReadOrder {
  readonly key: string;
  readonly order: DescribedOrder;
}

/** Leaves out what another version of the app stored and this one can't read; it expires within a day. */
function readOrders(): readonly ReadOrder[] {
  return pendingOrders().flatMap(({ key, answers }) => {
    const order = orderOf(readAnswers(answers));
    return order === undefined ? [] : [{ key, order }];
  });
}

interface PlaceOrderProps {
  readonly pending: ReadOrder;
  readonly onMade: (id: string) => void;
  readonly onDiscard: () => void;
}

function PlaceOrder({ pending: { key, order }, onMade, onDiscard }: PlaceOrderProps) {
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: (customerId: string | undefined) =>
      api.customers.orders.create.mutate(
        { ...createInput(order), ...(customerId !== undefined && { customerId }) },
        { context: { idempotencyKey: key } },
      ),
    retry: retryTransient,
    onSuccess: ({ order: { id } }) => onMade(id),
    onError: (failure) => {
      const id = madeBefore(failure);
      if (id !== undefined) onMade(id);
    },
  });
  useEffect(() => mutate(undefined), [mutate]);
  const isUnderWay = isIdle || isPending;
  const { code, details } = apiFailure(error);
  const needsOwner = details.fields?.customerId !== undefined;
  const isHeld = code === 'CREDIT_LIMIT_REACHED';
  const title = isUnderWay
    ? 'Placing your order'
    : needsOwner
      ? 'Who will own the order?'
      : 'Your order hasn’t been placed yet';
  usePageTitle(title);
  return (
    <Notice
      icon={isUnderWay ? ClipboardCheck : ClipboardList}
      title={title}
      action={
        !isUnderWay && (
          <>
            {!needsOwner && (
              <Button variant="contained" onClick={() => mutate(undefined)}>
                Try again
              </Button>
            )}
            <Button onClick={onDiscard}>Discard this order</Button>
          </>
        )
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ color: 'text.primary', fontWeight: 600 }}>{order.machine}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{order.issue}</Typography>
        <Typography>{order.place}</Typography>
      </Box>
      {!isUnderWay &&
        (isHeld ? (
          <OrderingUnavailable />
        ) : (
          <Typography role="alert">
            {needsOwner ? 'Choose somebody who can manage orders.' : messageOf(error, 'orderService')}
          </Typography>
        ))}
      {needsOwner && <OwnerForm isBusy={isPending} onChoose={mutate} />}
    </Notice>
  );
}

interface OwnerFormProps {
  readonly isBusy: boolean;
  readonly onChoose: (customerId: string) => void;
}

/** People who can't manage orders must name someone who can (document 1 section 5, final step). */
function OwnerForm({ isBusy, onChoose }: OwnerFormProps) {
  const { data, error } = useQuery(
    trpc.customers.accounts.all.queryOptions({
      permissions: ['order_management'],
      statuses: ['active'],
      limit: 100,
    }),
  );
  const [chosen, setChosen] = useState('');
  const owner = chosen || (data?.data[0]?.id ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (owner !== '') onChoose(owner);
  };
  return (
    <form onSubmit={submit}>
      <SelectField
        label="Owner"
        value={owner}
        error={error ? messageOf(error) : undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        {data?.data.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </SelectField>
      <BusyButton
        type="submit"
        variant="contained"
        color="safety"
        busy={isBusy}
        disabled={owner === ''}
        sx={{ mt: 2 }}
      >
        Place order
      </BusyButton>
    </form>
  );
}
