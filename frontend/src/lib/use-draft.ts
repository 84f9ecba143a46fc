import { useEffect, useRef, useState } from 'react';
import { forget, keep, onKeptElsewhere, readKept } from './kept.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** On top of the newest values, whenever it is called. */
  readonly change: (changes: Partial<Values>) => void;
  /** Once it is sent, or given up. */
  readonly forget: () => void;
}

/**
 * What was typed, kept in this browser until it is sent; tabs that show the same draft show the same. `read` makes a draft of what
 * was kept, or undefined where another version of the app has kept something else, which is dropped.
 */
export function useDraft<Values extends object>(
  name: string,
  read: (kept: unknown) => Values | undefined,
  makeEmpty: () => Values,
  { onForgottenElsewhere }: { readonly onForgottenElsewhere?: () => void } = {},
): Draft<Values> {
  const [values, setValues] = useState<Values>(() => read(readKept(keyOf(name))) ?? makeEmpty());
  const newest = useRef(values);
  const take = (next: Values) => {
    newest.current = next;
    setValues(next);
  };
  const onElsewhere = useRef<(kept: unknown) => void>(undefined);
  useEffect(() => {
    onElsewhere.current = (kept) => {
      take(read(kept) ?? makeEmpty());
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
