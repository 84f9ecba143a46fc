import { useEffect, useState } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { refreshOrder } from './api.ts';
import { type MatchingPhase, matchingState } from './matching-phase.ts';

/** Where the search of an open order stands; at the end of a phase the order is asked for again. */
export function useMatchingPhase(order: OrderView): MatchingPhase | undefined {
  const [now, setNow] = useState(() => new Date());
  const state =
    order.status === 'open' && order.openedAt !== null
      ? matchingState({ ...order, openedAt: order.openedAt }, now)
      : undefined;
  const endsIn = state?.endsIn;
  const { id, version } = order;
  useEffect(() => {
    if (endsIn === undefined) return;
    const timer = setTimeout(() => {
      setNow(new Date());
      void refreshOrder(id);
    }, endsIn + 50);
    return () => clearTimeout(timer);
  }, [id, endsIn]);
  // An order that has just been opened or changed is judged by the time at which it was.
  useEffect(() => {
    if (version >= 0) setNow(new Date());
  }, [version]);
  return state?.phase;
}
