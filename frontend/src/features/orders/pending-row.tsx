import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleDashed, CircleX } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCard } from '#schema/orders.ts';
import { stretchedLink } from '../../components/data/stretched-link.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { SeverityIcon } from '../../components/facts/severity-icon.tsx';
import { When } from '../../components/facts/when.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { OpenDialog } from '../../lib/dialog-address.ts';
import { jobsiteWords, machineWords } from '../../lib/order-words.ts';

export interface PendingRowProps {
  readonly order: OrderCard;
  /** Opens the dialog of a decision; missing for who may not decide. */
  readonly onDecide: OpenDialog | undefined;
}

/** A pending or rejected order as one row; all of it leads to the order. It is drawn anew only when the order changes. */
export const PendingRow = memo(function PendingRow({ order, onDecide }: PendingRowProps) {
  const nameId = useId();
  const unit = order.unitNumber ?? order.serialNumber;
  return (
    <Box sx={row}>
      <Box sx={icons}>
        <StatusIcon rejected={order.status === 'rejected'} />
        <PriorityPill priority={order.priority} />
      </Box>
      <Box sx={{ ...cell, gridArea: 'faults', fontWeight: 600 }}>
        <Box component={Link} to={`/orders/${order.id}`} id={nameId} sx={stretchedLink}>
          <Faults order={order} />
        </Box>
      </Box>
      <Box sx={{ ...cell, gridArea: 'machine' }}>
        <span>{machineWords(order)}</span>
        {unit && <Box sx={unitLook}>{unit}</Box>}
      </Box>
      <Box sx={place}>
        <Box sx={{ ...cell, gridArea: 'jobsite' }}>{jobsiteWords(order)}</Box>
        <Box sx={date} className="numbers">
          <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
            <When time={order.createdAt} />
          </Box>
          <Box component="span" sx={quiet}>
            #{order.id}
          </Box>
        </Box>
      </Box>
      {onDecide && <RowActions order={order} describedBy={nameId} onDecide={onDecide} />}
    </Box>
  );
});

function StatusIcon({ rejected }: { readonly rejected: boolean }) {
  const [Icon, word] = rejected ? [CircleX, 'Rejected'] : [CircleDashed, 'Needs Service'];
  return (
    <Box
      component="span"
      title={word}
      sx={{ display: 'inline-flex', color: rejected ? 'status.stopped.text' : 'text.secondary' }}
    >
      <Icon size={20} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Box>
  );
}

/** The top two by severity, then how many more. An order without fault codes goes by its issue. */
function Faults({ order }: { readonly order: OrderCard }) {
  if (order.topFaults.length === 0) return <Box sx={twoLines}>{order.issue ?? `Order #${order.id}`}</Box>;
  const more = order.faultCount - order.topFaults.length;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, minWidth: 0 }}>
      {order.topFaults.map(({ fault, severity }) => (
        <Box component="span" key={fault} sx={{ display: 'inline-flex', gap: 0.75, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'inline-flex', height: 24, alignItems: 'center' }}>
            <SeverityIcon severity={severity} size={18} />
          </Box>
          <Box component="code" sx={twoLines}>
            {fault}
          </Box>
        </Box>
      ))}
      {more > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' }}>
          + {more} more
        </Box>
      )}
    </Box>
  );
}

interface RowActionsProps {
  readonly order: OrderCard;
  readonly describedBy: string;
  readonly onDecide: OpenDialog;
}

function RowActions({ order, describedBy, onDecide }: RowActionsProps) {
  return (
    <Box sx={actions}>
      {order.status === 'rejected' ? (
        <Button
          variant="outlined"
          aria-describedby={describedBy}
          onClick={() => onDecide('reopen', order.id)}
        >
          Reopen Order
        </Button>
      ) : (
        <>
          <Button
            variant="outlined"
            aria-describedby={describedBy}
            onClick={() => onDecide('approve', order.id)}
          >
            Get It Fixed
          </Button>
          <Button
            color="secondary"
            aria-describedby={describedBy}
            onClick={() => onDecide('reject', order.id)}
          >
            Don't Fix It
          </Button>
        </>
      )}
    </Box>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  px: 2,
  py: 1.5,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    md: 'auto minmax(0, 1fr) auto',
    // Fixed where rows differ, so that the columns of all rows are one.
    xl: '48px minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) 88px 244px',
  },
  gridTemplateAreas: {
    xs: '"icons faults" "icons machine" "icons place" "actions actions"',
    md: '"icons faults actions" "icons machine actions" "icons place actions"',
    xl: '"icons faults machine jobsite date actions"',
  },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const icons = {
  gridArea: 'icons',
  alignSelf: { xs: 'start', xl: 'center' },
  pt: { xs: '2px', xl: 0 },
  display: 'flex',
  flexDirection: { xs: 'column', xl: 'row' },
  gap: 1,
  position: 'relative',
  zIndex: 1,
} as const;

const cell = { minWidth: 0, overflowWrap: 'anywhere' } as const;
const quiet = { typography: 'body2', color: 'text.secondary' } as const;

/** Beside the machine while rows are narrow, under it where there are columns. */
const unitLook = { ...quiet, display: { xs: 'inline', xl: 'block' }, ml: { xs: 1, xl: 0 } } as const;

/** One line of place and date, and two columns where there is room. */
const place = {
  gridArea: 'place',
  display: { xs: 'flex', xl: 'contents' },
  flexWrap: 'wrap',
  columnGap: 1.5,
  minWidth: 0,
  typography: { xs: 'body2', xl: 'body1' },
  color: { xs: 'text.secondary', xl: 'text.primary' },
} as const;

const date = {
  gridArea: 'date',
  display: 'flex',
  flexDirection: { xl: 'column' },
  alignItems: { xs: 'baseline', xl: 'flex-start' },
  columnGap: 1.5,
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: '24px',
} as const;

const actions = {
  gridArea: 'actions',
  justifySelf: { md: 'end' },
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 1,
  mt: { xs: 1, md: 0 },
  '& > *': { flex: { xs: 1, md: 'none' } },
} as const;
