import { abilities } from '#functions/platform/abilities.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  createOrderInput,
  describeFaultsInput,
  describeFaultsOutput,
  orderOutput,
} from '#schema/orders/order-calls.ts';
import { createByHand } from '../creation/create-by-hand.ts';

/** Creating an order without an alert. */
export const creationProcedures = {
  create: procedure
    .meta({ ...abilities.requestService, guarded: ['order'] })
    .input(createOrderInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) => createByHand(ctx, input)),

  /** Describes fault codes while they are typed. Reads nothing. */
  describeFaults: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(describeFaultsInput)
    .output(describeFaultsOutput)
    .query(async ({ input: { codes, brand } }) => {
      // Large and rarely needed, so it is not loaded at the function's start.
      const { faultAsDisplayed } = await import('#functions/fault-knowledge/fault-as-displayed.ts');
      return codes.map((code) => faultAsDisplayed(code, code, brand ?? undefined));
    }),
};
