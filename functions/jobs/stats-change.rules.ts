import { filesIn } from '#functions/orders/chat/timeline-view.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { foldMachineName } from '#functions/technicians/eligibility.rules.ts';
import type { JobAlert } from '#functions/technicians/job-rows.ts';
import type { StatsChange } from '#functions/technicians/stats.ts';

/**
 * Counts an alert as answered, with the minutes from the alert to the technician's first offer after it. The timeline
 * shows which offer was first, in whatever order events arrive. Undefined if the technician was not alerted in that
 * round, because they found the job themselves or were alerted again in a later one.
 */
export function alertAnswered(
  { updates }: Pick<OrderRecord, 'updates'>,
  alert: JobAlert | undefined,
  answer: { readonly matchingRound: number; readonly at: string },
): StatsChange | undefined {
  if (alert === undefined || alert.matchingRound !== answer.matchingRound) return undefined;
  const alertedAt = Date.parse(alert.alertedAt);
  const answers = updates
    .filter(
      ({ updateTypeName, data }) =>
        updateTypeName === 'availability_submitted' && data.technicianId === alert.technicianId,
    )
    .map(({ createdAt }) => Date.parse(createdAt))
    .filter((at) => at >= alertedAt && at <= Date.parse(answer.at));
  if (answers.length === 0) return undefined;
  const minutes = (Math.min(...answers) - alertedAt) / 60_000;
  return {
    technicianId: alert.technicianId,
    add: { alertsAnswered: 1, minutesToAnswer: Math.round(minutes * 100) / 100 },
    addOneTo: {},
  };
}

/** A completed job; with photos if the technician, or the completion itself, added one. */
export function jobCompleted({
  order,
  updates,
}: Pick<OrderRecord, 'order' | 'updates'>): StatsChange | undefined {
  const technicianId = order.schedule?.technician.id;
  if (technicianId === undefined) return undefined;
  const withPhotos = updates.some(
    (entry) =>
      (entry.updateTypeName === 'job_completed' || entry.user?.id === technicianId) &&
      filesIn(entry).some(({ type }) => type === 'image'),
  );
  const { brand, product } = order.equipment;
  return {
    technicianId,
    add: { jobsCompleted: 1, ...(withPhotos && { jobsWithPhotos: 1 }) },
    addOneTo: { jobsByBrand: namesOf(brand), jobsByProduct: namesOf(product) },
  };
}

/** A review of the job; undefined while there is none. */
export function jobReviewed({ order }: Pick<OrderRecord, 'order'>): StatsChange | undefined {
  const { review, schedule } = order;
  if (review === null || schedule === null) return undefined;
  return {
    technicianId: schedule.technician.id,
    add: {
      reviews: 1,
      ratingSum: review.rating,
      ...(review.rating >= 4 && { recommending: 1 }),
      ...(review.rating === 5 && { aboveAndBeyond: 1 }),
    },
    addOneTo: { attributeCounts: [...new Set(review.attributes)] },
  };
}

function namesOf(name: string | null): readonly string[] {
  const folded = foldMachineName(name ?? '');
  return folded === '' ? [] : [folded];
}
