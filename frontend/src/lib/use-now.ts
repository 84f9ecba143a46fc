import { useSyncExternalStore } from 'react';
import { serviceTime } from './service-clock.ts';

/** The time, to the half minute, and a new rendering when it changes. One timer serves every reader. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, halfMinute) * step);
}

const step = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function halfMinute(): number {
  return Math.floor(serviceTime() / step);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 5_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
