import { useEffect, useState } from 'react';
import { toast } from './toasts.ts';

/**
 * Code that a page needs only when something is pressed: loaded once that is wanted, and else soon after the page, so that
 * the press is answered at once and without a network. Undefined until it is there. `load` stays the same function. Not by
 * `React.lazy`, which holds back what it shows by 300 ms, and for which a failed load is one of the whole page.
 */
export function useLate<Code>(load: () => Promise<Code>, isWanted: boolean): Code | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Code }>();
  useEffect(() => {
    let isHere = true;
    const begin = () => {
      load().then(
        (code) => {
          if (isHere) setLoaded({ code });
        },
        // Tried again the next time that it is wanted.
        () => isWanted && isHere && toast.error('Something went wrong. Please try again.'),
      );
    };
    const timer = setTimeout(begin, isWanted ? 0 : soon);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, isWanted]);
  return loaded?.code;
}

/** Milliseconds after the page, which then wants nothing else from the network. */
const soon = 2_000;
