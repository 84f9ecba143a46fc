import { useState } from 'react';

/** What was pasted, and what came of it. */
export interface Paste {
  readonly text: string;
  /** What is wrong with the text, at its field. */
  readonly error?: string | undefined;
  /** The alert that was read from the text, where it could not be imported. */
  readonly alertId?: string | undefined;
}

export const nothingPasted: Paste = { text: '' };

/** The pasted alert survives a reload in the middle of its import, in this tab alone. */
export function keptPaste(): Paste {
  try {
    return pasteOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return nothingPasted;
  }
}

export function keepPaste(paste: Paste): void {
  try {
    if (paste.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(paste));
  } catch {
    // Too long, or no store: it still stands in the field.
  }
}

/** Parses what was kept: another version of the app may have written it. */
export function pasteOf(kept: unknown): Paste {
  const { text, error, alertId } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof Paste, unknown>
  >;
  if (typeof text !== 'string') return nothingPasted;
  return {
    text,
    ...(typeof error === 'string' && { error }),
    ...(typeof alertId === 'string' && { alertId }),
  };
}

const key = 'ironcall.paste';

/** The pasted text with its error, kept in this tab; and how to change it. */
export function usePaste(): readonly [Paste, (to: Paste) => void] {
  const [paste, setPaste] = useState(keptPaste);
  const change = (to: Paste) => {
    setPaste(to);
    keepPaste(to);
  };
  return [paste, change];
}
