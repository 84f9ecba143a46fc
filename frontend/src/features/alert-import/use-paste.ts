import { useState } from 'react';
import { keepPaste, keptPaste, type Paste } from './kept-paste.ts';

/** The pasted text with its error, kept in this tab; and how to change it. */
export function usePaste(): readonly [Paste, (to: Paste) => void] {
  const [paste, setPaste] = useState(keptPaste);
  const change = (to: Paste) => {
    setPaste(to);
    keepPaste(to);
  };
  return [paste, change];
}
