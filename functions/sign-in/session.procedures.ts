import { procedure } from '#functions/platform/trpc.ts';
import { sessionsInput, sessionsOutput } from '#schema/accounts/auth.ts';
import { sessionsOf, signOutEverywhere } from './sessions.ts';

/** Where somebody is signed in, on any surface. */
export const sessionProcedures = {
  sessions: procedure
    .meta({ permission: null })
    .input(sessionsInput)
    .output(sessionsOutput)
    .query(({ ctx, input }) => sessionsOf(ctx, input)),

  /** Repeating it changes nothing, so it needs no idempotency key. */
  signOutEverywhere: procedure.meta({ permission: null }).mutation(({ ctx }) => signOutEverywhere(ctx)),
};
