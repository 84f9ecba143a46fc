import { procedure, router } from '#functions/platform/trpc.ts';
import {
  overallRatingInput,
  overallRatingOutput,
  technicianByIdInput,
  technicianPage,
  technicianReviewsInput,
  technicianReviewsOutput,
} from '#schema/technician-pages.ts';
import { readPublicReviews, readTechnicianPage, requireTechnician } from './read-technician-page.ts';
import { overallRatingOf } from './technician-page.rules.ts';

/** customers.technicians.*: whom a customer may book, or has booked. */
export const customersTechniciansRouter = router({
  byId: procedure
    .meta({ permission: null, entity: 'order', guarded: ['technician'] })
    .input(technicianByIdInput)
    .output(technicianPage)
    .query(({ ctx, input }) => readTechnicianPage(ctx.caller, input)),

  getOverallRating: procedure
    .meta({ permission: null })
    .input(overallRatingInput)
    .output(overallRatingOutput)
    .query(async ({ input }) => overallRatingOf(await requireTechnician(input.id))),

  getReviews: procedure
    .meta({ permission: null })
    .input(technicianReviewsInput)
    .output(technicianReviewsOutput)
    .query(({ ctx, input }) => readPublicReviews(ctx.caller, input)),
});
