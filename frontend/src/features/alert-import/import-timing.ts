import { useEffect, useEffectEvent, useState } from 'react';

/** How long an import takes, by estimate (document 2 section 9). */
export const estimatedSeconds = 30;

/** Seconds left in an import. Drops with its progress and with every second. */
export function useTimeLeft(progress: number): number {
  const [left, setLeft] = useState(estimatedSeconds);
  const pass = useEffectEvent(() => setLeft((before) => aSecondLater(before, progress)));
  useEffect(() => {
    const timer = setInterval(pass, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(left, leftAt(progress));
}

/** The countdown, a second later. It slows down toward the end, so that it never stops or reaches zero before the import does. */
export function aSecondLater(left: number, progress: number): number {
  const before = Math.min(left, leftAt(progress));
  return before - Math.min(1, before / 10);
}

/**
 * Milliseconds until the clock's next whole second, for polling once a second (document 2 section 4). A fixed pause of a
 * second would start at each answer, so the time the answer took would come on top.
 */
export function untilNextSecond(now: number): number {
  return 1_000 - (now % 1_000);
}

/** `progress`: 0 to 1. */
function leftAt(progress: number): number {
  return estimatedSeconds * (1 - progress);
}
