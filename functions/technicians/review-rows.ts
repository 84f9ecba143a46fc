import type * as z from 'zod';
import { technicianPk } from '#functions/matching/search-rows.ts';
import { idSortKey } from '#functions/orders/order-list.rules.ts';
import type { Row } from '#functions/platform/table.ts';
import { entityId, orderId } from '#schema/ids.ts';
import { reviewView } from '#schema/orders/order.ts';

/** A review as a technician's page shows it, apart from its order. */
export const technicianReview = reviewView.extend({
  orderId,
  technicianId: entityId,
  /** The customer's company. */
  companyId: entityId,
});
export type TechnicianReview = z.infer<typeof technicianReview>;

/** TECHNICIAN#<id> / REVIEW#<order>: one for each rated job. */
export function technicianReviewRow(review: TechnicianReview): Row {
  return {
    ...technicianReviewKey(review.technicianId, review.orderId),
    kind: 'technician-review',
    ...review,
  };
}

export function technicianReviewKey(technicianId: string, ofOrder: string) {
  return { pk: technicianPk(technicianId), sk: `REVIEW#${idSortKey(ofOrder)}` };
}
