import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, or the first of the usual names on the path.
 * Throws with the way out where there is none, so that the tests never pass by being skipped.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  const candidates = named === undefined ? installed() : [named];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    named === undefined
      ? 'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium.'
      : `CHROMIUM_PATH names ${named}, which cannot be run.`,
  );
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installed(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
