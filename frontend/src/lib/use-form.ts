import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** Error by field; a field without one is valid. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/**
 * State of a form of text fields. Errors show on submit, focusing the first invalid field, and go away as fields are
 * corrected.
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  validate: (values: Values) => FieldErrors<Values>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const formRef = useRef<HTMLFormElement>(null);
  const focusDue = useRef(false);

  useEffect(() => {
    if (!focusDue.current || Object.keys(errors).length === 0) return;
    focusDue.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const show = (found: FieldErrors<Values>) => {
    focusDue.current = true;
    setErrors(found);
  };
  const set = (name: keyof Values, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: validate(next)[name] });
  };

  return {
    values,
    errors,
    formRef,
    set,
    /** For errors from the API. */
    setErrors: show,
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
    }),
    onSubmit: (submit: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = validate(values);
      const wrong = Object.values(found).some((message) => message !== undefined);
      if (wrong) show(found);
      else {
        setErrors({});
        submit(values);
      }
    },
  };
}
