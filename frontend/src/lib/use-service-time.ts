import { useCallback, useSyncExternalStore } from 'react';
import { serviceTime } from './service-clock.ts';

/** The server's time, rounded down to the half minute; re-renders when it changes. All readers share one timer. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyHalfMinute, halfMinute));
}

/** The server's time to the second, re-rendering every second: for countdowns. */
export function useServiceSeconds(): Date {
  return new Date(useSyncExternalStore(everySecond, () => Math.floor(serviceTime() / 1000)) * 1000);
}

/**
 * The server's time to the half minute, plus each of `moments` (milliseconds since 1970) when reached: for anything
 * that changes at a known time.
 */
export function useServiceTime(moments: readonly number[] = []): Date {
  const signature = moments.join();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ahead = signature === '' ? [] : signature.split(',').map(Number);
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const left = ahead.map((moment) => moment - serviceTime()).filter((until) => until > 0);
        timer = setTimeout(
          () => {
            onChange();
            wait();
          },
          Math.min(checkEvery, ...left) + 20,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [signature],
  );
  const latest = () => Math.max(halfMinute(), ...moments.filter((moment) => moment <= serviceTime()));
  return new Date(useSyncExternalStore(subscribe, latest));
}

const step = 30_000;
/** Timers sleep with the device; after a wake-up the screen catches up within this time. */
const checkEvery = 5_000;

function halfMinute(): number {
  const now = serviceTime();
  return now - (now % step);
}

const listeners = new Set<() => void>();
let sharedTimer: ReturnType<typeof setInterval> | undefined;

function everyHalfMinute(listener: () => void): () => void {
  listeners.add(listener);
  sharedTimer ??= setInterval(() => {
    for (const each of listeners) each();
  }, checkEvery);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(sharedTimer);
    sharedTimer = undefined;
  };
}

function everySecond(check: () => void): () => void {
  const timer = setInterval(check, 250);
  return () => clearInterval(timer);
}
