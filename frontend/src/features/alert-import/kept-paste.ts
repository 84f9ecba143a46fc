import { useState } from 'react';

/** The pasted text and its result. */
export interface Paste {
  readonly text: string;
  /** Shown at the field. */
  readonly error?: string | undefined;
  /** The alert read from the text, if it could not be imported. */
  readonly alertId?: string | undefined;
}

export const nothingPasted: Paste = { text: '' };

/** Parses the stored value, which another version of the app may have written. */
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

/** The pasted text and its result, kept in this tab, with a setter. */
export function usePaste(): readonly [Paste, (to: Paste) => void] {
  const [paste, setPaste] = useState(keptPaste);
  const change = (to: Paste) => {
    setPaste(to);
    keepPaste(to);
  };
  return [paste, change];
}

/** Kept in this tab, so that the text survives a reload during the import. */
function keptPaste(): Paste {
  try {
    return pasteOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return nothingPasted;
  }
}

function keepPaste(paste: Paste): void {
  try {
    if (paste.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(paste));
  } catch {
    // If it is too long or there is no storage, the field still has it.
  }
}

const key = 'ironcall.paste';
