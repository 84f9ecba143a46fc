import { procedure, router } from '#functions/platform/trpc.ts';
import { ownReviewsInput, ownReviewsOutput } from '#schema/technicians/technician-pages.ts';
import { ownReviewsOf } from './own-reviews.rules.ts';
import { newestReviews } from './review-rows.ts';
import { examinedReviews } from './reviews.rules.ts';

/** technicians.reviews.* */
export const technicianReviewsRouter = router({
  /** What was said of the caller. One round trip, up to some five read units; nothing for office staff, whom nobody rates. */
  mine: procedure
    .input(ownReviewsInput)
    .output(ownReviewsOutput)
    .query(async ({ ctx, input }) => {
      const { reviews, more } = await newestReviews(ctx.caller.accountId, examinedReviews);
      return { ...ownReviewsOf(reviews, input.limit), more };
    }),
});
