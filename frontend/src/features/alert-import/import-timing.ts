import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds that an import takes, by estimate (document 2 section 9). */
export const estimatedSeconds = 30;

/** Seconds that an import has left: the estimate, less with its progress, and with every second that passes. */
export function useTimeLeft(progress: number): number {
  const [left, setLeft] = useState(estimatedSeconds);
  const pass = useEffectEvent(() => setLeft((before) => aSecondLater(before, progress)));
  useEffect(() => {
    const timer = setInterval(pass, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(left, leftAt(progress));
}

/** Counts down by the second, and more slowly towards its end: it stands still never, and runs out only with the import. */
export function aSecondLater(left: number, progress: number): number {
  const before = Math.min(left, leftAt(progress));
  return before - Math.min(1, before / 10);
}

/** `progress`: 0 to 1. */
function leftAt(progress: number): number {
  return estimatedSeconds * (1 - progress);
}

/**
 * Milliseconds from `now` to the clock's next whole second: what is asked for again after so many is asked for every second (document 2
 * section 4). A pause of a whole second would begin with each answer, and so be longer by as long as the answer took.
 */
export function untilNextSecond(now: number): number {
  return 1_000 - (now % 1_000);
}
