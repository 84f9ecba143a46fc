import { subjectOf } from './orders.ts';
import type { Staging } from './staged-orders.ts';

let given = 0;

/** A minute not used by any other order, from the day after tomorrow on. */
export function nextTime(): Staging['when'] {
  given += 1;
  const dayAfterTomorrow = Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000;
  const time = new Date(dayAfterTomorrow + given * 60_000).toISOString();
  return { serviceDate: time.slice(0, 10), serviceTime: time.slice(11, 19) };
}

/** A second of this day at the jobsite of `subjectOf`, not used by any other order. */
export function nextTimeToday(): Staging['when'] {
  given += 1;
  const serviceDate = new Intl.DateTimeFormat('en-CA', { timeZone: subjectOf().timeZone }).format(new Date());
  return { serviceDate, serviceTime: new Date(given * 1000).toISOString().slice(11, 19) };
}
