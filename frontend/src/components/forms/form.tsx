import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** A form of a schema: `Input` is what is typed, `Output` what the schema makes of it. */
export interface ZodForm<Input extends FieldValues, Output> {
  /** While what was submitted is on its way. */
  readonly busy: boolean;
  /** Whether anything differs from what the form began with. */
  readonly dirty: boolean;
  /** For a field of text: `<TextField label="Issue" {...form.field('issue')} />`. `empty`: what no text stands for. */
  readonly field: (name: FieldPath<Input>, options?: { readonly empty?: null }) => TextBinding;
  /** For a field of another value: `<ChipSelect … {...form.control('requirements')} />`. */
  readonly control: <Name extends FieldPath<Input>>(name: Name) => Binding<FieldPathValue<Input, Name>>;
  readonly value: <Name extends FieldPath<Input>>(name: Name) => FieldPathValue<Input, Name>;
  readonly set: <Name extends FieldPath<Input>>(name: Name, value: FieldPathValue<Input, Name>) => void;
  readonly error: (name: FieldPath<Input>) => string | undefined;
  /**
   * Puts the API's words at their fields: `details.fields` of a BAD_INPUT, by the path of the input, of which `under` goes
   * before the form's own names (`order.`). False where none of them is a field of this form, so that it must be told
   * otherwise.
   */
  readonly setApiErrors: (fields: Readonly<Record<string, string>>, under?: string) => boolean;
  /** Begins anew with these values, as after a save. */
  readonly reset: (values?: Input) => void;
  /**
   * Checks; shows what is wrong and moves the focus there, or calls back with what the schema made. One at a time: a press
   * while another is under way does nothing. What was typed stays, whatever comes of it.
   */
  readonly submit: (onValid: (values: Output) => unknown) => (event: FormEvent<HTMLElement>) => void;
  /** For what this form does not do, such as lists of fields. */
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

/** A form's state, checked by a schema. Errors show when it is submitted and go as the field is corrected. */
export function useZodForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: z.input<Schema>,
): ZodForm<z.input<Schema>, z.output<Schema>> {
  type Input = z.input<Schema>;
  const hooks = useForm<Input, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: issueWords }),
    defaultValues: defaultValues as DefaultValues<Input>,
    // In the order of the page, and at parts that register no element, too: see below.
    shouldFocusError: false,
  });
  const { control, formState, setValue, setError, handleSubmit, reset, getValues } = hooks;
  const values = useWatch({ control });
  const { errors, isDirty, isSubmitting, isSubmitted } = formState;
  const working = useRef(false);
  const submitted = useRef<Element>(undefined);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) submitted.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [refusals]);

  const error = (name: FieldPath<Input>): string | undefined => {
    const found = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined;
    const message = found?.message ?? found?.root?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const set: ZodForm<Input, unknown>['set'] = (name, value) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

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
      for (const [path, message] of own) setError(path as FieldPath<Input>, { type: 'api', message });
      if (own.length > 0) setRefusals((count) => count + 1);
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
        () => setRefusals((count) => count + 1),
      )().finally(() => {
        working.current = false;
      });
    },
    hooks,
  };
}

/** A field that is wrong, or the first control of a group that is (`FieldGroup`). */
const wrongField = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea, button)';

export interface FormProps<Input extends FieldValues, Output> {
  readonly form: ZodForm<Input, Output>;
  readonly onSubmit: (values: Output) => unknown;
  /** For a button outside of it (`form={id}`). */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fields under each other. A dialog that is a form itself takes `form.submit(…)` as its `onSubmit` instead. */
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

/** What is wrong with a field whose schema has no words of its own for it (document 1 section 5, document 2 section 5). */
export function issueWords(issue: z.core.$ZodRawIssue): string {
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
