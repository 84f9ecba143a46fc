import Box from '@mui/material/Box';
import { useState } from 'react';
import {
  type DayOperator,
  type DayRange,
  dayOperatorLabels,
  dayOperators,
  operatorOf,
  rangeBy,
} from '../../lib/day-range.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

export interface DateRangeProps {
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** An operator and its one or two days. */
export function DateRange({ label, value, onChange }: DateRangeProps) {
  const [operator, setOperator] = useState<DayOperator>(() => operatorOf(value) ?? 'on');
  const [first, setFirst] = useState(() => value.from ?? value.to);
  const [second, setSecond] = useState(() => (operatorOf(value) === 'between' ? value.to : null));
  const choose = (how: DayOperator, from: string | null, to: string | null) => {
    setOperator(how);
    setFirst(from);
    setSecond(to);
    onChange(rangeBy(how, from, to));
  };
  const between = operator === 'between';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SelectField
        label={label}
        value={operator}
        onChange={(event) => choose(event.target.value as DayOperator, first, second)}
      >
        {dayOperators.map((each) => (
          <option key={each} value={each}>
            {dayOperatorLabels[each]}
          </option>
        ))}
      </SelectField>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))' }}>
        <TextField
          type="date"
          label={between ? 'From' : 'Day'}
          value={first ?? ''}
          onChange={(event) => choose(operator, event.target.value || null, second)}
        />
        {between && (
          <TextField
            type="date"
            label="To"
            value={second ?? ''}
            onChange={(event) => choose(operator, first, event.target.value || null)}
          />
        )}
      </Box>
    </Box>
  );
}
