import { procedure, router } from '#functions/platform/trpc.ts';
import { type OwnReviews, ownReviewsInput, ownReviewsOutput } from '#schema/technicians/technician-pages.ts';
import { newestReviews, type TechnicianReview } from './review-rows.ts';
import { attributeOf, examinedReviews } from './reviews.rules.ts';

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

/**
 * Reviews as the technician reads them that they are about. A private one is anonymous (document 1 section 9): its stars
 * count and stand apart from the dated ones, in an order that says nothing of time; what else it holds stays here.
 */
function ownReviewsOf(reviews: readonly TechnicianReview[], limit: number): Omit<OwnReviews, 'more'> {
  const shown = reviews
    .filter(({ visible }) => visible)
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
  return {
    data: shown.slice(0, limit).map(({ rating, description, attributes, reviewer, orderId, createdAt }) => ({
      rating,
      description,
      attributes: attributes.flatMap((id) => attributeOf(id) ?? []),
      reviewer: { fullName: reviewer.fullName },
      orderId,
      createdAt,
    })),
    count: shown.length,
    // However many are asked for, these are all of them: a limit that counted them would tell their place.
    privateRatings: reviews
      .filter(({ visible }) => !visible)
      .map(({ rating }) => rating)
      .sort((one, other) => other - one),
  };
}
