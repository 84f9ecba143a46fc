import { afterAll, beforeAll } from 'vitest';
import { startDatabase, type TestDatabase } from './database.ts';

/** Gives the tests of a file an empty database of their own, with what `startDatabase` is told. */
export function withDatabase(options?: Parameters<typeof startDatabase>[0]): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase(options);
  });
  afterAll(() => database.stop());
}
