/**
 * Runs before each test file. Most files share a process, so this undoes a file's changes to the process when it ends.
 */
import { createRequire } from 'node:module';
import { afterAll, vi } from 'vitest';
import { removeTemporaryDirectories } from './temporary-directories.ts';

const before = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  clientMocks.restore();
  removeTemporaryDirectories();
});

/** The AWS client mocks are stubs of this library, which keeps references to all of them. */
const clientMocks = createRequire(import.meta.resolve('aws-sdk-client-mock'))('sinon') as { restore(): void };
