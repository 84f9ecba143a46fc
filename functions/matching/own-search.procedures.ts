import { procedure } from '#functions/platform/trpc.ts';
import { orderIdInput } from '#schema/order-calls.ts';
import { ownSearchExplanation } from '#schema/search-explanation.ts';
import { explainOwnSearch } from './explain-own-search.ts';

/** customers.orders.*: what a customer asks about the search for technicians. */
export const ownSearchProcedures = {
  explainSearch: procedure
    .meta({ permission: 'view_and_request_orders', entity: 'order' })
    .input(orderIdInput)
    .output(ownSearchExplanation)
    .query(({ ctx, input }) => explainOwnSearch(ctx.caller, input.id)),
};
