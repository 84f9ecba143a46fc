import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { createBotQueue } from './bot-queue.ts';

/** Delivers what the bot has queued while the page is looked at. Answers whether the bot is typing. */
export function useBotQueue(
  updates: readonly OrderUpdate[],
  onDeliver: ((updateId: string) => Promise<unknown>) | undefined,
): boolean {
  const [queue] = useState(createBotQueue);

  useEffect(() => {
    if (onDeliver === undefined) return;
    const ids = updates.filter(({ isQueued }) => isQueued).map(({ id }) => id);
    queue.wait(ids, onDeliver);
  }, [queue, updates, onDeliver]);

  const isOn = onDeliver !== undefined;
  useEffect(() => {
    const look = () => queue.pause(document.hidden || !isOn);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      queue.pause(true);
    };
  }, [queue, isOn]);

  return useSyncExternalStore(queue.subscribe, queue.isTyping);
}
