import { forgetKeptFiles } from './kept-files.ts';
import { surface } from './surface.ts';

/** Small things kept in this browser until the person signs out, such as the filters of a list. */

/** The kept value, or null. A caller parses it: another version of the app may have written it. */
export function readKept(name: string): unknown {
  return parsed(prefix() + name);
}

export function keep(name: string, value: unknown): void {
  store(prefix() + name, value);
}

export function forget(name: string): void {
  localStorage.removeItem(prefix() + name);
}

/** The same of one person alone, which is there again when that person comes back: nothing that others may not find. */
export function readKeptOf(accountId: string, name: string): unknown {
  return parsed(ofPerson(accountId) + name);
}

export function keepFor(accountId: string, name: string, value: unknown): void {
  store(ofPerson(accountId) + name, value);
}

/** Calls back when another tab keeps something under the name, or forgets it (null). Returns how to stop. */
export function onKeptElsewhere(name: string, listener: (value: unknown) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === prefix() + name) listener(readKept(name));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Under which what somebody has typed is kept: nobody else finds it. */
export function draftName(name: string, accountId: string): string {
  return `${drafts}${name}.${accountId}`;
}

/**
 * Called when the person signs out: the next one at this browser is not to find them. What others have typed, whose sessions
 * were ended for them, is still there when they come back.
 */
export function forgetKept(accountId: string): void {
  forgetKeptFiles();
  for (const key of Object.keys(localStorage)) {
    const isOthers = key.startsWith(prefix() + drafts) && !key.endsWith(`.${accountId}`);
    if (key.startsWith(prefix()) && !isOthers) localStorage.removeItem(key);
  }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs the convenience, not the page.
  }
}

const drafts = 'draft.';
const prefix = () => `${surface().store}.kept.`;
const ofPerson = (accountId: string) => `${surface().store}.of.${accountId}.`;
