/** The day (`YYYY-MM-DD`) that it is at the jobsite. */
export function jobsiteDay(at: Date, timeZone: string): string {
  return wallClock(at, timeZone).slice(0, 10);
}

/** `YYYY-MM-DDTHH:mm:ss` as the jobsite's clocks show it. */
export function wallClock(at: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    // Swedish writes dates as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock.format(at).replace(' ', 'T');
}

/** Building one costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
