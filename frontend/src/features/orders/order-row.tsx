import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCard } from '#schema/orders/order.ts';
import { stretchedLink } from '../../components/data/list-styles.ts';
import { When } from '../../components/facts/when.tsx';
import { MachineThumb } from '../../components/identity/machine.tsx';
import { jobsiteWords } from '../../lib/order-words.ts';

export interface OrderRowProps {
  readonly order: OrderCard;
  /** Links to the order, as does the whole row. */
  readonly headline: ReactNode;
  /** Id of the headline, which describes the buttons. */
  readonly headlineId: string;
  /** Below the headline. */
  readonly subline: ReactNode;
  /** Pills and what goes with them: one `div` per line of the column. */
  readonly state: ReactNode;
  /** Actions that don't need the order's page. */
  readonly aside: ReactNode;
  /** When the fault was detected, or the order created. */
  readonly since: { readonly what: string; readonly time: string };
}

/** An order as one row: columns from 1280 px up, stacked on narrower screens. */
export function OrderRow({ order, headline, headlineId, subline, state, aside, since }: OrderRowProps) {
  return (
    <Box sx={row}>
      <Box sx={{ gridArea: 'thumb', alignSelf: 'start' }}>
        <MachineThumb product={order.product} brand={order.brand} />
      </Box>
      <Box sx={{ ...cell, gridArea: 'head' }}>
        <Box component={Link} to={`/orders/${order.id}`} id={headlineId} sx={headlineLink}>
          {headline}
        </Box>
        <Box sx={{ typography: 'body2' }}>{subline}</Box>
      </Box>
      <Box sx={place}>
        <span>{jobsiteWords(order)}</span>
        <span className="numbers">
          <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
            <When what={since.what} time={since.time} timeZone={order.timeZone} />
          </Box>
          {` · #${order.id}`}
        </span>
      </Box>
      <Box sx={{ ...cell, ...pills, gridArea: 'state' }}>{state}</Box>
      {aside !== undefined && <Box sx={actions}>{aside}</Box>}
    </Box>
  );
}

/** Placeholder for a row that is loading. */
export function OrderRowSkeleton() {
  return (
    <Box sx={row}>
      <Skeleton variant="rounded" width={48} height={48} sx={{ gridArea: 'thumb', alignSelf: 'start' }} />
      <Box sx={{ gridArea: 'head' }}>
        <Skeleton width="70%" sx={{ typography: 'body1' }} />
        <Skeleton width="45%" sx={{ typography: 'body2' }} />
      </Box>
      <Box sx={{ gridArea: 'place' }}>
        <Skeleton width="80%" sx={{ typography: 'body2' }} />
        <Skeleton width="55%" sx={{ typography: 'body2' }} />
      </Box>
      <Box sx={{ ...pills, gridArea: 'state' }}>
        <Skeleton variant="rounded" width={76} height={24} />
        <Skeleton variant="rounded" width={124} height={24} />
      </Box>
      <Skeleton variant="rounded" sx={{ ...actions, height: 44, width: { md: 160 } }} />
    </Box>
  );
}

/** Rows inside one border. */
export const rowList = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  // Estimate for rows not seen yet, which `order-list.tsx` leaves unrendered.
  '--item-height': { xs: '220px', md: '130px', xl: '82px' },
} as const;

/** Rows whose state is two stacked pills, which leaves more room for the headline. */
export const pillRowList = { ...rowList, '--state-column': '132px' } as const;

const row = {
  position: 'relative',
  display: 'grid',
  columnGap: 2,
  rowGap: 0.75,
  px: 2,
  py: 1.75,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: '48px minmax(0, 1fr)',
    md: '48px minmax(0, 1fr) auto',
    // Fixed widths where rows differ, so that columns line up.
    xl: '48px minmax(0, 5fr) minmax(0, 3fr) var(--state-column, minmax(0, 3fr)) 236px',
  },
  gridTemplateAreas: {
    xs: '"thumb head" ". place" ". state" "actions actions"',
    md: '"thumb head actions" "thumb place actions" "thumb state actions"',
    xl: '"thumb head place state actions"',
  },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const cell = { minWidth: 0, overflowWrap: 'anywhere' } as const;

const headlineLink = { ...stretchedLink, display: 'block', fontWeight: 600 } as const;

const place = {
  ...cell,
  gridArea: 'place',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row', xl: 'column' },
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'body2',
  color: 'text.secondary',
} as const;

const pills = {
  display: 'flex',
  flexDirection: { xl: 'column' },
  flexWrap: { xs: 'wrap', xl: 'nowrap' },
  columnGap: 1,
  rowGap: 0.5,
  typography: 'body2',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 },
} as const;

const actions = {
  gridArea: 'actions',
  justifySelf: { md: 'end' },
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 1,
  mt: { xs: 0.5, md: 0 },
  '& > *': { flex: { xs: 1, md: 'none' } },
} as const;
