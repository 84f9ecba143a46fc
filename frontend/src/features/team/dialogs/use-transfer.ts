import { useState } from 'react';
import { countFollowed, useTransferOrders } from '../api.ts';

export interface Transfer {
  /** Orders that have gone over, while they do and where the rest did not. */
  readonly moved: number;
  readonly isRunning: boolean;
  /** Moves all that the person owns; throws where a call fails, and can then be begun again for what is left. */
  readonly run: (toCustomerId: string) => Promise<void>;
}

/** Gives somebody's unfinished orders to another owner, call after call while there are more (document 3 section 4). */
export function useTransfer(fromCustomerId: string): Transfer {
  const { mutateAsync } = useTransferOrders();
  const [moved, setMoved] = useState(0);
  const [isRunning, setRunning] = useState(false);
  return {
    moved,
    isRunning,
    async run(toCustomerId) {
      setRunning(true);
      try {
        for (let idle = 0; idle < mostIdle; ) {
          const answer = await mutateAsync({ fromCustomerId, toCustomerId });
          setMoved((before) => before + answer.moved);
          if (!answer.more) return await countFollowed(fromCustomerId);
          idle = answer.moved === 0 ? idle + 1 : 0;
        }
        throw new Error('The orders left did not move.');
      } finally {
        setRunning(false);
      }
    },
  };
}

/** The list of what there is to do lags behind by moments; calls in a row that find nothing to move are then at their end. */
const mostIdle = 5;
