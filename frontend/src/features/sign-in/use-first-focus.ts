import { type RefObject, useEffect, useRef } from 'react';

/** The field that a step begins with: it has the focus when the step appears, and is not given it again. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
