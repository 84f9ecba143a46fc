import { useSyncExternalStore } from 'react';

/** Whether the API is within reach: the browser is online, and the last call got an answer. */
export function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** The same, re-rendering on changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

/** When the data on screen was last answered, in milliseconds since 1970; undefined if never. */
export function lastAnswerAt(): number | undefined {
  return answeredAt;
}

export function useLastAnswerAt(): number | undefined {
  return useSyncExternalStore(onConnectionChange, lastAnswerAt);
}

/** The data on screen is from an earlier visit. */
export function noteFormerAnswer(at: number): void {
  if (answeredAt !== undefined) return;
  answeredAt = at;
  for (const listener of listeners) listener();
}

/** Called after each call with whether there was an answer, whatever it said. */
export function noteAnswer(hasCome: boolean): void {
  if (hasCome) answeredAt = Date.now();
  if (answered === hasCome) return;
  answered = hasCome;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let answered = true;
let answeredAt: number | undefined;

/**
 * Calls back when the API becomes reachable or unreachable, and possibly in between. Returns a function that stops it.
 */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
