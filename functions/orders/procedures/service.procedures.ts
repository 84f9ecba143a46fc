import { abilities } from '#functions/platform/abilities.ts';
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

/** Following and rating the service. */
export const serviceProcedures = {
  markTechnicianPresence: procedure
    .meta({ ...abilities.markTechnicianPresence, entity: 'order', guarded: ['order'] })
    .input(markTechnicianPresenceInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'markTechnicianPresence',
        presence: input.status,
      }),
    ),

  reportIssue: procedure
    .meta({ ...abilities.reportIssue, entity: 'order', guarded: ['order'] })
    .input(reportIssueInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.id, {
        name: 'reportIssue',
        issue: input.issue,
        description: input.description ?? null,
      }),
    ),

  getRatingAttributes: procedure
    .meta({ permission: null })
    .output(ratingAttributesOutput)
    .query(() => [...ratingAttributes]),

  reviewJob: procedure
    .meta({ ...abilities.reviewJob, entity: 'order', guarded: ['order'] })
    .input(reviewJobInput)
    .output(orderOutput)
    .mutation(({ ctx, input }) =>
      giveCommand(ctx, input.orderId, {
        name: 'reviewJob',
        rating: input.rating,
        description: input.description ?? null,
        attributes: attributesOf(input.attributes),
        visible: input.visible,
        ratingSystem: input.ratingSystem,
      }),
    ),
};
