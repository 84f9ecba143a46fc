import { refuse } from '#functions/platform/refusal.ts';
import { personOf, type Rule } from './order-commands.ts';

/** Reports a problem with the service to ops. A description is required for `other`. */
export const reportIssue: Rule<'reportIssue'> = (_, { issue, description }) => {
  const words = description?.trim() || null;
  if (issue === 'other' && words === null) {
    return refuse('BAD_INPUT', 'Please describe the issue', {
      fields: { description: 'Please describe the issue' },
    });
  }
  return {
    order: { flagged: true },
    updates: [{ type: 'issue_reported', data: { issue, description: words } }],
  };
};

/** One review per order, until the prompt expires. */
export const reviewJob: Rule<'reviewJob'> = ({ order }, command, { actor, now }) => {
  const { rating } = command;
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) {
    return refuse('BAD_INPUT', 'Choose one to five stars.', { fields: { rating: 'A whole number, 1 to 5' } });
  }
  if (order.review !== null) return refuse('ALREADY_REVIEWED', 'This job has been rated already.');
  if (order.reviewPrompt === null || now >= new Date(order.reviewPrompt.expiredAt)) {
    return refuse('REVIEW_WINDOW_CLOSED', 'The time to rate this job is over.');
  }
  const reviewer = personOf(actor);
  if (reviewer === null) return refuse('BAD_INPUT', 'A review is written by a person.');
  const description = command.description?.trim() || null;
  return {
    order: {
      review: {
        rating,
        description,
        attributes: command.attributes
          .filter(({ minRating, maxRating }) => minRating <= rating && rating <= maxRating)
          .map(({ id }) => id),
        visible: isPublic(rating, description) && command.visible,
        ratingSystem: command.ratingSystem ?? 'simplified',
        reviewer,
        createdAt: now.toISOString(),
      },
    },
    updates: [{ type: 'job_reviewed', data: { rating } }],
  };
};

/** Hides a review from the technician's profile, or shows it if it may be public. */
export const moderateReview: Rule<'moderateReview'> = ({ order }, { visible }) => {
  const { review } = order;
  if (review === null) return refuse('CONFLICT', 'This job has no review.');
  if (visible && !isPublic(review.rating, review.description)) {
    return refuse('BAD_INPUT', 'A review of one star or without words stays private.', {
      fields: { visible: 'This review stays private' },
    });
  }
  return { order: { review: { ...review, visible } } };
};

/** Reviews with the lowest rating or without text stay private (document 1 section 9). */
function isPublic(rating: number, description: string | null): boolean {
  return rating > 1 && description !== null;
}
