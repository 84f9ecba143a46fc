import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A directory that is removed when the test file ends: each synthesis leaves tens of megabytes of assets. */
export function temporaryDirectory(label: string): string {
  return kept(mkdtempSync(join(tmpdir(), `ironcall-${label}-`)));
}

function kept(directory: string): string {
  made.push(directory);
  return directory;
}

export function removeTemporaryDirectories(): void {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true, force: true });
}

/**
 * An empty directory for a runtime's state, removed when the test file ends. In memory if there is room: on a disk,
 * each of the many small writes waits milliseconds for the one before it to be synced.
 */
export function newStateDirectory(): string {
  return kept(mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'ironcall-state-')));
}

const inMemory = '/dev/shm';

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false;
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize > 1024 ** 3;
}
