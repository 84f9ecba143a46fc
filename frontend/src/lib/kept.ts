import { forgetKeptFiles } from './kept-files.ts';
import { surface } from './surface.ts';

/** Small things kept in this browser until the person signs out, such as the filters of a list. */

/** The kept value, or null. A caller parses it: another version of the app may have written it. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix() + name) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix() + name, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs the convenience, not the page.
  }
}

export function forget(name: string): void {
  localStorage.removeItem(prefix() + name);
}

/** Calls back when another tab keeps something under the name, or forgets it (null). Returns how to stop. */
export function onKeptElsewhere(name: string, listener: (value: unknown) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === prefix() + name) listener(readKept(name));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Called when the person signs out: the next one at this browser is not to find them. */
export function forgetKept(): void {
  forgetKeptFiles();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix())) localStorage.removeItem(key);
  }
}

const prefix = () => `${surface().store}.kept.`;
