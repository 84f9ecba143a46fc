import type * as z from 'zod';
import { parseRow, queryRows, type Row } from '#functions/platform/table.ts';
import { entityId, idSortKey, orderId } from '#schema/ids.ts';
import { reviewView } from '#schema/orders/order.ts';
import { technicianPk } from '../job-rows.ts';

/** A review, kept with the technician. */
export const technicianReview = reviewView.extend({
  orderId,
  technicianId: entityId,
  /** The customer's company. */
  companyId: entityId,
});
export type TechnicianReview = z.infer<typeof technicianReview>;

/** TECHNICIAN#<id> / REVIEW#<order>: one per rated job. */
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

/**
 * Reviews of the technician's newest rated jobs, private ones too, newest order first; `more` if there may be older
 * ones. Half a read unit for about ten.
 */
export async function newestReviews(
  technicianId: string,
  most: number,
): Promise<{ reviews: TechnicianReview[]; more: boolean }> {
  const { rows, lastKey } = await queryRows({
    KeyConditionExpression: 'pk = :technician AND begins_with(sk, :reviews)',
    ExpressionAttributeValues: { ':technician': technicianPk(technicianId), ':reviews': 'REVIEW#' },
    ScanIndexForward: false,
    Limit: most,
  });
  return { reviews: rows.map((row) => parseRow(technicianReview, row)), more: lastKey !== undefined };
}
