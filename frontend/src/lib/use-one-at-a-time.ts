import { useRef } from 'react';

/**
 * Runs one piece of work at a time: what comes while another is under way is left out. A busy button is drawn a moment
 * after the press, and a second press may come before that.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const working = useRef(false);
  return (work) => {
    if (working.current) return;
    working.current = true;
    void work().finally(() => {
      working.current = false;
    });
  };
}
