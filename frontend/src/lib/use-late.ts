import { useEffect, useState } from 'react';
import { toast } from './toasts.ts';

/**
 * Code that a page needs only after a press: loaded when `isWanted`, or else soon after the page, so that the press is
 * answered at once, even offline. Undefined until loaded. `load` must stay the same function. Not `React.lazy`, which
 * delays showing it by 300 ms and fails the whole page if the load fails.
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
        // Retried the next time it is wanted.
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

/** Milliseconds after the page, when the network is idle. */
const soon = 2_000;
