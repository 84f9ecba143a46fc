/**
 * What time it is for the service. Countdowns, 'today' and the scheduled day are decided there; a phone whose clock is
 * wrong would show an offer that has run out, or keep a button of the day shut.
 */
export function serviceTime(): number {
  return Date.now() + ahead;
}

/** Learns from the `date` header of an answer how far the service's clock is ahead of this one. */
export function takeServiceTime(header: string | null, now: number = Date.now()): void {
  const told = Date.parse(header ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - now;
  // The header is cut to the second and was some time on its way: less than this is no difference.
  if (Math.abs(difference - ahead) < tolerance) return;
  ahead = Math.abs(difference) < tolerance ? 0 : difference;
}

const tolerance = 5_000;
/** Milliseconds. */
let ahead = 0;
