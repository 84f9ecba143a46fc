import { procedure, router } from '#functions/platform/trpc.ts';
import { ownReviewsInput, ownReviewsOutput } from '#schema/own-reviews.ts';
import { ownReviewsOf } from './own-reviews.rules.ts';
import { examinedReviews } from './reviews.rules.ts';
import { newestReviews } from './reviews.store.ts';

/** technicians.reviews.* */
export const technicianReviewsRouter = router({
  /** What was said of the caller. One round trip, up to some five read units; nothing for office staff, whom nobody rates. */
  mine: procedure
    .meta({ permission: 'technician_access' })
    .input(ownReviewsInput)
    .output(ownReviewsOutput)
    .query(async ({ ctx, input }) => {
      const { reviews, more } = await newestReviews(ctx.caller.accountId, examinedReviews);
      return { ...ownReviewsOf(reviews, input.limit), more };
    }),
});
