import { useEffect, useEffectEvent, useState } from 'react';

/** Estimated duration of an import (document 2 section 9). */
export const estimatedSeconds = 30;

/** Seconds left in an import. Drops as it progresses and with every second. */
export function useTimeLeft(progress: number): number {
  const [left, setLeft] = useState(estimatedSeconds);
  const pass = useEffectEvent(() => setLeft((before) => aSecondLater(before, progress)));
  useEffect(() => {
    const timer = setInterval(pass, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(left, leftAt(progress));
}

/**
 * The countdown one second later. It slows toward the end, so that it never stops or reaches zero before the import
 * does.
 */
export function aSecondLater(left: number, progress: number): number {
  const before = Math.min(left, leftAt(progress));
  return before - Math.min(1, before / 10);
}

/**
 * Milliseconds until the clock's next whole second, for polling every second (document 2 section 4). A fixed one-second
 * pause would add the response time.
 */
export function untilNextSecond(now: number): number {
  return 1_000 - (now % 1_000);
}

/** `progress`: 0 to 1. */
function leftAt(progress: number): number {
  return estimatedSeconds * (1 - progress);
}
