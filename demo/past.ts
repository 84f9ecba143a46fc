import { instantOf, localDay } from '#schema/places/jobsite-clock.ts';

/** Moves the clock through the past while a history is played. */
export interface Past {
  /** `YYYY-MM-DD`, a number of days from today where the history takes place. */
  readonly day: (days: number) => string;
  /** Sets the time for all code in this thread: that day at that time (`HH:mm`). */
  readonly goTo: (days: number, time: string) => void;
  /** Sets it to that many minutes before the present. */
  readonly goBack: (minutes: number) => void;
  /** Back to the present. */
  readonly end: () => void;
}

export function pastOf(now: Date, timeZone: string): Past {
  const Present = globalThis.Date;
  const noon = Present.parse(`${localDay(now, timeZone)}T12:00:00Z`);
  const day = (days: number) => new Present(noon + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const goTo = (moment: Date): void => {
    globalThis.Date = standingAt(moment.getTime(), Present);
  };
  return {
    day,
    goTo: (days, time) => goTo(instantOf(day(days), time, timeZone)),
    goBack: (minutes) => goTo(new Present(now.getTime() - minutes * 60_000)),
    end: () => {
      globalThis.Date = Present;
    },
  };
}

/** A `Date` that is stuck at that moment. Timers still run in real time. */
function standingAt(moment: number, Present: DateConstructor): DateConstructor {
  return new Proxy(Present, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [moment], newTarget) as object,
    get: (target, name, receiver) => (name === 'now' ? () => moment : Reflect.get(target, name, receiver)),
  });
}
