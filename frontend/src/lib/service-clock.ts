/**
 * The server's time. Countdowns, 'today' and the scheduled day are decided there; with a phone's wrong clock, an
 * expired offer would still show, or the day's button stay disabled.
 */
export function serviceTime(): number {
  return Date.now() + ahead;
}

/** Learns from an answer's `date` header how far the server's clock is ahead of this one. */
export function takeServiceTime(header: string | null, now: number = Date.now()): void {
  const told = Date.parse(header ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - now;
  // The header is truncated to the second and took time to arrive: smaller differences don't count.
  if (Math.abs(difference - ahead) < tolerance) return;
  ahead = Math.abs(difference) < tolerance ? 0 : difference;
}

const tolerance = 5_000;
/** Milliseconds. */
let ahead = 0;
