import { surface } from './surface.ts';

/**
 * Files that were chosen and not sent yet, kept in this browser until the person signs out. A browser without such a store, or
 * whose store is full, keeps none: whoever keeps files remembers their names beside, and asks for them again.
 */

/** What was kept under the name; a caller checks it, for another version of the app may have kept it. */
export async function readKeptFiles(name: string): Promise<unknown> {
  try {
    return await within('readonly', (files) => files.get(name));
  } catch {
    return undefined;
  }
}

/** Anything that holds files; undefined forgets what was kept. */
export async function keepFiles(name: string, files: unknown): Promise<void> {
  try {
    await within('readwrite', (kept) => (files === undefined ? kept.delete(name) : kept.put(files, name)));
  } catch {
    // The files are still in this page; a reload asks for them again.
  }
}

export function forgetKeptFiles(): void {
  globalThis.indexedDB?.deleteDatabase(database());
}

const database = () => `${surface().store}.kept`;
const store = 'files';

/** One request in a connection of its own: one that stays open would keep a sign-out from removing the store. */
async function within(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(database(), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const connection = await settled(opening);
  try {
    return await settled(ask(connection.transaction(store, mode).objectStore(store)));
  } finally {
    connection.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The store refused.'));
  });
}
