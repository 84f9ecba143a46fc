import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { clockTime } from '#schema/places/jobsite-clock.ts';
import { timeOfDayWords } from '../../lib/service-time.ts';
import { FieldGroup } from './field-group.tsx';
import { endsAfter, type HoursBetween, startsBefore, withEnd, withStart } from './hours-between.ts';
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

/** From one whole hour of the day to a later one, or no hours at all. */
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
