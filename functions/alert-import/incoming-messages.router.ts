import { abilities } from '#functions/platform/abilities.ts';
import { confirmPermitted, procedure, router, type SignedIn } from '#functions/platform/trpc.ts';
import {
  incomingMessage,
  incomingMessageInput,
  incomingMessagesInput,
  incomingMessagesOutput,
  incomingTextOutput,
} from '#schema/alerts/alerts.ts';

/** customers.incomingMessages.* */
export const incomingMessagesRouter = router({
  all: procedure
    .meta({ ...abilities.seeIncomingMessages })
    .input(incomingMessagesInput)
    .output(incomingMessagesOutput)
    .query(async ({ ctx, input }) => {
      const { incomingMessages } = await import('./runs/incoming-messages.ts');
      return incomingMessages(ctx.caller.companyId, input, ctx.now);
    }),

  text: procedure
    .meta({ permission: 'order_management', entity: 'run' })
    .input(incomingMessageInput)
    .output(incomingTextOutput)
    .query(async ({ ctx, input }) => {
      const { incomingText } = await import('./runs/incoming-text.ts');
      return incomingText(ctx.caller.companyId, input.id);
    }),

  tryAgain: procedure
    .meta({ permission: 'order_management', entity: 'run', limit: 'imports' })
    .input(incomingMessageInput)
    .output(incomingMessage)
    .mutation(async ({ ctx, input }) => {
      const { tryAgain } = await import('./runs/incoming-messages.ts');
      return tryAgain(input.id, changeBy(ctx));
    }),

  dismiss: procedure
    .meta({ permission: 'order_management', entity: 'run' })
    .input(incomingMessageInput)
    .output(incomingMessageInput)
    .mutation(async ({ ctx, input }) => {
      const { dismissMessage } = await import('./runs/incoming-messages.ts');
      await dismissMessage(input.id, changeBy(ctx));
      return input;
    }),
});

function changeBy(ctx: SignedIn) {
  return { companyId: ctx.caller.companyId, allowed: confirmPermitted(ctx), now: ctx.now };
}
