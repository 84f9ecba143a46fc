import { useEffect, useRef, useState } from 'react';
import { draftName, forget, keep, onKeptElsewhere, readKept } from './kept.ts';
import { signedInAs } from './session.ts';

export interface Draft<Values> {
  readonly values: Values;
  /** Applied to the newest values, whenever it is called. */
  readonly change: (changes: Partial<Values>) => void;
  /** Called once it is sent or discarded. */
  readonly forget: () => void;
}

/**
 * Typed text, stored in this browser for the person who typed it, until sent or signed out, and in sync across tabs.
 * `read` parses what was stored; undefined drops it, if another version of the app stored something else. Mark the form
 * around the fields with `data-kept`: a reload loses nothing there.
 */
export function useDraft<Values extends object>(
  name: string,
  read: (kept: unknown) => Values | undefined,
  makeEmpty: () => Values,
  { onForgottenElsewhere }: { readonly onForgottenElsewhere?: () => void } = {},
): Draft<Values> {
  // The first person's, even if someone else signs in before the page unloads.
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

/** The same for a single text. */
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
