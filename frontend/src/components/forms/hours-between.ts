import { clockTime, defaultAccessHours } from '#schema/places/jobsite-clock.ts';

/** Two times of day, `HH:mm:ss`, or neither (document 2 section 5). */
export type HoursBetween =
  | { readonly start: string; readonly end: string }
  | { readonly start: null; readonly end: null };

const noHours: HoursBetween = { start: null, end: null };

/** The hours that may be the start: all before the end. A stored time between the hours stays to be chosen. */
export function startsBefore({ start, end }: HoursBetween): string[] {
  return withChosen(wholeHours.slice(0, -1), start).filter((hour) => end === null || hour < clockTime(end));
}

/** The hours that may be the end: all after the start. */
export function endsAfter({ start, end }: HoursBetween): string[] {
  return withChosen(wholeHours.slice(1), end).filter((hour) => start === null || hour > clockTime(start));
}

/** With another start. Both are set or neither is: the first choice brings the usual hour for the other. */
export function withStart({ end }: HoursBetween, start: string | null): HoursBetween {
  if (start === null) return noHours;
  const usual = defaultAccessHours.end > start ? defaultAccessHours.end : lastHour;
  return { start, end: end === null ? usual : clockTime(end) };
}

/** With another end, as `withStart`. */
export function withEnd({ start }: HoursBetween, end: string | null): HoursBetween {
  if (end === null) return noHours;
  const usual = defaultAccessHours.start < end ? defaultAccessHours.start : firstHour;
  return { start: start === null ? usual : clockTime(start), end };
}

const wholeHours: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00:00`,
);
const firstHour = '00:00:00';
const lastHour = '23:00:00';

function withChosen(hours: readonly string[], chosen: string | null): readonly string[] {
  if (chosen === null || hours.includes(clockTime(chosen))) return hours;
  return [...hours, clockTime(chosen)].sort();
}
