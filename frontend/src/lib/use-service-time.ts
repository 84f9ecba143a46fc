import { useCallback, useSyncExternalStore } from 'react';
import { serviceTime } from './service-clock.ts';

/** The service's time to the second, and a new rendering with each, for what counts down on the screen. */
export function useServiceSeconds(): Date {
  return new Date(useSyncExternalStore(everySecond, () => Math.floor(serviceTime() / 1000)) * 1000);
}

/**
 * The service's time to the half minute, and just when one of the moments (milliseconds since 1970) is reached: for what
 * is one thing before it and another after it.
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
          Math.min(lookEvery, ...left) + 20,
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
/** Timers sleep with the device: what was due meanwhile is seen to soon after. */
const lookEvery = 5_000;

function halfMinute(): number {
  const now = serviceTime();
  return now - (now % step);
}

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 250);
  return () => clearInterval(timer);
}
