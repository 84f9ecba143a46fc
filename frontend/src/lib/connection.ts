import { useSyncExternalStore } from 'react';

/** Whether the API is within reach: the browser has a network, and the last call had an answer. */
function isOnline(): boolean {
  return navigator.onLine && answered;
}

/** The same, now and whenever it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

/** Told of each call whether there was an answer, whatever it said. */
export function noteAnswer(hasCome: boolean): void {
  if (answered === hasCome) return;
  answered = hasCome;
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
let answered = true;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
