import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import type { OrderCard } from '#schema/orders/order.ts';
import { PriorityPill } from '../../components/facts/pill.tsx';
import { machineWords, unitWords } from '../../lib/order-words.ts';
import { UnreadPill, whatIsBroken } from './order-facts.tsx';
import { OrderRow } from './order-row.tsx';
import { NextStep, TechnicianLine } from './technician-line.tsx';

export interface ServiceRowProps {
  readonly order: OrderCard;
  readonly unread: number;
  readonly isManager: boolean;
  /** The carousel above asks for the same step. */
  readonly isQuiet: boolean;
}

/** An order of the In-Service tab as a row of its list. */
export const ServiceRow = memo(function ServiceRow({ order, unread, ...props }: ServiceRowProps) {
  const { isManager, isQuiet } = props;
  const headlineId = useId();
  const unit = unitWords(order);
  return (
    <OrderRow
      order={order}
      headline={machineWords(order)}
      headlineId={headlineId}
      subline={
        <>
          {unit !== undefined && <Box sx={{ color: 'text.secondary' }}>{unit}</Box>}
          {whatIsBroken(order)}
        </>
      }
      since={{ what: 'Requested', time: order.createdAt }}
      state={
        <>
          <div>
            <TechnicianLine order={order} isManager={isManager} />
          </div>
          <div>
            <PriorityPill priority={order.priority} />
            <UnreadPill count={unread} />
          </div>
        </>
      }
      aside={<NextStep order={order} isManager={isManager} describedBy={headlineId} isQuiet={isQuiet} />}
    />
  );
});
