import Box from '@mui/material/Box';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { foreignZoneName, timeOfDayWords } from '../../lib/time.ts';
import { type Arrival, daysOf, hoursOf, type Site } from './available-hours.ts';
import { dayWords } from './schedule-days.ts';

interface ArrivalFieldsProps {
  readonly site: Site;
  readonly now: Date;
  readonly value: Arrival;
  readonly onChange: (value: Arrival) => void;
  /** The error for the time. */
  readonly error: string | undefined;
}

/** Day and hour of arrival, in the jobsite's time and within its access hours. */
export function ArrivalFields({ site, now, value, onChange, error }: ArrivalFieldsProps) {
  const today = localDay(now, site.timeZone);
  const days = withChosen(daysOf(site, now), value.day);
  const hours = withChosen(hoursOf(value.day, site, now), value.hour);
  const zone = foreignZoneName(site.timeZone, now);
  const choose = (day: string) => {
    const ofDay = hoursOf(day, site, now);
    onChange({ day, hour: ofDay.includes(value.hour) ? value.hour : (ofDay[0] ?? value.hour) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <SelectField label="Day" value={value.day} onChange={({ target }) => choose(target.value)}>
        {days.map((day) => (
          <option key={day} value={day}>
            {dayWords(day, today)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Arrival"
        value={value.hour}
        error={error}
        hint={hintOf(site, zone)}
        onChange={({ target }) => onChange({ ...value, hour: target.value })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {timeOfDayWords(hour)}
            {zone ? ` ${zone}` : ''}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}

/** A chosen time stays in the list once it has passed. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return options.includes(chosen) ? options : [chosen, ...options];
}

function hintOf({ jobsite }: Site, zone: string | undefined): string {
  const { accessHoursStart: start, accessHoursEnd: end } = jobsite;
  const open =
    start === null || end === null
      ? 'The jobsite has no set access hours.'
      : `The jobsite is open ${timeOfDayWords(start)} – ${timeOfDayWords(end)}.`;
  return zone === undefined ? open : `${open} Times are in the jobsite’s time zone, ${zone}.`;
}
