import { procedure, router } from '#functions/platform/trpc.ts';
import { markAsReadInput, unread, unreadsOutput } from '#schema/unreads.ts';
import { markAsRead, unreadsOf } from './unreads.ts';

/** The part of auth.* that takes a signed-in customer; signing in itself is on the public surface. */
export const unreadsRouter = router({
  getUnreads: procedure.output(unreadsOutput).query(({ ctx }) => unreadsOf(ctx.caller)),

  markAsRead: procedure
    .input(markAsReadInput)
    .output(unread)
    .mutation(({ ctx, input }) => markAsRead(ctx, input.orderId)),
});
