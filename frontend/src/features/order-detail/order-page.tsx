import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { orderTabs } from '#schema/order-values.ts';
import type { OrderView } from '#schema/orders.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { ActionBar } from '../../components/shell/action-bar.tsx';
import { PageHeader } from '../../components/shell/page-header.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { machineWords } from '../../lib/order-words.ts';
import { toast } from '../../lib/toasts.ts';
import { useWide } from '../../lib/use-wide.ts';
import { useOrder } from './api.ts';
import { ChatTab } from './chat/chat-tab.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { useOrderTime } from './offers/use-offers.ts';
import { useReviewPrompt } from './review/use-review-prompt.ts';
import { HelpButton } from './status/help-button.tsx';
import { mainAction } from './status/main-actions.ts';
import { OrderActions } from './status/order-actions.tsx';
import { OrderBadge } from './status/order-badge.tsx';
import { StatusPanel } from './status/status-panel.tsx';

/** One order (`/orders/{id}`), followed while it is on the screen. */
export function OrderPage() {
  const { id = '' } = useParams();
  const order = useOrder(id);
  const failure = order.data === undefined && order.error ? apiFailure(order.error) : undefined;
  useLeaveOnRefusal(failure);
  useReviewPrompt(id);
  return (
    <Box component="main" id="main" tabIndex={-1} sx={page}>
      <BackLink order={order.data} />
      <PageHeader
        title={`Order #${id}`}
        documentTitle={order.data ? `Order #${id}, ${machineWords(order.data.equipment)}` : `Order #${id}`}
        subtitle={<Standing order={order.data} />}
        actions={
          <HelpButton orderId={id} mayReport={order.data?.allowedCommands.includes('reportIssue') ?? false} />
        }
      />
      {order.data ? (
        <>
          {order.isError && (
            <Box component="output" sx={{ mb: 2 }}>
              <Badge tone="warning">Not up to date. Trying again.</Badge>
            </Box>
          )}
          <Panels order={order.data} />
        </>
      ) : failure && isTransient(failure) ? (
        <ErrorState onRetry={() => void order.refetch()}>Check your connection.</ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </Box>
  );
}

/** An order that cannot be shown leads back to the list (document 1 section 8). Without a network there is no list either: the page stays. */
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

const tabs = ['Status', 'Chat', 'Details'] as const;
type TabName = (typeof tabs)[number];

const keptName = 'order-details-open';

/** Status and priority beside the title; as high while they are on their way. */
function Standing({ order }: { readonly order: OrderView | undefined }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28, mt: 0.5, typography: 'body2' }}>
      {order ? (
        <>
          <OrderBadge order={order} />
          <PriorityPill priority={order.priority} />
        </>
      ) : (
        <Skeleton variant="rounded" width={220} height={26} />
      )}
    </Box>
  );
}

/** Side by side where there is room, else one at a time. */
function Panels({ order }: { readonly order: OrderView }) {
  const [tab, setTab] = useState<TabName>('Status');
  const [detailsOpen, setDetailsOpen] = useState(() => readKept(keptName) !== false);
  const wide = useWide('lg');
  const thumb = !useWide();
  const baseId = useId();
  const action = mainAction(order, useOrderTime(order));

  const showDetails = (open: boolean) => {
    setDetailsOpen(open);
    keep(keptName, open);
  };
  const viewDetails = () => {
    setTab('Details');
    showDetails(true);
  };
  const contents: Record<TabName, React.ReactNode> = {
    Status: <StatusPanel order={order} onViewDetails={wide && detailsOpen ? undefined : viewDetails} />,
    Chat: <ChatTab order={order} />,
    Details: <DetailsPanel order={order} onHide={wide ? () => showDetails(false) : undefined} />,
  };
  const shown = wide ? tabs.filter((name) => name !== 'Details' || detailsOpen) : [tab];
  return (
    <>
      {!wide && (
        <Tabs
          value={tab}
          onChange={(_, chosen: TabName) => setTab(chosen)}
          variant="fullWidth"
          aria-label="Parts of the order"
          sx={tabBar}
        >
          {tabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`${baseId}-tab-${name}`}
              aria-controls={tab === name ? `${baseId}-${name}` : undefined}
            />
          ))}
        </Tabs>
      )}
      <Box sx={{ ...columns, gridTemplateColumns: wide ? columnsOf(detailsOpen) : 'minmax(0, 1fr)' }}>
        {shown.map((name) => (
          <Box
            key={name}
            id={`${baseId}-${name}`}
            component="section"
            sx={panel}
            {...(wide
              ? // In a narrower window the panel that somebody works in is the one that stays, and keeps the focus.
                { 'aria-label': name, onFocus: () => setTab(name) }
              : { role: 'tabpanel', 'aria-labelledby': `${baseId}-tab-${name}` })}
          >
            {contents[name]}
          </Box>
        ))}
      </Box>
      {/* The chat has a bar of its own there. */}
      {action && thumb && tab !== 'Chat' && (
        <ActionBar>
          <OrderActions order={order} action={action} />
        </ActionBar>
      )}
    </>
  );
}

/** To the tab that the order stands in. */
function BackLink({ order }: { readonly order: OrderView | undefined }) {
  const [to, name] = tabOf(order);
  return (
    <Box component={Link} to={to} sx={backLink}>
      <ArrowLeft size={18} />
      {name}
    </Box>
  );
}

function tabOf(order: OrderView | undefined): readonly [string, string] {
  if (order === undefined) return ['/orders', 'Orders'];
  const { status } = order;
  const { needsService, complete } = orderTabs;
  if (status === needsService.withToggle || needsService.statuses.some((each) => each === status)) {
    return ['/orders/needs-service', 'Pending'];
  }
  return complete.statuses.some((each) => each === status)
    ? ['/orders/history', 'Complete']
    : ['/orders', 'In-Service'];
}

function PageSkeleton() {
  return (
    <Box component="output">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton variant="rounded" height={48} sx={{ mb: 2, display: { lg: 'none' } }} />
      <Box
        sx={{
          ...columns,
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...columnsOf(readKept(keptName) !== false) },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="rounded" height={76} />
          <Skeleton variant="rounded" height={206} />
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={360} />
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'grid' }, gap: 2, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={26} width={120} />
          <Skeleton variant="rounded" height={220} />
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'grid' }, gap: 2, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={26} width={100} />
          <Skeleton variant="rounded" height={420} />
        </Box>
      </Box>
    </Box>
  );
}

const page = {
  flex: 1,
  width: '100%',
  maxWidth: 1500,
  mx: 'auto',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  px: { xs: 2, md: 3, lg: 4 },
  pt: 1,
  pb: { lg: 4 },
} as const;

const backLink = {
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
} as const;

const tabBar = {
  display: { lg: 'none' },
  mb: 2,
  position: 'sticky',
  top: 'var(--shell-top)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const columns = { flex: 1, display: 'grid', gap: { xs: 3, lg: 0 }, alignItems: 'stretch' } as const;

function columnsOf(detailsOpen: boolean) {
  const middle = 'minmax(0, 1fr)';
  return {
    lg: ['minmax(0, 380px)', middle, ...(detailsOpen ? ['minmax(0, 280px)'] : [])].join(' '),
    xl: ['minmax(0, 440px)', middle, ...(detailsOpen ? ['minmax(0, 340px)'] : [])].join(' '),
  };
}

/** A line between the panels where they stand side by side. */
const panel = {
  minWidth: 0,
  pb: 3,
  '&:not(:first-of-type)': { pl: { lg: 3 }, borderLeft: { lg: 1 }, borderColor: { lg: 'divider' } },
  '&:not(:last-of-type)': { pr: { lg: 3 } },
} as const;
