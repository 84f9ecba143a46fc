import { procedure, router } from '#functions/platform/trpc.ts';
import { type OwnReviews, ownReviewsInput, ownReviewsOutput } from '#schema/technicians/technician-pages.ts';
import { newestReviews, type TechnicianReview } from './review-rows.ts';
import { attributeOf, examinedReviews } from './reviews.rules.ts';

/** technicians.reviews.* */
export const technicianReviewsRouter = router({
  /** The caller's reviews. One round trip, up to about five read units; empty for office staff, who aren't rated. */
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
 * Reviews as their technician sees them. A private one is anonymous (document 1 section 9): only its stars are shown,
 * apart from the dated reviews and in an order that says nothing about time.
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
    // Not limited: a limit on all of them would reveal their place among the dated ones.
    privateRatings: reviews
      .filter(({ visible }) => !visible)
      .map(({ rating }) => rating)
      .sort((one, other) => other - one),
  };
}
