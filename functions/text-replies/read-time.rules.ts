/** A day as written, before it is known which date that is. */
export type SaidDay =
  | { readonly kind: 'today' | 'tomorrow' | 'next' }
  /** 0 is Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'date'; readonly month: number; readonly day: number; readonly year: number | null };

export interface SaidTime {
  /** `next`: no day was given, so it is the next such time of day. */
  readonly day: SaidDay;
  /** `HH:mm:ss`. */
  readonly time: string;
}

/**
 * Reads a text that is only a day and a time, or only a time: `tomorrow 8am`, `today 14:30`, `fri 7`, `3/5 8:00`, `march 5 8am`,
 * `8am`. Undefined for anything else. Nothing is guessed: from six on, an hour without am or pm is read as 24-hour time; `fri 3`
 * could be either half of the day (`half-day`).
 */
export function readTime(text: string): SaidTime | 'half-day' | undefined {
  const words = text
    .toLowerCase()
    .replace(/[.!]+\s*$/, '')
    .replace(/\b([ap])\.\s?m\.?(?=\s|$)/g, '$1m')
    .replace(/,|@/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(leadIn, '');
  for (const [pattern, hasDay] of forms) {
    const groups = pattern.exec(words)?.groups;
    if (groups === undefined) continue;
    const day = dayOf(groups);
    const clock = clockOf(groups, hasDay);
    if (day === undefined || clock === undefined) return undefined;
    return clock === 'half-day' ? clock : { day, ...clock };
  }
  return undefined;
}

const weekdays = ['sun(?:day)?', 'mon(?:day)?', 'tue(?:s(?:day)?)?', 'wed(?:s|nesday)?'].concat(
  'thu(?:r(?:s(?:day)?)?)?',
  'fri(?:day)?',
  'sat(?:urday)?',
);
const months = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];

/** Words before a time that do not change it. */
const leadIn =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|available|free|how about|i can(?: come| do| be there| make it)?|can do|i'm free|i'm available)(?: |$))*(?:on )?/;

const day = [
  '(?<today>today)|(?<tomorrow>tomorrow|tmrw|tmr|tomo)',
  ...weekdays.map((name, index) => `(?<weekday${index}>${name})`),
  `(?<month>\\d{1,2})/(?<day>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?`,
  `(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})`,
  `(?<monthName>${months.join('|')}) (?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)?(?: (?<longYear>\\d{4}))?`,
].join('|');
const time = '(?:(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<half>am|pm|a|p)?|(?<noon>noon))';

const forms: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`^(?:${day}) (?:at )?${time}$`), true],
  [new RegExp(`^${time} (?:on )?(?:${day})$`), true],
  [new RegExp(`^(?:at )?${time}$`), false],
];

type Groups = Readonly<Record<string, string | undefined>>;

function dayOf(groups: Groups): SaidDay | undefined {
  if (groups.today !== undefined) return { kind: 'today' };
  if (groups.tomorrow !== undefined) return { kind: 'tomorrow' };
  const weekday = weekdays.findIndex((_, index) => groups[`weekday${index}`] !== undefined);
  if (weekday >= 0) return { kind: 'weekday', weekday };
  if (groups.monthName !== undefined) {
    const name = groups.monthName;
    const month = 1 + months.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name));
    return dateOf(month, Number(groups.dayOfMonth), groups.longYear);
  }
  if (groups.isoYear !== undefined) {
    return dateOf(Number(groups.isoMonth), Number(groups.isoDay), groups.isoYear);
  }
  if (groups.month !== undefined) return dateOf(Number(groups.month), Number(groups.day), groups.year);
  return { kind: 'next' };
}

/** Undefined for a date that no year has, or one that does not match the weekday. */
function dateOf(month: number, dayOfMonth: number, yearText: string | undefined): SaidDay | undefined {
  const year = yearText === undefined ? null : Number(yearText.length === 2 ? `20${yearText}` : yearText);
  // A leap year has every date.
  const date = new Date(Date.UTC(year ?? 2000, month - 1, dayOfMonth));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return exists ? { kind: 'date', month, day: dayOfMonth, year } : undefined;
}

function clockOf(groups: Groups, hasDay: boolean): Pick<SaidTime, 'time'> | 'half-day' | undefined {
  if (groups.noon !== undefined) return { time: '12:00:00' };
  const { hour: hourText = '', minute = '00', half } = groups;
  const hour = Number(hourText);
  if (Number(minute) > 59) return undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return timeOf((hour % 12) + (half.startsWith('p') ? 12 : 0), minute);
  }
  if (hour > 23) return undefined;
  // A bare number could be anything: minutes, miles, a unit.
  if (!hasDay && groups.minute === undefined) return undefined;
  const isWrittenOf24 = hourText.length === 2 || hour === 0;
  return hour <= lastUnclearHour && !isWrittenOf24 ? 'half-day' : timeOf(hour, minute);
}

/** `6` without am or pm means the morning, when work starts; `5` could be before or after the shift. */
const lastUnclearHour = 5;

function timeOf(hour: number, minute: string): Pick<SaidTime, 'time'> {
  return { time: `${String(hour).padStart(2, '0')}:${minute}:00` };
}
