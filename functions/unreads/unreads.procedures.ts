import { procedure } from '#functions/platform/trpc.ts';
import { markAsReadInput, unread, unreadsOutput } from '#schema/orders/chat.ts';
import { markAsRead, unreadsOf } from './unreads.ts';

/** auth.*: what is new for the caller. */
export const unreadsProcedures = {
  getUnreads: procedure
    .meta({ permission: null })
    .output(unreadsOutput)
    .query(({ ctx }) => unreadsOf(ctx.caller)),

  markAsRead: procedure
    .meta({ permission: null, entity: 'order' })
    .input(markAsReadInput)
    .output(unread)
    .mutation(({ ctx, input }) => markAsRead(ctx, input.orderId)),
};
