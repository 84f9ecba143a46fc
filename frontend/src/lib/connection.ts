import { useSyncExternalStore } from 'react';

/** Whether the API is within reach: the browser has a network, and the last call had an answer. */
export function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** The same, now and whenever it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}

/** When what is shown was last answered, in milliseconds since 1970; undefined where nothing ever was. */
export function lastAnswerAt(): number | undefined {
  return answeredAt;
}

export function useLastAnswerAt(): number | undefined {
  return useSyncExternalStore(onConnectionChange, lastAnswerAt);
}

/** What is shown was answered in a visit of before. */
export function noteFormerAnswer(at: number): void {
  if (answeredAt !== undefined) return;
  answeredAt = at;
  for (const listener of listeners) listener();
}

/** Told of each call whether there was an answer, whatever it said. */
export function noteAnswer(hasCome: boolean): void {
  if (hasCome) answeredAt = Date.now();
  if (answered === hasCome) return;
  answered = hasCome;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let answered = true;
let answeredAt: number | undefined;

/** Calls back when the API comes within reach, or goes out of it, and may do so between. Returns how to stop. */
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
