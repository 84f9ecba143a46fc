import { confirmWith, procedure, router, type SignedIn } from '#functions/platform/trpc.ts';
import {
  incomingMessage,
  incomingMessageInput,
  incomingMessagesInput,
  incomingMessagesOutput,
  incomingTextOutput,
} from '#schema/alerts.ts';

/** customers.incomingMessages.* */
export const incomingMessagesRouter = router({
  all: procedure
    .input(incomingMessagesInput)
    .output(incomingMessagesOutput)
    .query(async ({ ctx, input }) => {
      const { incomingMessages } = await import('./runs/incoming-messages.ts');
      return incomingMessages(ctx.caller.companyId, input, ctx.now);
    }),

  text: procedure
    .input(incomingMessageInput)
    .output(incomingTextOutput)
    .query(async ({ ctx, input }) => {
      const { incomingText } = await import('./runs/incoming-text.ts');
      return incomingText(ctx.caller.companyId, input.id);
    }),

  tryAgain: procedure
    .input(incomingMessageInput)
    .output(incomingMessage)
    .mutation(async ({ ctx, input }) => {
      const { tryAgain } = await import('./runs/incoming-messages.ts');
      return tryAgain(input.id, changeBy(ctx));
    }),

  dismiss: procedure
    .input(incomingMessageInput)
    .output(incomingMessageInput)
    .mutation(async ({ ctx, input }) => {
      const { dismissMessage } = await import('./runs/incoming-messages.ts');
      await dismissMessage(input.id, changeBy(ctx));
      return input;
    }),
});

function changeBy(ctx: SignedIn) {
  return { companyId: ctx.caller.companyId, allowed: confirmWith(ctx, 'order_management'), now: ctx.now };
}
