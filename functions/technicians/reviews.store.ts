import { technicianPk } from '#functions/matching/search-rows.ts';
import { parseRow, queryRows } from '#functions/platform/table.ts';
import { type TechnicianReview, technicianReview } from './review-rows.ts';

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
