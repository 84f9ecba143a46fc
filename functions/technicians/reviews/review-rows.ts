import type * as z from 'zod';
import { parseRow, queryRows, type Row } from '#functions/platform/table.ts';
import { entityId, idSortKey, orderId } from '#schema/ids.ts';
import { reviewView } from '#schema/orders/order.ts';
import { technicianPk } from '../job-rows.ts';

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

/**
 * Reviews of the technician's newest rated jobs, newest order first, private ones too; `more`: there may be older ones. Half
 * a read unit for about ten, so some five for a hundred.
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
