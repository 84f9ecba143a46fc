import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { MapPin } from 'lucide-react';
import { memo, useId } from 'react';
import type { OrderCard as Card } from '#schema/orders/order.ts';
import { card, iconLine, twoLines } from '../../components/data/list-styles.ts';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { When } from '../../components/facts/when.tsx';
import { MachineTitle } from '../../components/identity/machine.tsx';
import { jobsiteWords, unitWords } from '../../lib/order-words.ts';
import { UnreadPill, whatIsBroken } from './order-facts.tsx';
import { NextStep, TechnicianLine } from './technician-line.tsx';

export interface OrderCardProps {
  readonly order: Card;
  readonly unread: number;
  readonly isManager: boolean;
  /** Heading level of the machine's name. */
  readonly level?: 'h2' | 'h3';
}

/** An order of the In-Service and Complete tabs (document 1 section 2, Order card). */
export const OrderCard = memo(function OrderCard({ order, level = 'h2', ...props }: OrderCardProps) {
  const { unread, isManager } = props;
  const id = useId();
  return (
    <Box component="article" aria-labelledby={id} sx={cardLook}>
      <div id={id}>
        <MachineTitle
          machine={order}
          note={unitWords(order) ?? order.product ?? 'No unit number yet'}
          to={`/orders/${order.id}`}
          level={level}
        />
      </div>
      <Box sx={twoLines}>{whatIsBroken(order)}</Box>
      <Box sx={iconLine}>
        <MapPin size={18} />
        <span>{jobsiteWords(order)}</span>
      </Box>
      <Box sx={foot}>
        <Box sx={status}>
          <TechnicianLine order={order} isManager={isManager} />
        </Box>
        <Box sx={status}>
          <PriorityPill priority={order.priority} />
          <UnreadPill count={unread} />
        </Box>
        <Box sx={last}>
          <span className="numbers">
            <Box component="span" sx={{ position: 'relative', zIndex: 1 }}>
              <When what="Requested" time={order.createdAt} timeZone={order.timeZone} />
            </Box>
            {` · #${order.id}`}
          </span>
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <NextStep order={order} isManager={isManager} describedBy={id} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
});

/** Placeholder for a card that is loading. */
export function OrderCardSkeleton() {
  return (
    <Box sx={cardLook}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Skeleton variant="rounded" width={48} height={48} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="60%" sx={{ typography: 'h3' }} />
          <Skeleton width="80%" sx={{ typography: 'body2' }} />
        </Box>
      </Box>
      <Skeleton width="90%" sx={{ typography: 'body1' }} />
      <Skeleton width="70%" sx={{ typography: 'body1' }} />
      <Box sx={foot}>
        <Skeleton variant="rounded" width="55%" height={25} />
        <Box sx={last}>
          <Skeleton width="45%" sx={{ typography: 'body2' }} />
        </Box>
      </Box>
    </Box>
  );
}

/** Cards side by side, as many as fit. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  '--item-height': '264px',
} as const;

const cardLook = {
  position: 'relative',
  height: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  ...card,
  '&:hover': { borderColor: 'text.disabled' },
} as const;

const foot = { mt: 'auto', display: 'grid', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;

const status = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.75,
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

/** The same height with and without a button. */
const last = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  typography: 'body2',
  color: 'text.secondary',
} as const;
