import { useState } from 'react';
import { countFollowed, useTransferOrders } from '../api.ts';

export interface Transfer {
  /** Orders moved so far, including before a failure. */
  readonly moved: number;
  readonly isRunning: boolean;
  /** Moves everything the person owns. Throws if a call fails; another run moves the rest. */
  readonly run: (toCustomerId: string) => Promise<void>;
}

/** Gives someone's unfinished orders to another owner, calling until there are no more (document 3 section 4). */
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

/** The list of orders to move lags, so a call may find none for a moment. This many in a row is a failure. */
const mostIdle = 5;
