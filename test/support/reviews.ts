import { put, transact } from '#functions/platform/table.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/reviews/review-rows.ts';

/** A five-star review of a technician for an order, by default from another company, as the stats store it. */
export async function savedReview(technicianId: string, orderId: string, change: object = {}): Promise<void> {
  const review = technicianReview.parse({
    orderId,
    technicianId,
    companyId: 'com_other',
    rating: 5,
    description: 'Quick and clean',
    attributes: ['on_time'],
    visible: true,
    reviewer: { id: 'acc_dana', fullName: 'Dana Reyes', picture: null },
    createdAt: `2026-02-01T12:00:00.${orderId.slice(-3)}Z`,
    ...change,
  });
  await transact([put(technicianReviewRow(review))]);
}
