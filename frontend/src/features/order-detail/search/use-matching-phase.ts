import { useCallback, useSyncExternalStore } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { serviceTime } from '../../../lib/service-clock.ts';
import { refreshOrder } from '../api.ts';
import { type MatchingPhase, matchingState } from './matching-phase.ts';

/** The phase of an open order's search, given the number of bookable offers. Refetches the order when a phase ends. */
export function useMatchingPhase(order: OrderView, available: number): MatchingPhase | undefined {
  const { id, status, openedAt, numberOfAlertedTechnicians } = order;

  const stateNow = useCallback(() => {
    if (status !== 'open' || openedAt === null) return undefined;
    return matchingState(
      { openedAt, numberOfAlertedTechnicians, numberOfAvailableTechnicians: available },
      new Date(serviceTime()),
    );
  }, [status, openedAt, numberOfAlertedTechnicians, available]);

  const untilPhasesEnd = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const endsIn = stateNow()?.endsIn;
        if (endsIn === undefined) return;
        timer = setTimeout(() => {
          onChange();
          void refreshOrder(id);
          wait();
        }, endsIn + 50);
      };
      wait();
      return () => clearTimeout(timer);
    },
    [id, stateNow],
  );

  return useSyncExternalStore(untilPhasesEnd, () => stateNow()?.phase);
}
