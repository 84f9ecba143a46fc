import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';

export interface BotQueue {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the bot is about to post something. */
  readonly isTyping: () => boolean;
  /** Sets the queued timeline entries by id, and how to deliver one. */
  readonly wait: (ids: readonly string[], deliver: (id: string) => Promise<unknown>) => void;
  /** Nothing is delivered while the page is not visible. */
  readonly pause: (paused: boolean) => void;
}

/**
 * Delivers the bot's queued entries one at a time, by id and one second apart (document 2 section 4); meanwhile the bot
 * is typing. Another viewer may deliver an entry first: entries that left the queue or were refused are dropped. While
 * the API is unreachable, waits longer after each failure.
 */
export function createBotQueue(): BotQueue {
  const listeners = new Set<() => void>();
  const handled = new Set<string>();
  let waiting: readonly string[] = [];
  let deliver: (id: string) => Promise<unknown> = async () => undefined;
  let paused = true;
  let failures = 0;
  let current: string | undefined;
  let delivering = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const type = (id: string | undefined) => {
    if (current === id) return;
    current = id;
    for (const listener of listeners) listener();
  };
  const next = () => waiting.find((id) => !handled.has(id));

  const go = () => {
    if (delivering) return;
    const id = paused ? undefined : next();
    // The current entry is still next, so its timer keeps running.
    if (id !== undefined && id === current) return;
    clearTimeout(timer);
    timer = undefined;
    if (id === undefined) type(undefined);
    else if (failures > 0) {
      type(undefined);
      timer = setTimeout(() => begin(id), restAfter(failures));
    } else begin(id);
  };

  const begin = (id: string) => {
    type(id);
    timer = setTimeout(() => void say(id), typingTime);
  };

  const say = async (id: string) => {
    delivering = true;
    try {
      await deliver(id);
      handled.add(id);
      failures = 0;
    } catch (error) {
      if (isTransient(apiFailure(error))) failures += 1;
      else handled.add(id);
    }
    delivering = false;
    type(undefined);
    go();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isTyping: () => current !== undefined,
    wait(ids, by) {
      deliver = by;
      const sorted = [...ids].sort();
      if (sorted.join() === waiting.join()) return;
      waiting = sorted;
      go();
    },
    pause(now) {
      if (paused === now) return;
      paused = now;
      go();
    },
  };
}

/** Delivers the bot's queued entries while the page is visible. Returns whether the bot is typing. */
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

/** Milliseconds; document 2 section 9. */
const typingTime = 1_000;

/** 15 s, 30 s, 60 s, and so on up to five minutes. */
function restAfter(failures: number): number {
  return Math.min(15_000 * 2 ** (failures - 1), 300_000);
}
