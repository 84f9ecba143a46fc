import { useCallback, useRef, useState } from 'react';

/** Runs one thing at a time: what is asked for meanwhile is not done. */
export function useBusy(): [busy: boolean, during: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false);
  // State alone would let a second click through before the next rendering.
  const running = useRef(false);
  const during = useCallback((work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return [busy, during];
}
