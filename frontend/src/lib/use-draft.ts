import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { forget, keep, onKeptElsewhere, readKept } from './kept.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** On top of the newest values, whenever it is called. */
  readonly change: (changes: Partial<Values>) => void;
  /** Once it is sent, or given up. */
  readonly forget: () => void;
}

/**
 * What was typed, kept in this browser until it is sent; tabs that show the same draft show the same. What was kept by another
 * version of the app, and no longer fits the schema, is dropped.
 */
export function useDraft<Values extends object>(
  name: string,
  schema: z.ZodType<Values>,
  makeEmpty: () => Values,
  { onForgottenElsewhere }: { readonly onForgottenElsewhere?: () => void } = {},
): Draft<Values> {
  const [values, setValues] = useState<Values>(() => parsed(readKept(keyOf(name)), schema) ?? makeEmpty());
  const newest = useRef(values);
  const take = (next: Values) => {
    newest.current = next;
    setValues(next);
  };
  const onElsewhere = useRef<(kept: unknown) => void>(undefined);
  useEffect(() => {
    onElsewhere.current = (kept) => {
      take(parsed(kept, schema) ?? makeEmpty());
      if (kept === null) onForgottenElsewhere?.();
    };
  });
  useEffect(() => onKeptElsewhere(keyOf(name), (kept) => onElsewhere.current?.(kept)), [name]);
  return {
    values,
    change(changes) {
      take({ ...newest.current, ...changes });
      keep(keyOf(name), newest.current);
    },
    forget() {
      take(makeEmpty());
      forget(keyOf(name));
    },
  };
}

const keyOf = (name: string) => `draft.${name}`;

function parsed<Values>(kept: unknown, schema: z.ZodType<Values>): Values | undefined {
  const { data } = schema.safeParse(kept);
  return data;
}
