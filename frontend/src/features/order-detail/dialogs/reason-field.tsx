import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FieldMessage } from '../../../components/forms/field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useDraft } from '../../../lib/use-draft.ts';

export interface ReasonFieldProps<Reason extends string> {
  readonly reasons: readonly Reason[];
  readonly labels: Readonly<Record<Reason, string>>;
  readonly choice: ReasonChoice<Reason>;
  /** What the choice is: 'Reason'. */
  readonly name: string;
  /** Label of the text field for `other`. */
  readonly customName: string;
}

export interface ReasonChoice<Reason extends string> {
  readonly reason: Reason | undefined;
  readonly custom: string;
  readonly error: string | undefined;
  readonly choose: (reason: Reason | undefined) => void;
  readonly write: (custom: string) => void;
  readonly form: React.RefObject<HTMLFormElement | null>;
  /** Discards the draft, once sent. */
  readonly forget: () => void;
  /** Validates. Shows what is missing and focuses it, or calls back with the reason and the text for `other`. */
  readonly submit: (onChosen: (reason: Reason, custom: string | null) => void) => (event: FormEvent) => void;
}

/** A fixed reason or free text, kept as a draft under `name`. `missing` is the error if there is neither. */
export function useReasonChoice<Reason extends string>(
  name: string,
  reasons: readonly Reason[],
  missing: string,
): ReasonChoice<Reason> {
  const draft = useDraft(name, (kept) => choiceIn(kept, reasons), nothingChosen<Reason>);
  const { reason, custom } = draft.values;
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  return {
    reason,
    custom,
    error,
    form,
    forget: draft.forget,
    choose(chosen) {
      // What was written for one reason doesn't apply to another (document 1 section 5).
      draft.change({ reason: chosen, custom: '' });
      setError(undefined);
    },
    write(words) {
      draft.change({ custom: words });
      setError(undefined);
    },
    submit: (onChosen) => (event) => {
      event.preventDefault();
      if (reason === undefined || (reason === 'other' && custom.trim() === '')) {
        setError(missing);
        form.current?.querySelector<HTMLElement>(reason ? 'textarea:not([aria-hidden])' : 'input')?.focus();
        return;
      }
      onChosen(reason, reason === 'other' ? custom.trim() : null);
    },
  };
}

interface Choice<Reason> {
  readonly reason: Reason | undefined;
  readonly custom: string;
}

function choiceIn<Reason extends string>(
  kept: unknown,
  reasons: readonly Reason[],
): Choice<Reason> | undefined {
  const { reason, custom } = (kept ?? {}) as { readonly reason?: unknown; readonly custom?: unknown };
  if (typeof custom !== 'string') return undefined;
  return { reason: reasons.find((each) => each === reason), custom };
}

function nothingChosen<Reason>(): Choice<Reason> {
  return { reason: undefined, custom: '' };
}

export function ReasonField<Reason extends string>({
  reasons,
  labels,
  choice,
  name,
  customName,
}: ReasonFieldProps<Reason>) {
  const messageId = useId();
  const isOther = choice.reason === 'other';
  return (
    <>
      <RadioGroup
        aria-label={name}
        aria-describedby={messageId}
        value={choice.reason ?? ''}
        onChange={(_, chosen) => choice.choose(reasons.find((each) => each === chosen))}
      >
        {reasons.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={labels[each]}
            sx={{ minHeight: 44, mr: 0 }}
          />
        ))}
      </RadioGroup>
      <Box sx={{ mt: 1 }}>
        {isOther ? (
          <TextField
            label={customName}
            multiline
            minRows={2}
            maxRows={6}
            value={choice.custom}
            error={choice.error}
            onChange={(event) => choice.write(event.target.value)}
          />
        ) : (
          <FieldMessage id={messageId} error={choice.error} />
        )}
      </Box>
    </>
  );
}
