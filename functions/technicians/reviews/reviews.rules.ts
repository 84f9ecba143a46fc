import type { RatingAttribute } from '#schema/technicians/technician.ts';
import type { PublicReview } from '#schema/technicians/technician-pages.ts';
import { ratingAttributes } from './rating-attributes.ts';
import type { TechnicianReview } from './review-rows.ts';

/** How many of a technician's newest rated jobs are looked through for reviews and repeat customers. */
export const examinedReviews = 100;

/**
 * The public reviews as a company's people see them, newest first. Reviews tell how the technician works, not who the
 * customers are: another company's review has no company, no order and no last name.
 */
export function publicReviews(reviews: readonly TechnicianReview[], companyId: string): PublicReview[] {
  return reviews
    .filter(({ visible }) => visible)
    .sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
    .map((review) => {
      const isOwnCompany = review.companyId === companyId;
      return {
        rating: review.rating,
        description: review.description,
        attributes: review.attributes.flatMap((id) => attributeOf(id) ?? []),
        visible: true,
        ratingSystem: review.ratingSystem,
        reviewer: { firstName: review.reviewer.fullName.split(' ', 1)[0] ?? '' },
        customer: { isOwnCompany },
        orderId: isOwnCompany ? review.orderId : null,
        createdAt: review.createdAt,
      };
    });
}

/** How many customers have more than one of those jobs, public review or not. */
export function repeatCustomers(reviews: readonly TechnicianReview[]): number {
  const jobs = new Map<string, number>();
  for (const { companyId } of reviews) jobs.set(companyId, (jobs.get(companyId) ?? 0) + 1);
  return [...jobs.values()].filter((count) => count > 1).length;
}

/** Undefined for a retired attribute. */
export function attributeOf(id: string): Pick<RatingAttribute, 'id' | 'name' | 'category'> | undefined {
  const attribute = ratingAttributes.find((known) => known.id === id);
  return attribute && { id, name: attribute.name, category: attribute.category };
}
