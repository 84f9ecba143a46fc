import type { RatingAttribute } from '#schema/technicians/technician.ts';
import type { PublicReview } from '#schema/technicians/technician-pages.ts';
import { ratingAttributes } from './rating-attributes.ts';
import type { TechnicianReview } from './review-rows.ts';

/** How many of a technician's newest rated jobs are looked through, for its reviews and for its regular customers. */
export const examinedReviews = 100;

/**
 * The public ones as that company's people read them, newest first. A review is there to tell how the technician works, not
 * who its customers are: another company's stays without its name, its order and its writer's last name.
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

/** Customers with more than one of those jobs, whether or not their reviews are public. */
export function repeatCustomers(reviews: readonly TechnicianReview[]): number {
  const jobs = new Map<string, number>();
  for (const { companyId } of reviews) jobs.set(companyId, (jobs.get(companyId) ?? 0) + 1);
  return [...jobs.values()].filter((count) => count > 1).length;
}

/** Undefined for one that went out of use. */
export function attributeOf(id: string): Pick<RatingAttribute, 'id' | 'name' | 'category'> | undefined {
  const attribute = ratingAttributes.find((known) => known.id === id);
  return attribute && { id, name: attribute.name, category: attribute.category };
}
