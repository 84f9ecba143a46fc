import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OrderView } from '#schema/orders/order.ts';
import { orderTabs } from '#schema/orders/order-values.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { ActionBar } from '../../components/shell/action-bar.tsx';
import { RecordPage, type RecordPanel, useRecordTabs } from '../../components/templates/record-page.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { toast } from '../../lib/toasts.ts';
import { useUnreads } from '../../lib/unreads.ts';
import { useWide } from '../../lib/use-window.ts';
import { useOrder } from './api.ts';
import { ChatTab } from './chat/chat-tab.tsx';
import { useMarkAsRead } from './chat/use-mark-as-read.ts';
import { DetailsPanel } from './details/details-panel.tsx';
import { OrderAside, OrderHead } from './head/order-head.tsx';
import { useOrderTime } from './offers/offers.ts';
import { useReviewPrompt } from './review/use-review-prompt.ts';
import { OrderActions } from './status/order-actions.tsx';
import { mainAction } from './status/possible-actions.ts';
import { StatusPanel } from './status/status-panel.tsx';

/** One order (`/orders/{id}`), kept up to date while it is on screen. */
export function OrderPage() {
  const { id = '' } = useParams();
  const order = useOrder(id);
  const failure = order.data === undefined && order.error ? apiFailure(order.error) : undefined;
  useLeaveOnRefusal(failure);
  useReviewPrompt(id);
  if (order.data) return <Shown order={order.data} isStale={order.isError} />;
  return (
    <RecordPage
      back={listOf(undefined)}
      aside={<OrderAside id={id} order={undefined} />}
      head={<OrderHead id={id} order={undefined} />}
      fallback={
        failure && isTransient(failure) ? (
          <ErrorState onRetry={() => void order.refetch()}>Check your connection.</ErrorState>
        ) : (
          <PanelsSkeleton />
        )
      }
      panels={[]}
      label="Parts of the order"
      tabs={noTabs}
    />
  );
}

const noTabs = { shown: '', show: () => undefined, stay: () => undefined };

const panelIds = ['status', 'chat', 'details'] as const;

interface ShownProps {
  readonly order: OrderView;
  /** The last refetch failed. */
  readonly isStale: boolean;
}

function Shown({ order, isStale }: ShownProps) {
  const tabs = useRecordTabs(panelIds);
  const details = useDetails();
  const wide = useWide('lg');
  const thumb = !useWide();
  const action = mainAction(order, useOrderTime(order));
  const seesChat = wide || tabs.shown === 'chat';
  const unread = useUnreads().get(order.id) ?? 0;
  useMarkAsRead(order, seesChat);

  const panels: (RecordPanel & { readonly id: (typeof panelIds)[number] })[] = [
    {
      id: 'status',
      name: 'Status',
      content: (
        <StatusPanel
          order={order}
          onViewDetails={wide ? (details.isOpen ? undefined : details.show) : () => tabs.show('details')}
        />
      ),
    },
    {
      id: 'chat',
      name: 'Chat',
      news: seesChat ? 0 : unread,
      ownScroll: true,
      content: <ChatTab order={order} />,
    },
    {
      id: 'details',
      name: 'Details',
      content: <DetailsPanel order={order} besideStatus={wide} onHide={wide ? details.hide : undefined} />,
    },
  ];
  return (
    <RecordPage
      back={listOf(order)}
      aside={<OrderAside id={order.id} order={order} />}
      head={
        <>
          <OrderHead id={order.id} order={order} />
          {isStale && (
            <Box component="output" sx={{ mb: 2 }}>
              <Badge tone="warning">Not up to date. Trying again.</Badge>
            </Box>
          )}
        </>
      }
      panels={panels.filter(({ id }) => !wide || id !== 'details' || details.isOpen)}
      label="Parts of the order"
      tabs={tabs}
      columns={wide ? columnsOf(details) : undefined}
      actions={
        // The chat has its own bar there.
        action &&
        thumb &&
        tabs.shown !== 'chat' && (
          <ActionBar>
            <OrderActions order={order} action={action} />
          </ActionBar>
        )
      }
    />
  );
}

/** The third column: shown from 1440 px up unless it was hidden, below that only on request. */
interface Details {
  readonly hasRoom: boolean;
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

function useDetails(): Details {
  const hasRoom = useWide(1440);
  const [isKept, setKept] = useState(() => readKept(keptName) !== false);
  const [isAsked, setAsked] = useState(false);
  const turn = (open: boolean) => {
    setAsked(open);
    if (!hasRoom) return;
    setKept(open);
    keep(keptName, open);
  };
  return { hasRoom, isOpen: hasRoom ? isKept : isAsked, show: () => turn(true), hide: () => turn(false) };
}

const keptName = 'order-details-open';

/** The status is what people come for; a narrow column is enough for the chat. */
function columnsOf({ hasRoom, isOpen }: Details): string {
  if (!isOpen) return 'minmax(0, 11fr) minmax(0, 9fr)';
  return hasRoom
    ? 'minmax(0, 9fr) minmax(0, 7fr) minmax(0, 6fr)'
    : 'minmax(0, 8fr) minmax(0, 6fr) minmax(0, 6fr)';
}

/**
 * An order that can't be shown leads back to the list (document 1 section 8). Offline there is no list either: the page
 * stays.
 */
function useLeaveOnRefusal(failure: ReturnType<typeof apiFailure> | undefined): void {
  const navigate = useNavigate();
  const code = failure === undefined || isTransient(failure) ? undefined : failure.code;
  useEffect(() => {
    if (code === undefined || code === 'UNAUTHORIZED') return;
    const isGone = code === 'NOT_FOUND' || code === 'BAD_INPUT';
    toast.error(isGone ? 'Order does not exist or has been cancelled.' : 'Something went wrong.');
    void navigate('/orders', { replace: true });
  }, [code, navigate]);
}

/** The tab that lists the order. */
function listOf(order: OrderView | undefined): { readonly to: string; readonly name: string } {
  if (order === undefined) return { to: '/orders', name: 'Orders' };
  const { status } = order;
  const { needsService, complete } = orderTabs;
  if (status === needsService.withToggle || needsService.statuses.some((each) => each === status)) {
    return { to: '/orders/needs-service', name: 'Pending' };
  }
  return complete.statuses.some((each) => each === status)
    ? { to: '/orders/history', name: 'Complete' }
    : { to: '/orders', name: 'In-Service' };
}

function PanelsSkeleton() {
  return (
    <Box component="output" sx={{ flex: 1 }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton variant="rounded" height={48} sx={{ mb: 2, display: { lg: 'none' } }} />
      <Box sx={skeletonColumns}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={206} />
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={220} />
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'grid' }, gap: 2, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={26} width={120} />
          <Skeleton variant="rounded" height={220} />
        </Box>
      </Box>
    </Box>
  );
}

const skeletonColumns = {
  display: 'grid',
  gap: 3,
  pt: { lg: 2 },
  borderTop: { lg: 1 },
  borderColor: { lg: 'divider' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 9fr)' },
} as const;
