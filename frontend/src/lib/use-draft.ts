import { useEffect, useRef, useState } from 'react';
import { draftName, forget, keep, onKeptElsewhere, readKept } from './kept.ts';
import { signedInAs } from './session.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** On top of the newest values, whenever it is called. */
  readonly change: (changes: Partial<Values>) => void;
  /** Once it is sent, or given up. */
  readonly forget: () => void;
}

/**
 * What was typed, kept in this browser for whoever typed it until it is sent, or the person signs out; tabs that show the same
 * draft show the same. `read` makes a draft of what was kept, or undefined where another version of the app has kept something
 * else, which is dropped. The form round its fields is marked `data-kept`: a reload loses nothing there.
 */
export function useDraft<Values extends object>(
  name: string,
  read: (kept: unknown) => Values | undefined,
  makeEmpty: () => Values,
  { onForgottenElsewhere }: { readonly onForgottenElsewhere?: () => void } = {},
): Draft<Values> {
  // The first one's, should somebody else sign in before the page has left.
  const [author] = useState(() => signedInAs() ?? '');
  const key = draftName(name, author);
  const [values, setValues] = useState<Values>(() => read(readKept(key)) ?? makeEmpty());
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
  useEffect(() => onKeptElsewhere(key, (kept) => onElsewhere.current?.(kept)), [key]);
  return {
    values,
    change(changes) {
      take({ ...newest.current, ...changes });
      keep(key, newest.current);
    },
    forget() {
      take(makeEmpty());
      forget(key);
    },
  };
}

/** The same of a single text. */
export function useTextDraft(name: string): {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly forget: () => void;
} {
  const { values, change, forget } = useDraft(name, readText, emptyText);
  return { text: values.text, write: (text) => change({ text }), forget };
}

function readText(kept: unknown): { text: string } | undefined {
  const { text } = (kept ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? { text } : undefined;
}

const emptyText = () => ({ text: '' });
