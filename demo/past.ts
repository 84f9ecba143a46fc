import { instantOf, localDay } from '#schema/places/jobsite-clock.ts';

/** Moments of the past, as a history goes through them. */
export interface Past {
  /** `YYYY-MM-DD`, so many days from today where the history plays. */
  readonly day: (days: number) => string;
  /** It is then from now on, for all code of this thread: on that day at that time (`HH:mm`). */
  readonly goTo: (days: number, time: string) => void;
  /** Likewise so many minutes before the present. */
  readonly goBack: (minutes: number) => void;
  /** The present again. */
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

/** A `Date` for which it is always that moment. Timers go on in real time. */
function standingAt(moment: number, Present: DateConstructor): DateConstructor {
  return new Proxy(Present, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [moment], newTarget) as object,
    get: (target, name, receiver) => (name === 'now' ? () => moment : Reflect.get(target, name, receiver)),
  });
}
