import { procedure } from '#functions/platform/trpc.ts';
import { attributesOf, ratingAttributes } from '#functions/technicians/reviews/rating-attributes.ts';
import {
  markTechnicianPresenceInput,
  orderOutput,
  ratingAttributesOutput,
  reportIssueInput,
  reviewJobInput,
} from '#schema/orders/order-calls.ts';
import { giveCommand } from '../give-command.ts';

/** How goes the service, and how was it? */
export const serviceProcedures = {
  markTechnicianPresence: procedure
    .input(markTechnicianPresenceInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, 'customers.orders.markTechnicianPresence', input.id, {
        name: 'markTechnicianPresence',
        presence: input.status,
      }),
    ),

  reportIssue: procedure
    .input(reportIssueInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, 'customers.orders.reportIssue', input.id, {
        name: 'reportIssue',
        issue: input.issue,
        description: input.description ?? null,
      }),
    ),

  getRatingAttributes: procedure.output(ratingAttributesOutput).query(() => [...ratingAttributes]),

  reviewJob: procedure
    .input(reviewJobInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, 'customers.orders.reviewJob', input.orderId, {
        name: 'reviewJob',
        rating: input.rating,
        description: input.description ?? null,
        attributes: attributesOf(input.attributes),
        visible: input.visible,
        ratingSystem: input.ratingSystem,
      }),
    ),
};
