import { procedure } from '#functions/platform/trpc.ts';
import { orderIdInput } from '#schema/orders/order-calls.ts';
import { ownSearchExplanation } from '#schema/orders/search-explanation.ts';
import { explainOwnSearch } from './explain-own-search.ts';

/** customers.orders.*: what a customer asks about the search for technicians. */
export const ownSearchProcedures = {
  explainSearch: procedure
    .input(orderIdInput)
    .output(ownSearchExplanation)
    .query(({ ctx, input }) => explainOwnSearch(ctx.caller, input.id)),
};
