import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { clockTime, defaultAccessHours } from '#schema/places/jobsite-clock.ts';
import { timeOfDayWords } from '../../lib/time.ts';
import { FieldGroup } from './field-group.tsx';
import { SelectField } from './select-field.tsx';

export interface TimeRangeProps {
  readonly label: string;
  readonly startLabel?: string;
  readonly endLabel?: string;
  /** `HH:mm:ss`; both or neither. */
  readonly start: string | null;
  readonly end: string | null;
  readonly onChange: (hours: HoursBetween) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** A range of whole hours within a day, or none. */
export function TimeRange({
  startLabel = 'From',
  endLabel = 'Until',
  start,
  end,
  onChange,
  ...field
}: TimeRangeProps) {
  const hours = (
    start === null || end === null ? { start: null, end: null } : { start, end }
  ) as HoursBetween;
  return (
    <FieldGroup {...field}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <HourSelect
          label={startLabel}
          value={hours.start}
          hours={startsBefore(hours)}
          onChange={(hour) => onChange(withStart(hours, hour))}
        />
        <HourSelect
          label={endLabel}
          value={hours.end}
          hours={endsAfter(hours)}
          onChange={(hour) => onChange(withEnd(hours, hour))}
        />
      </Box>
    </FieldGroup>
  );
}

/** Two times of day (`HH:mm:ss`), or neither (document 2 section 5). */
export type HoursBetween =
  | { readonly start: string; readonly end: string }
  | { readonly start: null; readonly end: null };

interface HourSelectProps {
  readonly label: string;
  readonly value: string | null;
  readonly hours: readonly string[];
  readonly onChange: (hour: string | null) => void;
}

function HourSelect({ label, value, hours, onChange }: HourSelectProps) {
  return (
    <SelectField
      label={label}
      value={value === null ? '' : clockTime(value)}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">Not set</option>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {timeOfDayWords(hour)}
        </option>
      ))}
    </SelectField>
  );
}

const noHours: HoursBetween = { start: null, end: null };

/** The start times to choose from: all before the end. A stored time that isn't a whole hour stays in the list. */
function startsBefore({ start, end }: HoursBetween): string[] {
  return withChosen(wholeHours.slice(0, -1), start).filter((hour) => end === null || hour < clockTime(end));
}

/** The end times to choose from: all after the start. */
function endsAfter({ start, end }: HoursBetween): string[] {
  return withChosen(wholeHours.slice(1), end).filter((hour) => start === null || hour > clockTime(start));
}

/** Changes the start. Both are set or neither, so the first choice gives the other its usual hour. */
function withStart({ end }: HoursBetween, start: string | null): HoursBetween {
  if (start === null) return noHours;
  const usual = defaultAccessHours.end > start ? defaultAccessHours.end : lastHour;
  return { start, end: end === null ? usual : clockTime(end) };
}

/** Changes the end, like `withStart`. */
function withEnd({ start }: HoursBetween, end: string | null): HoursBetween {
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
