import { useState } from 'react';
import type * as z from 'zod';
import { forget, keep, readKept } from './kept.ts';

export interface Draft<Values> {
  readonly values: Values;
  readonly change: (changes: Partial<Values>) => void;
  /** Once it is sent, or given up. */
  readonly forget: () => void;
}

/**
 * What was typed, kept in this browser until it is sent. What was kept by another version of the app, and no longer fits the
 * schema, is dropped.
 */
export function useDraft<Values extends object>(
  name: string,
  schema: z.ZodType<Values>,
  empty: Values,
): Draft<Values> {
  const [values, setValues] = useState<Values>(() => {
    const kept = schema.safeParse(readKept(keyOf(name)));
    return kept.success ? kept.data : empty;
  });
  return {
    values,
    change(changes) {
      const next = { ...values, ...changes };
      setValues(next);
      keep(keyOf(name), next);
    },
    forget() {
      setValues(empty);
      forget(keyOf(name));
    },
  };
}

const keyOf = (name: string) => `draft.${name}`;
