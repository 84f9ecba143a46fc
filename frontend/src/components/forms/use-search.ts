import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';

/** Finds what matches a text: synchronously, or by a call that the signal aborts. */
export type Search<Found> = (
  text: string,
  signal: AbortSignal,
) => readonly Found[] | Promise<readonly Found[]>;

interface SearchOptions {
  readonly minLength: number;
  /** Milliseconds after the last keystroke. */
  readonly debounce: number;
  /** False while the results are out of sight. */
  readonly isWanted: boolean;
}

interface Searched<Found> {
  readonly options: readonly Found[];
  readonly isLoading: boolean;
  readonly failure: string | undefined;
}

/**
 * Searches as the text changes. Results of an earlier text never show for a later one: each is stored with its text,
 * and changing the text aborts its call.
 */
export function useSearch<Found>(
  search: Search<Found>,
  text: string,
  { minLength, debounce, isWanted }: SearchOptions,
): Searched<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  });
  const isDue = isWanted && text.length >= minLength;
  // A layout effect, so that synchronous results are there before the next keystroke.
  useLayoutEffect(() => {
    if (!isDue) return;
    const stopped = new AbortController();
    const take = (found: Omit<Answer<Found>, 'text'>) => {
      if (!stopped.signal.aborted) setAnswer({ text, ...found });
    };
    const begin = () => {
      const found = latest.current(text, stopped.signal);
      if (!('then' in found)) return take({ options: found });
      found.then(
        (options) => take({ options }),
        (error: unknown) => take({ options: [], failure: messageOf(error) }),
      );
    };
    const timer = debounce === 0 ? undefined : setTimeout(begin, debounce);
    if (timer === undefined) begin();
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text, debounce, isDue]);

  if (!isDue) return { options: [], isLoading: false, failure: undefined };
  if (answer?.text !== text) return { options: [], isLoading: true, failure: undefined };
  return { options: answer.options, isLoading: false, failure: answer.failure };
}

interface Answer<Found> {
  readonly text: string;
  readonly options: readonly Found[];
  readonly failure?: string;
}
