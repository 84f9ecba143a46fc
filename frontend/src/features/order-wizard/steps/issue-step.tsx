import { TextField } from '../../../components/forms/text-field.tsx';
import type { StepProps } from '../step-rules.ts';

/** What is wrong, in the words of the person who saw it. */
export function IssueStep({ draft, change, faults }: StepProps) {
  return (
    <TextField
      label="Issue"
      multiline
      minRows={4}
      maxRows={14}
      name="issue"
      inputProps={{ maxLength: 4000 }}
      value={draft.issue}
      onChange={({ target }) => change({ issue: target.value })}
      error={faults.issue}
      hint="What it does or no longer does, since when, and what has been tried."
    />
  );
}
