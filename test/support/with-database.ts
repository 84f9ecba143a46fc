import { afterAll, beforeAll } from 'vitest';
import { startDatabase } from './database.ts';

/** Gives the tests of a file an empty database of their own, with what `startDatabase` is told. */
export function withDatabase(options?: Parameters<typeof startDatabase>[0]): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ stop } = await startDatabase(options));
  });
  afterAll(() => stop());
}
