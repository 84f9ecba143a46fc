import { afterAll, beforeAll } from 'vitest';
import { startDatabase, type TestDatabase } from './database.ts';

/** Gives the tests of a file their own empty database, with the options of `startDatabase`. */
export function withDatabase(options?: Parameters<typeof startDatabase>[0]): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase(options);
  });
  afterAll(() => database.stop());
}
