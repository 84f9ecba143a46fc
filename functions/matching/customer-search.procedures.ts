import { procedure } from '#functions/platform/trpc.ts';
import { orderIdInput } from '#schema/orders/order-calls.ts';
import { ownSearchExplanation } from '#schema/orders/search-explanation.ts';
import { explainSearchToCustomer } from './explain-search-to-customer.ts';

/** customers.orders.*: the search for technicians, as customers see it. */
export const customerSearchProcedures = {
  explainSearch: procedure
    .meta({ permission: 'view_and_request_orders', entity: 'order' })
    .input(orderIdInput)
    .output(ownSearchExplanation)
    .query(({ ctx, input }) => explainSearchToCustomer(ctx.caller, input.id)),
};
