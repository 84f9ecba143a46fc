/** Runs before each test file, most of which share a process with others: what a file did to the process ends with it. */
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

/** The mocked clients of AWS are stubs of this library's, which remembers them all. */
const clientMocks = createRequire(import.meta.resolve('aws-sdk-client-mock'))('sinon') as { restore(): void };
