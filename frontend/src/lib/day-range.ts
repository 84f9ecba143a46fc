/** Days in the reader's calendar, as `yyyy-MM-dd`; null leaves that side open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

export const noDays: DayRange = { from: null, to: null };

export const dayOperators = ['on', 'between', 'onOrAfter', 'onOrBefore'] as const;
export type DayOperator = (typeof dayOperators)[number];

export const dayOperatorLabels: Readonly<Record<DayOperator, string>> = {
  on: 'Is on',
  between: 'Is between',
  onOrAfter: 'Is on or after',
  onOrBefore: 'Is on or before',
};

/** The operator for a range (document 2 section 4); undefined while no day is chosen. */
export function operatorOf(range: DayRange): DayOperator | undefined {
  if (range.from !== null && range.to !== null) return range.from === range.to ? 'on' : 'between';
  if (range.from !== null) return 'onOrAfter';
  return range.to === null ? undefined : 'onOrBefore';
}

/** The range for an operator and one or two days; days in the wrong order are swapped. */
export function rangeBy(operator: DayOperator, first: string | null, second: string | null): DayRange {
  switch (operator) {
    case 'on':
      return { from: first, to: first };
    case 'onOrAfter':
      return { from: first, to: null };
    case 'onOrBefore':
      return { from: null, to: first };
    case 'between':
      if (first === null || second === null) return noDays;
      return first <= second ? { from: first, to: second } : { from: second, to: first };
  }
}

/** `2026-11-02~2026-11-20`, `2026-11-02~`, `~2026-11-20`; empty without days. */
export function textOfDayRange({ from, to }: DayRange): string {
  return from === null && to === null ? '' : `${from ?? ''}~${to ?? ''}`;
}

/** Parses what `textOfDayRange` writes; anything else is an empty range. */
export function dayRangeOf(text: string): DayRange {
  const [from, to, ...more] = text.split('~');
  if (to === undefined || more.length > 0) return noDays;
  return { from: dayOf(from), to: dayOf(to) };
}

/** The text of a filter chip: `Is on or after 11/02/2026`. */
export function wordsOfDayRange(range: DayRange): string {
  const operator = operatorOf(range);
  if (operator === undefined) return '';
  const days = [range.from, operator === 'on' ? null : range.to].filter((day) => day !== null).map(usDay);
  return `${dayOperatorLabels[operator]} ${days.join(' and ')}`;
}

/** The first instant of a day in the reader's time zone, as ISO 8601 in UTC. */
export function startOfDay(day: string): string {
  return midnight(day, 0).toISOString();
}

/** The last millisecond of a day in the reader's time zone, as ISO 8601 in UTC. */
export function endOfDay(day: string): string {
  return new Date(midnight(day, 1).getTime() - 1).toISOString();
}

/** Accepts only days that exist: not `2026-02-30`. */
function dayOf(text: string | undefined): string | null {
  if (text === undefined || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function midnight(day: string, daysLater: number): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
