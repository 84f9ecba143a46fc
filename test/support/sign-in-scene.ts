import { beforeAll, beforeEach } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { type ContextOptions, callContext } from './callers.ts';
import { setSenderEnvironment, standInForSenders } from './sent-messages.ts';
import { withDatabase } from './with-database.ts';

/** For the tests of a file: a database, the messages sent in each test, and the calls of someone signed out. */
export function signInScene() {
  const senders = standInForSenders();
  let test = 0;
  withDatabase();
  beforeAll(setSenderEnvironment);
  beforeEach(() => {
    senders.reset();
    test += 1;
  });
  const momentAt = (seconds: number) => new Date(start + seconds * 1000);
  return {
    senders,
    momentAt,
    /** The number of the test in its file, to make values unique. */
    number: () => test,
    /** The public calls, that many seconds after the start, from the test's own network. */
    at: (seconds: number, options: ContextOptions = {}) => {
      const own = { now: momentAt(seconds), address: `198.51.100.${test}` };
      return callerFactory(publicRouter)(callContext(undefined, { ...own, ...options })).auth;
    },
  };
}

const start = Date.parse('2026-03-02T15:00:00.000Z');
