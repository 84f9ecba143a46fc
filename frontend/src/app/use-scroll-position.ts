import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; going back finds the old one where it was left. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    // The first page of a visit is left to the browser, which knows where a reload was.
    if (shown === undefined) shown = pathname;
    else if (shown !== pathname) window.scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
    shown = pathname;
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, type]);
}

let shown: string | undefined;
const positions = new Map<string, number>();
