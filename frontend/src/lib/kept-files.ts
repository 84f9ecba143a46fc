import { surface } from './surface.ts';

/**
 * Files chosen but not sent yet, stored in this browser until sign-out. Without such storage, or when it is full, none
 * are stored: callers also keep the names, to ask for the files again.
 */

/** What was stored under the name. Callers check it: another version of the app may have written it. */
export async function readKeptFiles(name: string): Promise<unknown> {
  try {
    return await within('readonly', (files) => files.get(name));
  } catch {
    return undefined;
  }
}

/** Stores anything that contains files; undefined deletes it. */
export async function keepFiles(name: string, files: unknown): Promise<void> {
  try {
    await within('readwrite', (kept) => (files === undefined ? kept.delete(name) : kept.put(files, name)));
  } catch {
    // The page still has the files; a reload asks for them again.
  }
}

export function forgetKeptFiles(): void {
  globalThis.indexedDB?.deleteDatabase(database());
}

const database = () => `${surface().store}.kept`;
const store = 'files';

/** One request per connection: an open connection would keep a sign-out from deleting the store. */
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
