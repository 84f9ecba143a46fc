import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderUpdate } from '#schema/orders.ts';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';

export interface BotQueue {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the bot is about to say something. */
  readonly isTyping: () => boolean;
  /** What waits to be said, ids of timeline entries, and how it is delivered. */
  readonly wait: (ids: readonly string[], deliver: (id: string) => Promise<unknown>) => void;
  /** Nothing is said while nobody looks. */
  readonly pause: (paused: boolean) => void;
}

/**
 * Has the bot's queued entries delivered one at a time, by id, each a second after the one before (document 2 section 4),
 * during which it is typing. Somebody else who looks on may deliver the same: what is gone from the queue, or refused, is
 * left to them. When the API cannot be reached it rests ever longer.
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
    // The one under way is still the next: its second runs on.
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

/** Milliseconds; document 2 section 9. */
const typingTime = 1_000;

/** 15 s, 30 s, 60 s, … five minutes at most. */
function restAfter(failures: number): number {
  return Math.min(15_000 * 2 ** (failures - 1), 300_000);
}

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
