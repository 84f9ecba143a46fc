import { beforeAll, beforeEach } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { type ContextOptions, callContext } from './callers.ts';
import { setSenderEnvironment, standInForSenders } from './sent-messages.ts';
import { withDatabase } from './with-database.ts';

/** A database for the tests of a file, what is sent to people in each of them, and the calls of somebody signed out. */
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
    /** Number of the test in its file, for what is to be its own. */
    number: () => test,
    /** The public calls so many seconds after the start, from a network of the test's own. */
    at: (seconds: number, options: ContextOptions = {}) => {
      const own = { now: momentAt(seconds), address: `198.51.100.${test}` };
      return callerFactory(publicRouter)(callContext(undefined, { ...own, ...options })).auth;
    },
  };
}

const start = Date.parse('2026-03-02T15:00:00.000Z');
