import { procedure } from '#functions/platform/trpc.ts';
import { createOrderInput, orderOutput } from '#schema/orders.ts';
import { createByHand } from './create-by-hand.ts';

/** An order that a person asks for, with no alert before it. */
export const creationProcedures = {
  create: procedure
    .input(createOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => createByHand(ctx, input)),
};
