import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type * as z from 'zod';

/** A form with a schema: `Input` is what is typed, `Output` what it parses to. */
export interface ZodForm<Input extends FieldValues, Output> {
  /** A submit is in progress. */
  readonly busy: boolean;
  /** Whether anything differs from the initial values. */
  readonly dirty: boolean;
  /** For a text field: `<TextField label="Issue" {...form.field('issue')} />`. `empty` is the value of an empty field. */
  readonly field: (name: FieldPath<Input>, options?: { readonly empty?: null }) => TextBinding;
  /** For any other field: `<ChipSelect … {...form.control('requirements')} />`. */
  readonly control: <Name extends FieldPath<Input>>(name: Name) => Binding<FieldPathValue<Input, Name>>;
  readonly value: <Name extends FieldPath<Input>>(name: Name) => FieldPathValue<Input, Name>;
  readonly set: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  readonly error: (name: FieldPath<Input>) => string | undefined;
  /**
   * Shows the API's messages at their fields: `details.fields` of a BAD_INPUT, by path in the input. `under` is the
   * prefix of this form's names there (`order.`). Returns false if none is for a field of this form.
   */
  readonly setApiErrors: (fields: Readonly<Record<string, string>>, under?: string) => boolean;
  /** Starts over with these values, such as after a save. */
  readonly reset: (values?: Input) => void;
  /**
   * Validates. Shows errors and focuses the first, or calls back with the parsed values. Ignored while another submit
   * is in progress. Typed text is never lost.
   */
  readonly submit: (onValid: (values: Output) => unknown) => (event: FormEvent<HTMLElement>) => void;
  /** For anything this does not cover, such as lists of fields. */
  readonly hooks: UseFormReturn<Input, unknown, Output>;
}

interface TextBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface Binding<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A form's state, validated by a schema. Errors appear on submit and go away as fields are corrected. */
export function useZodForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: z.input<Schema>,
): ZodForm<z.input<Schema>, z.output<Schema>> {
  type Input = z.input<Schema>;
  const hooks = useForm<Input, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: issueWords }),
    defaultValues: defaultValues as DefaultValues<Input>,
    // Done below instead: in page order, and for controls that register no element.
    shouldFocusError: false,
  });
  const { control, formState, setValue, setError, handleSubmit, reset, getValues } = hooks;
  const values = useWatch({ control });
  const { errors, isDirty, isSubmitting, isSubmitted } = formState;
  const working = useRef(false);
  const submitted = useRef<Element>(undefined);
  const isRefused = useRef(false);

  useEffect(() => {
    if (!isRefused.current) return;
    // The errors may take a few renders to reach the page.
    const wrong = submitted.current?.querySelector<HTMLElement>(wrongField);
    if (!wrong) return;
    isRefused.current = false;
    wrong.focus();
  });

  const error = (name: FieldPath<Input>): string | undefined => {
    const found = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined;
    const message = found?.message ?? found?.root?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const set: ZodForm<Input, unknown>['set'] = (name, value) => {
    // Never takes the focus from someone typing.
    isRefused.current = false;
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  return {
    busy: isSubmitting,
    dirty: isDirty,
    error,
    set,
    value: (name) => get(values, name),
    field: (name, options = {}) => ({
      name,
      value: (get(values, name) as string | null | undefined) ?? '',
      error: error(name),
      onChange: ({ target }) => {
        const typed = target.value === '' && 'empty' in options ? options.empty : target.value;
        set(name, typed as FieldPathValue<Input, typeof name>);
      },
    }),
    control: (name) => ({
      value: get(values, name),
      error: error(name),
      onChange: (value) => set(name, value),
    }),
    setApiErrors(fields, under = '') {
      const own = Object.entries(fields)
        .map(
          ([path, message]) => [path.startsWith(under) ? path.slice(under.length) : path, message] as const,
        )
        .filter(([path]) => get(getValues(), path) !== undefined);
      if (own.length > 0) isRefused.current = true;
      for (const [path, message] of own) setError(path as FieldPath<Input>, { type: 'api', message });
      return own.length > 0;
    },
    reset: (values) => reset(values),
    submit: (onValid) => (event) => {
      event.preventDefault();
      submitted.current = event.currentTarget;
      if (working.current) return;
      working.current = true;
      void handleSubmit(
        async (values) => {
          await onValid(values);
        },
        () => {
          isRefused.current = true;
        },
      )().finally(() => {
        working.current = false;
      });
    },
    hooks,
  };
}

export interface FormProps<Input extends FieldValues, Output> {
  readonly form: ZodForm<Input, Output>;
  readonly onSubmit: (values: Output) => unknown;
  /** For a submit button outside the form (`form={id}`). */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A column of fields. A dialog that is itself a form takes `form.submit(…)` as its `onSubmit` instead. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  id,
  children,
}: FormProps<Input, Output>) {
  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={form.submit(onSubmit)}
      sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}

/** An invalid field, or the first control of an invalid `FieldGroup`. */
const wrongField = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea, button)';

/** Default messages, for schemas that have none of their own (document 1 section 5, document 2 section 5). */
function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'Required';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `At most ${issue.maximum} characters`;
      return issue.origin === 'array' ? `At most ${issue.maximum}` : `At most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return `At least ${issue.minimum} characters`;
      return `At least ${issue.minimum}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address' : 'Invalid value';
    default:
      return 'Invalid value';
  }
}
