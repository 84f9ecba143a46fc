import { forgetKeptFiles } from './kept-files.ts';
import { surface } from './surface.ts';

/** Small things stored in this browser until sign-out, such as a list's filters. */

/** The stored value, or null. Callers parse it: another version of the app may have written it. */
export function readKept(name: string): unknown {
  return parsed(prefix() + name);
}

export function keep(name: string, value: unknown): void {
  store(prefix() + name, value);
}

export function forget(name: string): void {
  localStorage.removeItem(prefix() + name);
}

/** The same for one person only, who finds it again when they come back. Not for secrets: others could read it. */
export function readKeptOf(accountId: string, name: string): unknown {
  return parsed(ofPerson(accountId) + name);
}

export function keepFor(accountId: string, name: string, value: unknown): void {
  store(ofPerson(accountId) + name, value);
}

/**
 * Calls back when another tab stores a value under the name, or deletes it (null). Returns a function that stops it.
 */
export function onKeptElsewhere(name: string, listener: (value: unknown) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === prefix() + name) listener(readKept(name));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The name for a person's draft: nobody else finds it. */
export function draftName(name: string, accountId: string): string {
  return `${drafts}${name}.${accountId}`;
}

/**
 * Called on sign-out, so that the next person here finds nothing. Drafts of others, whose sessions were ended for them,
 * stay for their return.
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
    // If storage is full or forbidden, only the convenience is lost.
  }
}

const drafts = 'draft.';
const prefix = () => `${surface().store}.kept.`;
const ofPerson = (accountId: string) => `${surface().store}.of.${accountId}.`;
