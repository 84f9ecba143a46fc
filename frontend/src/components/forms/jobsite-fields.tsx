import type { JobsiteRequirement } from '#schema/places/places.ts';
import { requirementWords } from '../../lib/jobsite-words.ts';
import { ChipSelect } from './chip-select.tsx';
import { TextField } from './text-field.tsx';
import { TimeRange, type TimeRangeProps } from './time-range.tsx';

/** What a form passes to a text field. */
interface TextBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** When people can get onto the site. */
export function AccessHoursField(props: Pick<TimeRangeProps, 'start' | 'end' | 'onChange' | 'error'>) {
  return (
    <TimeRange
      label="Access hours"
      optional
      hint="Visible to all technicians viewing your request"
      {...props}
    />
  );
}

/** How to get onto the site. */
export function ArrivalInstructionsField(props: TextBinding) {
  return (
    <TextField
      label="Arrival instructions"
      optional
      multiline
      minRows={2}
      maxRows={8}
      inputProps={{ maxLength: 2000 }}
      hint="Only visible to your assigned technician"
      {...props}
    />
  );
}

export interface RequirementsFieldProps {
  readonly value: readonly JobsiteRequirement[];
  readonly onChange: (value: JobsiteRequirement[]) => void;
  readonly error: string | undefined;
  readonly hideLabel?: boolean;
}

/** What the site requires of technicians. */
export function RequirementsField(props: RequirementsFieldProps) {
  return (
    <ChipSelect
      label="Requirements"
      optional
      options={requirements}
      hint="A certificate is asked of technicians before they are alerted: each one makes the search narrower."
      {...props}
    />
  );
}

const requirements = (Object.keys(requirementWords) as JobsiteRequirement[]).map((value) => ({
  value,
  label: requirementWords[value],
}));
